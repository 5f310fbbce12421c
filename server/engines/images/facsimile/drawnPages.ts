import DataLoader from 'dataloader';

import type { RecordSet } from '#domain/records/core/record.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import type { PageImage, PageSource } from '../PageImage.ts';
import { facsimileVersion } from './drawFacsimile.ts';
import { facsimileBooks, type PlacedEntry } from './facsimileBooks.ts';
import { FACSIMILE_SIZE, layOutPage } from './layOutPage.ts';

/** Set, and number of the page within the whole set. */
const PAGE_ID = /^f-([A-Z0-9-]{2,40})-(\d{1,6})$/u;
/** Set, and number of the book within it. */
const BOOK_ID = /^fb-([A-Z0-9-]{2,40})-(\d{1,6})$/u;

/** Pages that are read together. */
const READ_AT_ONCE = 500;

interface DrawnPage {
  id: string;
  label: string;
  nos: readonly number[];
  book: number;
  position: number;
}

/** The entries of each page of a set. */
interface SetPages {
  generation: number;
  books: readonly { id: string; label: string; pages: readonly DrawnPage[] }[];
  pages: readonly DrawnPage[];
  pageOfRecord: ReadonlyMap<number, DrawnPage>;
}

async function readPages(db: Database, setId: string, generation: number): Promise<SetPages> {
  const entries = await db.rows<PlacedEntry>(
    `/* facsimiles.entries */ SELECT no, type, fields->>'EnumerationDistrict' AS district, fields->>'Piece' AS piece, fields->>'Parish' AS parish, fields->>'EventType' AS event,
       fields->>'EventYear' AS year, fields->>'Volume' AS volume, fields->>'Page' AS page, fields->>'EntryNumber' AS entry
     FROM record WHERE record_set_id = $1 AND generation = $2 ORDER BY no`,
    [setId, generation],
  );
  const pages: DrawnPage[] = [];
  const books = facsimileBooks(entries).map((book, at) => ({
    id: `fb-${setId}-${at + 1}`,
    label: book.label,
    pages: book.pages.map((page, index) => {
      const drawn = { ...page, id: `f-${setId}-${pages.length + 1}`, book: at, position: index + 1 };
      pages.push(drawn);
      return drawn;
    }),
  }));
  return {
    generation,
    books,
    pages,
    pageOfRecord: new Map(pages.flatMap((page) => page.nos.map((no) => [no, page] as const))),
  };
}

/**
 * Pages of the sample sets, drawn from their transcriptions. The page of each entry is worked out once for each
 * published generation of a set and kept in memory; what may be read of it is looked up each time.
 */
export function createDrawnPages(db: Database): PageSource {
  const known = new Map<string, Promise<SetPages>>();

  const describedSets = () => createRecordSetStore({ db }).described();

  async function pagesOf(
    setId: string,
    sets: ReadonlyMap<string, RecordSet> | null = null,
  ): Promise<{ set: RecordSet; pages: SetPages } | null> {
    const set = (sets ?? (await describedSets())).get(setId);
    const row = set?.isSample
      ? await db.one<{ generation: number }>(
          '/* facsimiles.generation */ SELECT live_generation AS generation FROM record_set WHERE id = $1 AND is_sample',
          [setId],
        )
      : null;
    if (!set || !row) return null;
    const present = await known.get(setId)?.catch(() => null);
    if (present?.generation === row.generation) return { set, pages: present };
    const reading = readPages(db, setId, row.generation);
    known.set(setId, reading);
    return { set, pages: await reading };
  }

  async function read(asked: readonly string[]): Promise<(PageImage | null)[]> {
    const sets = await describedSets();
    const setOf = (id: string): string => PAGE_ID.exec(id)?.[1] ?? '';
    const drawn = new Map(
      await Promise.all(
        [...new Set(asked.map(setOf))].map(async (setId) => [setId, await pagesOf(setId, sets)] as const),
      ),
    );
    const found = asked.flatMap((id) => {
      const ofSet = drawn.get(setOf(id));
      const page = ofSet?.pages.pages[Number(PAGE_ID.exec(id)?.[2]) - 1];
      const book = page && ofSet?.pages.books[page.book];
      return ofSet && book && page.id === id ? [{ set: ofSet.set, page, book }] : [];
    });
    const nos = [...new Set(found.flatMap(({ page }) => page.nos))];
    const ids = new Map(
      nos.length === 0
        ? []
        : (
            await db.rows<{ no: number; id: string }>(
              '/* facsimiles.ids */ SELECT no, id FROM record WHERE no = ANY($1::bigint[])',
              [nos],
            )
          ).map((row) => [row.no, row.id]),
    );
    // Null where a record is closed or gone: its line stays empty, and is covered like any other closed line.
    const records = new Map((await createRecordStore({ db }).byNumbers(nos)).map((record, at) => [nos[at], record]));
    const pages = new Map(
      found.map(({ set, page, book }): [string, PageImage] => {
        const { lines } = layOutPage(page.nos.length);
        const fieldsOf = (no: number) => {
          const record = records.get(no);
          return !record || record.isClosed ? null : record.fields;
        };
        const content = {
          recordSet: { name: set.name, type: set.type, subcategory: set.subcategory },
          book: book.label,
          page: page.label,
          rows: page.nos.map(fieldsOf),
        };
        return [
          page.id,
          {
            id: page.id,
            owner: { kind: 'set', recordSet: set },
            bookId: book.id,
            bookLabel: book.label,
            label: page.label,
            position: page.position,
            ...FACSIMILE_SIZE,
            lines: page.nos.map((no, at) => ({
              recordId: ids.get(no) ?? '',
              region: lines[at] ?? null,
              isClosed: content.rows[at] === null,
            })),
            pixels: { kind: 'drawing', version: facsimileVersion(content), paperSeed: book.label, content },
          },
        ];
      }),
    );
    return asked.map((id) => pages.get(id) ?? null);
  }

  // As of pages that are stored: asked for together, read together, and not remembered.
  const together = new DataLoader<string, PageImage | null>(read, { cache: false, maxBatchSize: READ_AT_ONCE });

  return {
    page: async (id) => (PAGE_ID.test(id) ? together.load(id) : null),

    async book(id) {
      const [, setId = '', number = ''] = BOOK_ID.exec(id) ?? [];
      const found = setId === '' ? null : await pagesOf(setId);
      const book = found?.pages.books[Number(number) - 1];
      if (!found || book?.id !== id) return null;
      return {
        id,
        label: book.label,
        owner: { kind: 'set', recordSet: found.set },
        pages: book.pages.map((page) => ({ id: page.id, label: page.label, ...FACSIMILE_SIZE })),
      };
    },

    async pageOf(recordId) {
      const row = await db.one<{ no: number; record_set_id: string }>(
        '/* facsimiles.record */ SELECT no, record_set_id FROM record_live WHERE id = $1',
        [recordId],
      );
      const found = row && (await pagesOf(row.record_set_id));
      return (found && found.pages.pageOfRecord.get(row.no)?.id) ?? null;
    },

    async withPages(recordIds) {
      const rows = await db.rows<{ id: string }>(
        `/* facsimiles.withPages */ SELECT r.id FROM record_live r JOIN record_set s ON s.id = r.record_set_id WHERE r.id = ANY($1::text[]) AND s.is_sample`,
        [recordIds],
        PREPARED,
      );
      return new Set(rows.map(({ id }) => id));
    },
  };
}
