import { dayNumber } from '#domain/newspapers/search/dayNumber.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import type { ArticleSource, IndexedArticle } from '#server/engines/articles/articleSearch.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Records that are read in one go: documents are long. */
const BATCH = 100;
/** A set may be marked as published a moment before that can be seen. */
const MARGIN_MS = 10_000;

interface DocumentRow {
  no: number;
  id: string;
  setId: string;
  fields: RecordFields;
  addedOn: string;
}

const toIndexed = ({ no, id, setId, fields, addedOn }: DocumentRow): IndexedArticle => ({
  no,
  id,
  titleId: setId,
  // So that a search can be narrowed to the records of a page.
  issueId: String(no),
  pageIds: [],
  firstPage: 0,
  day: 0,
  county: '',
  region: '',
  country: '',
  placeId: null,
  kind: 'document',
  access: '',
  addedOn: dayNumber(addedOn),
  quality: null,
  isCorrected: false,
  headline: '',
  text: textOf(fields, 'FullText') ?? '',
  alternatives: [],
});

/**
 * The long documents of published, open records. A record has another number in each generation of its set; those of an
 * earlier one stay in the index and are passed over, as the index of records no longer has them. So are records closed
 * since.
 */
export function createDocumentSource(db: Database): ArticleSource {
  /** Documents of sets published from a moment on, ascending by number, batch by batch. */
  async function* read(afterNo: number, fromMs: number): AsyncGenerator<IndexedArticle> {
    for (let last = afterNo; ;) {
      const rows = await db.rows<DocumentRow>(
        `/* documents.records */ SELECT r.no, r.id, r.record_set_id AS "setId", jsonb_build_object('FullText', r.fields->'FullText') AS fields, r.added_on::text AS "addedOn"
         FROM record_set s JOIN record r ON r.record_set_id = s.id AND r.generation = s.live_generation
         WHERE r.fields ? 'FullText' AND NOT r.is_closed AND r.no > $1 AND s.published_at >= to_timestamp($2::double precision / 1000) ORDER BY r.no LIMIT ${BATCH}`,
        [last, fromMs],
      );
      yield* rows.map(toIndexed);
      const end = rows.at(-1);
      if (rows.length < BATCH || !end) return;
      last = end.no;
    }
  }

  return {
    since: (no) => read(no, 0),
    changedAfter: (change) => read(0, change - MARGIN_MS),
    lastChange: async () => {
      const row = await db.one<{ at: number }>(
        `/* documents.lastChange */ SELECT coalesce(floor(extract(epoch FROM max(s.published_at)) * 1000), 0)::float8 AS at FROM record_set s
         WHERE EXISTS (SELECT 1 FROM record r WHERE r.record_set_id = s.id AND r.generation = s.live_generation AND r.fields ? 'FullText')`,
      );
      return row?.at ?? 0;
    },
    // Texts that name a person whose record was closed since.
    withheld: async () =>
      (
        await db.rows<{ no: number }>(
          `/* documents.masked */ SELECT no FROM record WHERE whole_fields IS NOT NULL AND whole_fields ? 'FullText' AND NOT fields ? 'FullText' ORDER BY no`,
        )
      ).map(({ no }) => no),
    // People have transcribed these texts: nothing in them is taken for a misreading.
    lesson: () => Promise.resolve({ no: 0, costs: [] }),
    lateWords: () => Promise.resolve([]),
    async *knownWords() {
      // None.
    },
  };
}
