import { compareMovements, type Difference, type Movement } from '#domain/billing/reconciliation/compareMovements.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { Database } from '#server/platform/db/database.ts';

import { closeGone, keepDifferences } from './differenceStore.ts';

/** A movement of ours, with when it began and when it last changed. */
interface OurMovement extends Movement {
  createdAt: Date;
  changedAt: Date;
}

/** What is asked for. */
interface Asked {
  processor: string;
  since: Date;
  until: Date;
  /** The processor's ids of its movements; our rows that it named are in `references`. */
  ids: readonly string[];
  references: readonly string[];
}

/** Our payments, refunds and disputes of a stretch of time, and those that the processor named, of whatever time. */
const ourMovements = (db: Database, { processor, since, until, ids, references }: Asked): Promise<OurMovement[]> =>
  db.rows<OurMovement>(
    `/* reconcile.ours */ WITH named AS (
       SELECT * FROM payment WHERE processor = $1 AND ((created_at >= $2 AND created_at < $3) OR processor_id = ANY ($4) OR id::text = ANY ($5))
     )
     SELECT 'payment' AS kind, coalesce(processor_id, '') AS id, id::text AS reference, amount, currency,
       CASE WHEN state = 'SUCCEEDED' THEN 'succeeded' WHEN state IN ('FAILED', 'EXPIRED') THEN 'failed' ELSE 'pending' END AS status, created_at AS "createdAt", changed_at AS "changedAt" FROM named
     UNION ALL
     SELECT 'dispute', n.processor_id, NULL, d.amount, n.currency, CASE d.state WHEN 'LOST' THEN 'lost' WHEN 'WON' THEN 'failed' ELSE 'pending' END, d.opened_at, coalesce(d.closed_at, d.opened_at)
     FROM named n JOIN dispute d ON d.payment_id = n.id WHERE n.processor_id IS NOT NULL
     UNION ALL
     SELECT 'refund', coalesce(r.processor_id, ''), r.id::text, r.amount, p.currency,
       CASE r.state WHEN 'SUCCEEDED' THEN 'succeeded' WHEN 'FAILED' THEN 'failed' ELSE 'pending' END, r.created_at, r.changed_at
     FROM refund r JOIN payment p ON p.id = r.payment_id
     WHERE p.processor = $1 AND ((r.created_at >= $2 AND r.created_at < $3) OR r.processor_id = ANY ($4) OR r.id::text = ANY ($5))`,
    [processor, since, until, ids, references],
  );

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
