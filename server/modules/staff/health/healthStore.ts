import type { LateJobs } from '#server/modules/kernel/graphql/types.generated.ts';
import { JOBS_SQL } from '#server/modules/staff/jobs/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Minutes after which something that waits is late. */
const LATE = "interval '15 minutes'";

const LATE_MAIL = `delivered_at IS NULL AND given_up_at IS NULL AND queued_at < now() - ${LATE} AND expires_at > now()`;
const LOST_MAIL = `given_up_at > now() - interval '7 days'`;
/** The emails of the outbox that are counted as late or lost. */
export const TROUBLED_MAIL = `(${LATE_MAIL} OR ${LOST_MAIL})`;

/** Emails that wait too long, or were given up. */
interface MailCounts {
  lateMails: number;
  lostMails: number;
}

/** What the database knows of how the site is. */
export function createHealthStore({ db }: { db: Database }) {
  return {
    databaseBytes: async (): Promise<number> =>
      (await db.one<{ bytes: number }>('/* siteHealth.size */ SELECT pg_database_size(current_database()) AS bytes'))
        ?.bytes ?? 0,

    mails: async (): Promise<MailCounts> =>
      (await db.one<MailCounts>(
        `/* siteHealth.mails */ SELECT count(*) FILTER (WHERE ${LATE_MAIL})::int AS "lateMails",
           count(*) FILTER (WHERE ${LOST_MAIL})::int AS "lostMails" FROM outbox`,
      )) ?? { lateMails: 0, lostMails: 0 },

    /**
     * Kinds with something late or failed; pages of newspapers wait as long as there are many, so they are only counted
     * when they fail.
     */
    lateJobs: (): Promise<LateJobs[]> =>
      db.rows<LateJobs>(
        `/* siteHealth.jobs */ SELECT kind, late, failed FROM (
           SELECT kind, count(*) FILTER (WHERE stage = 'WAITING' AND created_at < now() - ${LATE})::int AS late, count(*) FILTER (WHERE stage = 'FAILED')::int AS failed FROM (${JOBS_SQL}) AS job GROUP BY kind
         ) AS counted WHERE late + failed > 0 ORDER BY kind`,
      ),
  };
}
