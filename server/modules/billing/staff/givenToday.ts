import type { Database } from '#server/platform/db/database.ts';

const DAY_MS = 86_400_000;

/**
 * What a member of staff gave away alone within the last day, of all kinds together, in minor units. They act one after
 * another until the transaction ends: two acts at once do not both see the same sum.
 */
export async function givenToday(tx: Database, staffId: number): Promise<number> {
  await tx.rows(
    "/* staffBilling.oneAtATime */ SELECT pg_advisory_xact_lock(hashtext('value given by staff'), $1::int)",
    [staffId],
  );
  const since = new Date(Date.now() - DAY_MS);
  return (
    (
      await tx.one<{ sum: number }>(
        '/* staffBilling.today */ SELECT coalesce(sum(value_given), 0)::float8 AS sum FROM staff_act WHERE staff_id = $1 AND happened_at > $2',
        [staffId, since],
      )
    )?.sum ?? 0
  );
}

/** The request for a second person that this very form made before; null for none. */
export const requestByKey = (
  tx: Database,
  kind: string,
  staffId: number,
  key: string,
): Promise<{ id: number } | null> =>
  tx.one<{ id: number }>(
    "/* staffBilling.asked */ SELECT id FROM staff_request WHERE kind = $1 AND asked_by = $2 AND payload->>'key' = $3",
    [kind, staffId, key],
  );
