import { setImmediate } from 'node:timers/promises';

import { likelyLines } from '#domain/newspapers/corrections/likelyLines.ts';
import { REVIEW_WORDS, type ReviewReason } from '#domain/newspapers/corrections/reviewReason.ts';
import { IMAGES_PATH } from '#server/engines/images/http/imageRoutes.ts';
import type { LinePicture, LostCorrection, QueuedCorrection } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { MEMBER_NAME } from './lineHistory.ts';
import { type LockedPage, readHeldPage } from './lockPage.ts';

/** Most of a queue that is listed: an afternoon's work. */
const MOST = 100;

interface QueueRow {
  id: number;
  pageId: string;
  memberName: string | null;
  madeAt: Date;
  before: string;
  after: string;
  imageId: string | null;
}

const COLUMNS = `c.id, c.page_id AS "pageId", ${MEMBER_NAME}, c.made_at AS "madeAt", c.before, c.after, page.image_id AS "imageId"`;
const PAGE = 'LEFT JOIN newspaper_page page ON page.id = c.page_id';

/** Corrections that an import left without a line: of each line the one in force, else the one that waits. */
export const LOST_LINES_SQL = `SELECT DISTINCT ON (c.page_id, c.lost_in, c.lost_line) ${COLUMNS}, c.lost_box AS box FROM line_correction c ${PAGE}
  WHERE c.line IS NULL AND c.state IN ('applied', 'waiting') ORDER BY c.page_id, c.lost_in, c.lost_line, c.state, c.changed_revision DESC NULLS LAST, c.id DESC`;

/** Pages of a queue, each read once. */
async function pagesOf(db: Database, rows: readonly QueueRow[]): Promise<ReadonlyMap<string, LockedPage>> {
  const pages = new Map<string, LockedPage>();
  for (const id of new Set(rows.map(({ pageId }) => pageId))) {
    const page = await readHeldPage(db, id);
    if (page) pages.set(id, page);
  }
  return pages;
}

function pictureOf(publicUrl: string, imageId: string | null, box: readonly number[] | null): LinePicture | null {
  const [x = 0, y = 0, width = 0, height = 0] = box ?? [];
  return imageId === null || width <= 0 || height <= 0
    ? null
    : { service: `${publicUrl}${IMAGES_PATH}/${imageId}`, x, y, width, height };
}

const shown = ({ id, madeAt, imageId: _image, ...row }: QueueRow) => ({
  ...row,
  id: String(id),
  madeAt: madeAt.toISOString(),
});

/** Corrections that wait for a curator, the longest waiting first. */
export async function reviewQueue(db: Database, publicUrl: string): Promise<QueuedCorrection[]> {
  const rows = await db.rows<QueueRow & { line: number; reason: ReviewReason }>(
    `/* corrections.queue */ SELECT ${COLUMNS}, c.line, c.review_reason AS reason FROM line_correction c ${PAGE} WHERE c.state = 'waiting' AND c.line IS NOT NULL ORDER BY c.id LIMIT ${MOST}`,
  );
  const pages = await pagesOf(db, rows);
  return rows.map(({ reason, line, ...row }) => {
    const page = pages.get(row.pageId);
    const box = page?.lines[line];
    return {
      ...shown(row),
      line,
      reason: REVIEW_WORDS[reason],
      current: page?.texts[line] ?? '',
      picture: pictureOf(publicUrl, row.imageId, box ? [box.x, box.y, box.width, box.height] : null),
    };
  });
}

/** Those of LOST_LINES_SQL, with the lines that may be theirs now. */
export async function lostQueue(db: Database, publicUrl: string): Promise<LostCorrection[]> {
  const rows = await db.rows<QueueRow & { box: number[] | null }>(
    `/* corrections.lost */ SELECT * FROM (${LOST_LINES_SQL}) AS lost ORDER BY id LIMIT ${MOST}`,
  );
  const pages = await pagesOf(db, rows);
  const queue: LostCorrection[] = [];
  for (const { box, ...row } of rows) {
    // Every line of a page is held against what was lost: others are answered in between.
    await setImmediate();
    const page = pages.get(row.pageId);
    const [x = 0, y = 0, width = 0, height = 0] = box ?? [];
    const likely = likelyLines(page?.lines ?? [], {
      texts: [row.before, row.after],
      box: box && { x, y, width, height },
    });
    queue.push({
      ...shown(row),
      picture: pictureOf(publicUrl, row.imageId, box),
      candidates: likely.map((line) => ({ line, text: page?.texts[line] ?? '' })),
    });
  }
  return queue;
}
