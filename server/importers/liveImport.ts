import type { Database } from '#server/platform/db/database.ts';

import type { Comparison } from './comparison/describeComparison.ts';

/** What readers have of a set, as the import that brought it left it. */
export interface LiveImport {
  generation: number;
  accepted: number;
  closed: number;
  rejected: number;
  /** With what they had before; null for a first import. */
  comparison: Comparison | null;
}

/** The import whose records readers have; null where they have none. */
export const liveImport = (db: Pick<Database, 'one'>, recordSetId: string): Promise<LiveImport | null> =>
  db.one<LiveImport>(
    `/* imports.live */ SELECT i.generation, i.accepted::int AS accepted, i.rejected::int AS rejected, i.comparison,
       (SELECT count(*)::int FROM record r WHERE r.record_set_id = s.id AND r.generation = i.generation AND r.is_closed) AS closed
     FROM record_set s JOIN record_import i ON i.record_set_id = s.id AND i.generation = s.live_generation WHERE s.id = $1`,
    [recordSetId],
  );
