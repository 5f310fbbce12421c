import { compareMovements, type Difference, type Movement } from '#domain/billing/reconciliation/compareMovements.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { Database } from '#server/platform/db/database.ts';

import { closeGone, keepDifferences } from './differenceStore.ts';
import { ourMovements, type OurMovement } from './ourMovements.ts';

/** What one run is of. */
export interface ReconcileOptions {
  db: Database;
  processor: PaymentProcessor;
  /** The wall clock. */
  now: Date;
  days: number;
  /** Date of the nightly run; null for one that an operator starts. */
  night?: string | null;
}

/** What one run found. */
export interface Reconciled {
  /** Movements that the processor listed. */
  theirs: number;
  differences: readonly Difference[];
  /** Differences of earlier runs that are gone. */
  gone: number;
}

/** What is younger may be under way: the two books are written one after the other. */
const SETTLING_MS = 3_600_000;

async function start(
  db: Database,
  { processor, since, until, night }: { processor: string; since: Date; until: Date; night: string | null },
): Promise<number | null> {
  const run = await db.one<{ id: number }>(
    '/* reconcile.start */ INSERT INTO reconciliation_run (processor, night, since, until) VALUES ($1, $2, $3, $4) ON CONFLICT (processor, night) DO NOTHING RETURNING id',
    [processor, night, since, until],
  );
  return run?.id ?? null;
}

/**
 * Compares all the processor's movements of some days, up to an hour ago, with ours. Differences are kept for a person;
 * those that are gone are closed. Nothing else is changed.
 * @returns null when this night's run was made already, by whichever copy of the server.
 * @throws ProcessorUnreachable when the processor gives no answer; then the run counts as not made.
 */
export async function reconcile({
  db,
  processor,
  now,
  days,
  night = null,
}: ReconcileOptions): Promise<Reconciled | null> {
  const until = new Date(now.getTime() - SETTLING_MS);
  const since = new Date(until.getTime() - days * DAY_MS);
  const run = await start(db, { processor: processor.name, since, until, night });
  if (run === null) return null;
  try {
    const theirs: Movement[] = [];
    for await (const movement of processor.movements(since, until)) theirs.push(movement);
    const ids = theirs.map(({ id }) => id);
    const references = theirs.flatMap(({ reference }) => reference ?? []);
    const ours = await ourMovements(db, { processor: processor.name, since, until, ids, references });
    const mustBeThere = (movement: Movement) =>
      (movement as OurMovement).createdAt >= since && (movement as OurMovement).changedAt < until;
    const differences = compareMovements(theirs, ours, mustBeThere);
    const gone = await db.transaction(async (tx) => {
      await keepDifferences(tx, processor.name, differences);
      await tx.rows(
        '/* reconcile.finish */ UPDATE reconciliation_run SET theirs = $2, differences = $3, finished_at = now() WHERE id = $1',
        [run, theirs.length, differences.length],
      );
      return closeGone(tx, processor.name, differences, [
        ...ids,
        ...ours.flatMap(({ id, reference }) => [id, reference ?? '']).filter((seen) => seen !== ''),
      ]);
    });
    return { theirs: theirs.length, differences, gone };
  } catch (error) {
    await db.rows('/* reconcile.undo */ DELETE FROM reconciliation_run WHERE id = $1', [run]);
    throw error;
  }
}
