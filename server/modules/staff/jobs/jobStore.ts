import type { StaffJobCount, StaffJobKind, StaffJobStage } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { JOBS_SQL } from './jobRowsSql.ts';

/** Jobs on a page. */
export const JOBS_ON_PAGE = 25;

/** A job as the database knows it. */
export interface StoredJob {
  kind: StaffJobKind;
  id: string;
  stage: StaffJobStage;
  memberId: number | null;
  format: string | null;
  stepsDone: number;
  steps: number | null;
  attempts: number;
  problem: string | null;
  createdAt: Date | null;
}

/** Jobs of every kind, as staff see them. */
export function createJobStore({ db }: { db: Database }) {
  return {
    /** How many there are of each kind in each stage; none is left out. */
    counts: (): Promise<StaffJobCount[]> =>
      db.rows<StaffJobCount>(
        `/* staffJobs.counts */ SELECT kind, stage, count(*)::int AS count FROM (${JOBS_SQL}) job GROUP BY kind, stage ORDER BY kind, stage`,
      ),

    /** One page of them, the latest change first. @param page - from 1 */
    list: (kind: StaffJobKind | null, stage: StaffJobStage | null, page: number): Promise<StoredJob[]> =>
      db.rows<StoredJob>(
        `/* staffJobs.list */ SELECT kind, id, stage, member_id AS "memberId", format, steps_done AS "stepsDone", steps, attempts, problem, created_at AS "createdAt" FROM (${JOBS_SQL}) job
         WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR stage = $2) ORDER BY changed_at DESC NULLS LAST, kind, length(id) DESC, id DESC LIMIT ${JOBS_ON_PAGE} OFFSET $3`,
        [kind, stage, (page - 1) * JOBS_ON_PAGE],
      ),
  };
}
