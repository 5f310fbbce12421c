import DataLoader from 'dataloader';

import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { MOST_PAGES_OF_BOOK } from '#domain/records/books/bookLimits.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { closedRegions } from '#server/engines/newspapers/closedZones.ts';
import { accessOfIssues } from '#server/engines/newspapers/issueAccess.ts';
import { isPageOpen } from '#server/engines/search/records/closures.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import { NEWSPRINT_VERSION } from './drawNewsprint.ts';
import type { NewsprintContent } from './newsprint.ts';
import type { PagedIssue, PageImage, PageLine, PageOwner, PageSource } from './PageImage.ts';

const PAGE_ID = /^p-[a-z2-7]{20}$/u;
const BOOK_ID = /^b-(\d{1,15})$/u;

/** Pages that are read in one statement. */
const READ_AT_ONCE = 500;

interface PageRow {
  id: string;
  book_id: number;
  book_label: string;
  record_set_id: string | null;
  issue_id: string | null;
  position: number;
  label: string;
  width: number;
  height: number;
  content_hash: string;
  drawing: NewsprintContent | null;
}

interface LineRow {
  image_id: string;
  record_id: string;
  x: number | null;
  y: number | null;
  width: number | null;
  height: number | null;
  is_open: boolean;
}

/** Page images that are stored: files that an operator has imported, and printed pages that are drawn on demand. */
export function createStoredPages(db: Database): PageSource {
  const describedSets = () => createRecordSetStore({ db }).described();

  async function ownerOf(
    { record_set_id: setId, issue_id: issueId }: Pick<PageRow, 'record_set_id' | 'issue_id'>,
    sets: ReadonlyMap<string, RecordSet> | null = null,
  ): Promise<PageOwner | null> {
    if (setId !== null) {
      const recordSet = (sets ?? (await describedSets())).get(setId);
      return recordSet ? { kind: 'set', recordSet } : null;
    }
    if (issueId === null) return null;
    const title = await db.one<Pick<PagedIssue, 'titleName' | 'sourceNote' | 'attribution'>>(
      '/* images.issue */ SELECT t.name AS "titleName", t.source_note AS "sourceNote", t.attribution FROM open_issue i JOIN newspaper_title t ON t.id = i.title_id WHERE i.id = $1',
      [issueId],
    );
    const access = (await accessOfIssues(db, [issueId])).get(issueId);
    return title && access ? { kind: 'issue', issueId, ...title, access } : null;
  }

  async function linesOf(imageIds: readonly string[]): Promise<ReadonlyMap<string, PageLine[]>> {
    // A record that is no longer here may have been taken away for good reason: its line stays covered. So does one
    // whose transcript leaves a name out: the line shows it.
    const rows =
      imageIds.length === 0
        ? []
        : await db.rows<LineRow>(
            `/* images.lines */ SELECT i.image_id, i.record_id, i.x, i.y, i.width, i.height, (r.id IS NOT NULL AND NOT r.is_closed AND r.whole_fields IS NULL) AS is_open
       FROM record_image i LEFT JOIN record_live r ON r.id = i.record_id
       WHERE i.image_id = ANY($1::text[]) ORDER BY i.image_id, i.y NULLS LAST, i.x, i.record_id`,
            [imageIds],
          );
    const lines = new Map<string, PageLine[]>();
    for (const { image_id: imageId, record_id: recordId, x, y, width, height, is_open: isOpen } of rows) {
      pushTo(lines, imageId, {
        recordId,
        isClosed: !isOpen,
        region: x === null || y === null || width === null || height === null ? null : { x, y, width, height },
      });
    }
    return lines;
  }

  async function read(ids: readonly string[]): Promise<(PageImage | null)[]> {
    const rows = await db.rows<PageRow>(
      `/* images.pages */ SELECT p.id, p.book_id, b.label AS book_label, b.record_set_id, b.issue_id, p.position, p.label, p.width, p.height, p.content_hash, p.drawing
       FROM page_image p JOIN image_book b ON b.id = p.book_id LEFT JOIN record_set s ON s.id = b.record_set_id
       WHERE p.id = ANY($1::text[]) AND ${isPageOpen('p', 'b', 's', '$2')}`,
      [ids, dayOf(new Date())],
    );
    const ofSets = rows.flatMap(({ id, record_set_id: setId }) => (setId === null ? [] : [id]));
    const [sets, lines] = ofSets.length === 0 ? [null, null] : [await describedSets(), await linesOf(ofSets)];
    const pages = await Promise.all(
      rows.map(async (row): Promise<PageImage | null> => {
        const owner = await ownerOf(row, sets);
        return (
          owner && {
            id: row.id,
            owner,
            bookId: `b-${row.book_id}`,
            bookLabel: row.book_label,
            label: row.label,
            position: row.position,
            width: row.width,
            height: row.height,
            pixels:
              row.drawing === null
                ? { kind: 'file', contentHash: row.content_hash }
                : {
                    kind: 'drawing',
                    version: `${NEWSPRINT_VERSION} ${row.content_hash}`,
                    paperSeed: `${row.book_label} ${row.position}`,
                    content: row.drawing,
                  },
            lines:
              owner.kind === 'issue'
                ? (await closedRegions(db, row.id, row)).map((region) => ({ recordId: null, isClosed: true, region }))
                : (lines?.get(row.id) ?? []),
          }
        );
      }),
    );
    const found = new Map(pages.flatMap((page) => (page ? [[page.id, page]] : [])));
    return ids.map((id) => found.get(id) ?? null);
  }

  // Lists of clippings ask for thousands at once. Nothing is remembered: what may be seen of a page is looked up each
  // time.
  const pages = new DataLoader<string, PageImage | null>(read, { cache: false, maxBatchSize: READ_AT_ONCE });

  return {
    page: async (id) => (PAGE_ID.test(id) ? pages.load(id) : null),

    async book(id) {
      const [, no] = BOOK_ID.exec(id) ?? [];
      if (no === undefined) return null;
      const row = await db.one<Pick<PageRow, 'label' | 'record_set_id' | 'issue_id'>>(
        '/* images.book */ SELECT label, record_set_id, issue_id FROM image_book WHERE id = $1',
        [no],
      );
      const owner = row && (await ownerOf(row));
      if (!owner) return null;
      const pages = await db.rows<{ id: string; label: string; width: number; height: number }>(
        `/* images.bookPages */ SELECT p.id, p.label, p.width, p.height FROM page_image p JOIN image_book b ON b.id = p.book_id LEFT JOIN record_set s ON s.id = b.record_set_id
         WHERE p.book_id = $1 AND ${isPageOpen('p', 'b', 's', '$2')} ORDER BY p.position LIMIT ${MOST_PAGES_OF_BOOK}`,
        [no, dayOf(new Date())],
      );
      // All of its pages are closed.
      return owner.kind === 'set' && pages.length === 0 ? null : { id, label: row.label, owner, pages };
    },

    async pageOf(recordId) {
      const row = await db.one<{ id: string }>(
        `/* images.pageOf */ SELECT p.id FROM record_image i JOIN page_image p ON p.id = i.image_id JOIN image_book b ON b.id = p.book_id LEFT JOIN record_set s ON s.id = b.record_set_id
         WHERE i.record_id = $1 AND ${isPageOpen('p', 'b', 's', '$2')} ORDER BY p.book_id, p.position LIMIT 1`,
        [recordId, dayOf(new Date())],
      );
      return row?.id ?? null;
    },

    async withPages(recordIds) {
      const rows = await db.rows<{ id: string }>(
        `/* images.withPages */ SELECT DISTINCT i.record_id AS id FROM record_image i JOIN page_image p ON p.id = i.image_id JOIN image_book b ON b.id = p.book_id LEFT JOIN record_set s ON s.id = b.record_set_id
         WHERE i.record_id = ANY($1::text[]) AND ${isPageOpen('p', 'b', 's', '$2')}`,
        [recordIds, dayOf(new Date())],
        PREPARED,
      );
      return new Set(rows.map(({ id }) => id));
    },
  };
}
