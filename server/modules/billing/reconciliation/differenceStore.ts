import type { Difference } from '#domain/billing/reconciliation/compareMovements.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A difference that waits for a person. */
export interface OpenDifference extends Difference {
  id: number;
  firstSeenAt: Date;
}

const keyOf = ({ kind, subject, processorId, reference }: Difference): string =>
  `${kind} ${subject} ${processorId ?? reference ?? ''}`;
const MOST = 1_000;

/**
 * Keeps what a run found: what was known is seen again, and what was closed and is found again waits again. Part of the
 * caller's transaction.
 */
export async function keepDifferences(tx: Database, processor: string, found: readonly Difference[]): Promise<void> {
  for (const difference of found) {
    const { kind, subject, processorId, reference, theirs, ours, proposal } = difference;
    await tx.rows(
      `/* reconcile.keep */ INSERT INTO reconciliation_difference (processor, key, kind, subject, processor_id, reference, theirs, ours, proposal) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (processor, key) DO UPDATE SET theirs = excluded.theirs, ours = excluded.ours, proposal = excluded.proposal, last_seen_at = now(),
         resolved_at = CASE WHEN reconciliation_difference.resolution = 'GONE' OR reconciliation_difference.theirs IS DISTINCT FROM excluded.theirs OR reconciliation_difference.ours IS DISTINCT FROM excluded.ours THEN NULL ELSE reconciliation_difference.resolved_at END`,
      [
        processor,
        keyOf(difference),
        kind,
        subject,
        processorId,
        reference,
        theirs && JSON.stringify(theirs),
        ours && JSON.stringify(ours),
        proposal,
      ],
    );
  }
}

/** Closes open differences about movements that a run saw and found nothing wrong with. Answers how many. */
export async function closeGone(
  tx: Database,
  processor: string,
  found: readonly Difference[],
  seen: readonly string[],
): Promise<number> {
  const closed = await tx.rows(
    `/* reconcile.gone */ UPDATE reconciliation_difference SET resolved_at = now(), resolution = 'GONE'
     WHERE processor = $1 AND resolved_at IS NULL AND NOT key = ANY ($2) AND (processor_id = ANY ($3) OR reference = ANY ($3)) RETURNING id`,
    [processor, found.map(keyOf), seen],
  );
  return closed.length;
}

/** Everything that waits, the oldest first. */
export const openDifferences = (db: Database): Promise<OpenDifference[]> =>
  db.rows<OpenDifference>(
    `/* reconcile.open */ SELECT id, kind, subject, processor_id AS "processorId", reference, theirs, ours, proposal, first_seen_at AS "firstSeenAt" FROM reconciliation_difference WHERE resolved_at IS NULL ORDER BY id LIMIT $1`,
    [MOST],
  );

/** A person has seen to a difference. False when it does not wait any more. */
export const closeDifference = async (db: Database, id: number, why: string): Promise<boolean> =>
  (
    await db.rows(
      `/* reconcile.close */ UPDATE reconciliation_difference SET resolved_at = now(), resolution = $2 WHERE id = $1 AND resolved_at IS NULL RETURNING id`,
      [id, why],
    )
  ).length > 0;
