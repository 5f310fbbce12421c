import type { Movement } from '#domain/billing/reconciliation/compareMovements.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A movement of ours, with when it began and when it last changed. */
export interface OurMovement extends Movement {
  createdAt: Date;
  changedAt: Date;
}

/** What is asked for. */
export interface Asked {
  processor: string;
  since: Date;
  until: Date;
  /** The processor's ids of its movements; our rows that it named are in `references`. */
  ids: readonly string[];
  references: readonly string[];
}

/** Our payments, refunds and disputes of a stretch of time, and those that the processor named, of whatever time. */
export const ourMovements = (
  db: Database,
  { processor, since, until, ids, references }: Asked,
): Promise<OurMovement[]> =>
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
