import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

/** What becomes of a job. */
export type JobStage = 'waiting' | 'done' | 'failed' | 'cancelled';

/** How long the file of a job is kept. */
export const JOB_KEPT = `interval '24 hours'`;

/** Jobs of one kind that a member may have waiting. */
const MOST_WAITING = 3;

/** Seconds until a ticket opens nothing any more: the browser uses it at once. */
const TICKET_SECONDS = 60;

/**
 * A job that was taken. Its fence is higher each time; a copy of the server with an older one can write nothing any
 * more.
 */
export interface TakenJob {
  id: number;
  fence: number;
}

/**
 * The state of jobs, each a row of a table with the columns `id`, `member_id`, `stage`, `problem`, `steps_done`,
 * `steps`, `attempts`, `fence`, `leased_until`, `ticket_hash`, `ticket_until`, `created_at` and `changed_at`.
 * @param table - its name. @param name - what its statements are called. @param mostKept - jobs that are kept for a
 * member
 */
export const jobRows = (table: string, name: string, mostKept: number) => ({
  /**
   * Asks for a job. Who asks for more than are kept loses the oldest.
   * @param insert - puts its row in, and answers it. @returns that row; null when the member has too many waiting
   */
  open: <Row extends { id: number }>(
    db: Database,
    memberId: number,
    insert: (tx: Database) => Promise<Row | null>,
  ): Promise<Row | null> =>
    db.transaction(async (tx) => {
      await lockLimit(tx, `${name} of ${memberId}`);
      const hasRoom = await tx.one(
        `/* ${name}.room */ SELECT 1 AS one WHERE (SELECT count(*) FROM ${table} WHERE member_id = $1 AND stage = 'waiting') < $2`,
        [memberId, MOST_WAITING],
      );
      const row = hasRoom && (await insert(tx));
      await tx.rows(
        `/* ${name}.forgetOldest */ DELETE FROM ${table} WHERE member_id = $1 AND stage <> 'waiting' AND id <= (SELECT id FROM ${table} WHERE member_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)`,
        [memberId, mostKept],
      );
      return row;
    }),

  /**
   * Takes a job for so many seconds and counts the attempt.
   * @returns how often it was tried, and its fence; null when another copy of the server was faster.
   */
  lease: (db: Database, id: number, seconds: number): Promise<{ attempts: number; fence: number } | null> =>
    db.one<{ attempts: number; fence: number }>(
      `/* ${name}.lease */ UPDATE ${table} SET leased_until = now() + make_interval(secs => $2), attempts = attempts + 1, fence = fence + 1 WHERE id = $1 AND stage = 'waiting' AND leased_until < now() RETURNING attempts, fence`,
      [id, seconds],
    ),

  /**
   * Says how far a job is and keeps it leased. False when it was called off, what it is about was deleted, or another
   * copy has taken it over.
   */
  progress: async (
    db: Database,
    { id, fence }: TakenJob,
    { done, of }: { done: number; of: number },
    seconds: number,
  ): Promise<boolean> =>
    (await db.one(
      `/* ${name}.progress */ UPDATE ${table} SET steps_done = $2, steps = $3, leased_until = now() + make_interval(secs => $4) WHERE id = $1 AND fence = $5 AND stage = 'waiting' RETURNING 1 AS one`,
      [id, done, of, seconds, fence],
    )) !== null,

  /** Gives a lease up, so that the next look takes the job on. @param isCounted - whether the attempt counts */
  async release(db: Database, { id, fence }: TakenJob, isCounted: boolean): Promise<void> {
    await db.rows(
      `/* ${name}.release */ UPDATE ${table} SET leased_until = '-infinity', attempts = attempts - $2::int WHERE id = $1 AND fence = $3`,
      [id, isCounted ? 0 : 1, fence],
    );
  },

  /** Says why there will be no file. */
  async fail(db: Database, { id, fence }: TakenJob, problem: string): Promise<void> {
    await db.rows(
      `/* ${name}.fail */ UPDATE ${table} SET stage = 'failed', problem = $2, changed_at = now() WHERE id = $1 AND fence = $3 AND stage = 'waiting'`,
      [id, problem, fence],
    );
  },

  /** Ends every lease. Only for the one server of a database, before it starts: anyone who held them has died. */
  async endLeases(db: Database): Promise<void> {
    await db.rows(`/* ${name}.endLeases */ UPDATE ${table} SET leased_until = '-infinity' WHERE stage = 'waiting'`);
  },

  /** Deletes what is kept no longer, or was called off. */
  async forgetOld(db: Database): Promise<void> {
    await db.rows(
      `/* ${name}.forget */ DELETE FROM ${table} WHERE created_at < now() - ${JOB_KEPT} OR (stage = 'cancelled' AND changed_at < now() - interval '10 minutes')`,
    );
  },

  /** A ticket for one download of a finished file. Null where there is none. */
  async issueTicket(db: Database, memberId: number, id: number): Promise<string | null> {
    const { token, hash } = newLinkToken();
    const row = await db.one(
      `/* ${name}.issueTicket */ UPDATE ${table} SET ticket_hash = $3, ticket_until = now() + make_interval(secs => $4) WHERE id = $2 AND member_id = $1 AND stage = 'done' AND created_at > now() - ${JOB_KEPT} RETURNING 1 AS one`,
      [memberId, id, hash, TICKET_SECONDS],
    );
    return row && token;
  },

  /**
   * What a ticket opens; it is used up by asking. Null for one that is used, too old or never was.
   * @param columns - of the table, as they are wanted
   */
  async takeTicket<File extends object>(db: Database, ticket: string, columns: string): Promise<File | null> {
    const row = await db.one<File & { isGood: boolean }>(
      `/* ${name}.takeTicket */ UPDATE ${table} SET ticket_hash = NULL, ticket_until = NULL FROM (SELECT id AS taken, ticket_until AS until FROM ${table} WHERE ticket_hash = $1) AS asked
       WHERE id = taken AND ticket_hash = $1 AND stage = 'done' RETURNING ${columns}, until > now() AND created_at > now() - ${JOB_KEPT} AS "isGood"`,
      [linkTokenHash(ticket)],
    );
    return row?.isGood ? row : null;
  },
});
