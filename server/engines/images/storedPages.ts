import { closedRegions } from '#server/engines/newspapers/closedZones.ts';
import { accessOfIssues } from '#server/engines/newspapers/issueAccess.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import type { Database } from '#server/platform/db/database.ts';

import { NEWSPRINT_VERSION } from './newsprint/drawNewsprint.ts';
import type { NewsprintContent } from './newsprint/newsprint.ts';
import type { PagedIssue, PageOwner, PageSource } from './PageImage.ts';

const PAGE_ID = /^p-[a-z2-7]{20}$/u;
const BOOK_ID = /^b-(\d{1,15})$/u;

/** Most pages of one book that are listed; more than any volume has. */
const MOST_PAGES = 5_000;

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
  record_id: string;
  x: number | null;
  y: number | null;
  width: number | null;
  height: number | null;
  is_open: boolean;
}

/** Page images that are stored: files that an operator has imported, and printed pages that are drawn on demand. */
export function createStoredPages(db: Database): PageSource {
  async function ownerOf({ record_set_id: setId, issue_id: issueId }: Pick<PageRow, 'record_set_id' | 'issue_id'>): Promise<PageOwner | null> {
    if (setId !== null) {
      const recordSet = (await createRecordSetStore({ db }).described()).get(setId);
      return recordSet ? { kind: 'set', recordSet } : null;
    }
    if (issueId === null) return null;
    const title = await db.one<Pick<PagedIssue, 'titleName' | 'sourceNote' | 'attribution'>>(
      '/* images.issue */ SELECT t.name AS "titleName", t.source_note AS "sourceNote", t.attribution FROM newspaper_issue i JOIN newspaper_title t ON t.id = i.title_id WHERE i.id = $1',
      [issueId],
    );
    const access = (await accessOfIssues(db, [issueId])).get(issueId);
    return title && access ? { kind: 'issue', issueId, ...title, access } : null;
  }

  return {
    async page(id) {
      if (!PAGE_ID.test(id)) return null;
      const row = await db.one<PageRow>(
        `/* images.page */ SELECT p.id, p.book_id, b.label AS book_label, b.record_set_id, b.issue_id, p.position, p.label, p.width, p.height, p.content_hash, p.drawing
         FROM page_image p JOIN image_book b ON b.id = p.book_id WHERE p.id = $1`,
        [id],
      );
      const owner = row && (await ownerOf(row));
      if (!owner) return null;
      // A record that is no longer here may have been taken away for good reason: its line stays covered.
      const lines = await db.rows<LineRow>(
        `/* images.lines */ SELECT i.record_id, i.x, i.y, i.width, i.height, (r.id IS NOT NULL AND NOT r.is_closed) AS is_open
         FROM record_image i LEFT JOIN record_live r ON r.id = i.record_id
         WHERE i.image_id = $1 ORDER BY i.y NULLS LAST, i.x, i.record_id`,
        [id],
      );
      return {
        id: row.id,
        owner,
        bookId: `b-${row.book_id}`,
        bookLabel: row.book_label,
        label: row.label,
        position: row.position,
        width: row.width,
        height: row.height,
        pixels: row.drawing === null ? { kind: 'file', contentHash: row.content_hash } : { kind: 'drawing', version: `${NEWSPRINT_VERSION} ${row.content_hash}`, paperSeed: `${row.book_label} ${row.position}`, content: row.drawing },
        lines: owner.kind === 'issue' ? (await closedRegions(db, id, row)).map((region) => ({ recordId: null, isClosed: true, region })) : lines.map(({ record_id: recordId, x, y, width, height, is_open: isOpen }) => ({
          recordId,
          isClosed: !isOpen,
          region: x === null || y === null || width === null || height === null ? null : { x, y, width, height },
        })),
      };
    },

    async book(id) {
      const [, no] = BOOK_ID.exec(id) ?? [];
      if (no === undefined) return null;
      const row = await db.one<Pick<PageRow, 'label' | 'record_set_id' | 'issue_id'>>('/* images.book */ SELECT label, record_set_id, issue_id FROM image_book WHERE id = $1', [no]);
      const owner = row && (await ownerOf(row));
      if (!owner) return null;
      const pages = await db.rows<{ id: string; label: string; width: number; height: number }>(
        `/* images.bookPages */ SELECT id, label, width, height FROM page_image WHERE book_id = $1 ORDER BY position LIMIT ${MOST_PAGES}`,
        [no],
      );
      return { id, label: row.label, owner, pages };
    },

    async pageOf(recordId) {
      const row = await db.one<{ id: string }>(
        `/* images.pageOf */ SELECT p.id FROM record_image i JOIN page_image p ON p.id = i.image_id WHERE i.record_id = $1 ORDER BY p.book_id, p.position LIMIT 1`,
        [recordId],
      );
      return row?.id ?? null;
    },

    async withPages(recordIds) {
      const rows = await db.rows<{ id: string }>('/* images.withPages */ SELECT DISTINCT record_id AS id FROM record_image WHERE record_id = ANY($1::text[])', [recordIds]);
      return new Set(rows.map(({ id }) => id));
    },
  };
}
