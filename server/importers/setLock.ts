import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Leased, withLease } from '#server/platform/jobs/withLease.ts';

/** A killed import is given up after so long; the next one waits that long for it. */
const SECONDS = 4;
const PATIENCE_MS = 5_000;

/** Someone else imports into the set, or has just renamed it: the same works later. */
export class SetBusy extends UserError {}

/**
 * Runs work while no one else imports into that set, from any process or machine.
 *
 * @throws SetBusy when another import of the set is under way. @throws LeaseLost when one took this one over while its
 * process was paused.
 */
export const withSetLock = <Result>(
  db: Database,
  recordSetId: string,
  work: (leased: Leased) => Promise<Result>,
): Promise<Result> =>
  withLease(
    db,
    `import ${recordSetId}`,
    {
      seconds: SECONDS,
      patienceMs: PATIENCE_MS,
      orElse: (): never => {
        throw new SetBusy(`Another import into ${recordSetId} is under way: wait for it, or stop it first.`);
      },
    },
    work,
  );
