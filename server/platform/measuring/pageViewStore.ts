import type { StoredPageView } from '#domain/site/measuring/readPageView.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A view of a person who allows performance cookies. */
export interface SingleView extends StoredPageView {
  seenAt: Date;
  isMember: boolean;
  /** Hash of the visit id; null when there was none. */
  visit: string | null;
}

/** Views of one page on one day, UTC, as `YYYY-MM-DD`. */
export interface DayCount {
  day: string;
  path: string;
  views: number;
}

/** Days after which single views are removed. */
export const KEPT_DAYS = 90;

/** Adds views to the counts of their days and stores the single ones, all or nothing. */
export async function storePageViews(
  db: Database,
  counts: readonly DayCount[],
  singles: readonly SingleView[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // In one order, so that two copies of the server never wait for each other.
    const sorted = [...counts].sort((a, b) => (`${a.day}${a.path}` < `${b.day}${b.path}` ? -1 : 1));
    await tx.rows(
      `/* measuring.countViews */ INSERT INTO page_view_count (day, path, views)
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS given (day date, path text, views bigint)
       ON CONFLICT (day, path) DO UPDATE SET views = page_view_count.views + excluded.views`,
      [JSON.stringify(sorted)],
    );
    if (singles.length === 0) return;
    await tx.rows(
      `/* measuring.storeViews */ INSERT INTO page_view (seen_at, path, query_keys, source, is_member, visit)
       SELECT date_trunc('minute', "seenAt"), path, ARRAY(SELECT jsonb_array_elements_text("queryKeys")), source, "isMember", visit
       FROM jsonb_to_recordset($1::jsonb) AS given ("seenAt" timestamptz, path text, "queryKeys" jsonb, source text, "isMember" boolean, visit text)`,
      [JSON.stringify(singles)],
    );
  });
}

/** Removes single views that are older than they are kept for. */
export async function removeOldViews(db: Database): Promise<void> {
  await db.rows(`/* measuring.sweep */ DELETE FROM page_view WHERE seen_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
}
