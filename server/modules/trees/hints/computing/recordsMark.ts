import type { Database } from '#server/platform/db/database.ts';

/** SQL of a text that another generation or revision of any published set changes. */
export const RECORDS_MARK = `(SELECT coalesce(md5(string_agg(s.id || ' ' || s.live_generation || ' ' || s.revision, ',' ORDER BY s.id)), '') FROM record_set s WHERE s.live_generation IS NOT NULL)`;

/** The mark of everything published now. */
export const recordsMark = async (db: Database): Promise<string> =>
  (await db.one<{ mark: string }>(`/* hintQueue.mark */ SELECT ${RECORDS_MARK} AS mark`))?.mark ?? '';
