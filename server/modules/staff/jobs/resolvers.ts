import { askedPage } from '#server/modules/kernel/graphql/askedPage.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  ImportRun,
  Resolvers,
  StaffJob,
  StaffJobKind,
  StaffJobCount,
  StaffJobStage,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { createImportRunStore, REJECTS_ON_PAGE, RUNS_ON_PAGE, type StoredRun } from './importRunStore.ts';
import { isStoppable, retryJob, stopImport, stopJob } from './jobChanges.ts';
import { JOBS_SQL } from './jobRowsSql.ts';

/** Jobs on a page. */
const JOBS_ON_PAGE = 25;

/** A job as the database knows it. */
interface StoredJob {
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
  mayRetry: boolean;
}

/** Jobs of every kind, as staff see them. */
function createJobStore({ db }: { db: Database }) {
  return {
    /** How many there are of each kind in each stage; none is left out. */
    counts: (): Promise<StaffJobCount[]> =>
      db.rows<StaffJobCount>(
        `/* staffJobs.counts */ SELECT kind, stage, count(*)::int AS count FROM (${JOBS_SQL}) job GROUP BY kind, stage ORDER BY kind, stage`,
      ),

    /** One page of them, the latest change first. @param page - from 1 */
    list: (kind: StaffJobKind | null, stage: StaffJobStage | null, page: number): Promise<StoredJob[]> =>
      db.rows<StoredJob>(
        `/* staffJobs.list */ SELECT kind, id, stage, member_id AS "memberId", format, steps_done AS "stepsDone", steps, attempts, problem, created_at AS "createdAt", may_retry AS "mayRetry" FROM (${JOBS_SQL}) job
         WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR stage = $2) ORDER BY changed_at DESC NULLS LAST, kind, length(id) DESC, id DESC LIMIT ${JOBS_ON_PAGE} OFFSET $3`,
        [kind, stage, (page - 1) * JOBS_ON_PAGE],
      ),
  };
}

const toJob = ({ memberId, createdAt, ...job }: StoredJob): StaffJob => ({
  ...job,
  memberId: memberId === null ? null : String(memberId),
  createdAt: createdAt?.toISOString() ?? null,
  mayStop: ['WAITING', 'RUNNING', 'MEMBER'].includes(job.stage) && isStoppable(job.kind),
});

const toRun = ({ id, partsDone, parts, startedAt, finishedAt, ...run }: StoredRun): ImportRun => ({
  ...run,
  id: String(id),
  percent: parts === null || parts === 0 ? null : Math.min(100, Math.floor((100 * partsDone) / parts)),
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** Changes a job and writes it down, both or neither. */
function changeJob(
  context: RequestContext,
  what: 'job-retried' | 'job-stopped',
  kind: StaffJobKind,
  id: string,
): Promise<boolean> {
  const staffId = requireDuty(context, 'operations');
  return context.db.transaction(async (tx) => {
    const changed = await (what === 'job-retried' ? retryJob : stopJob)(tx, kind, id);
    if (changed)
      await recordStaffAct(tx, {
        staffId,
        duty: 'operations',
        what,
        memberId: changed.memberId,
        after: { kind, job: id },
      });
    return changed !== undefined;
  });
}

/** Jobs of the background and imports of operators, for staff. A page beyond the last is empty. */
export const jobResolvers: Resolvers = {
  Query: {
    staffJobs: async (_root, { kind = null, stage = null, page }, context) => {
      requireDuty(context, 'operations');
      const store = context.perRequest(createJobStore);
      const [counts, jobs] = await Promise.all([store.counts(), store.list(kind, stage, askedPage(page))]);
      const asked = counts.filter(
        (one) => (kind === null || one.kind === kind) && (stage === null || one.stage === stage),
      );
      return {
        counts,
        total: asked.reduce((sum, { count }) => sum + count, 0),
        pageSize: JOBS_ON_PAGE,
        jobs: jobs.map(toJob),
      };
    },
    importRuns: async (_root, { page }, context) => {
      requireDuty(context, 'operations');
      const store = context.perRequest(createImportRunStore);
      const [total, runs] = await Promise.all([store.total(), store.list(askedPage(page))]);
      return { total, pageSize: RUNS_ON_PAGE, runs: runs.map(toRun) };
    },
    importRejects: async (_root, { runId, page }, context) => {
      requireDuty(context, 'operations');
      const store = context.perRequest(createImportRunStore);
      const run = await store.find(storedId(runId));
      if (run === null) return null;
      const [total, rejects] = await Promise.all([store.keptRejects(run.id), store.rejects(run.id, askedPage(page))]);
      return { run: toRun(run), total, pageSize: REJECTS_ON_PAGE, rejects };
    },
  },
  Mutation: {
    retryJob: (_root, { kind, id }, context) => changeJob(context, 'job-retried', kind, id),
    stopJob: (_root, { kind, id }, context) => changeJob(context, 'job-stopped', kind, id),
    stopImport: (_root, { id }, context) => {
      const staffId = requireDuty(context, 'operations');
      return context.db.transaction(async (tx) => {
        const run = await stopImport(tx, storedId(id));
        if (run)
          await recordStaffAct(tx, {
            staffId,
            duty: 'operations',
            what: 'import-stopped',
            after: { import: storedId(id), subject: run.subject },
          });
        return run !== null;
      });
    },
  },
};
