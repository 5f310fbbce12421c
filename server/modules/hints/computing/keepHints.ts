import type { Database } from '#server/db/database.ts';

import type { FoundHint } from './computeHints.ts';

/**
 * Keeps what was found for a person. What a member decided stays as it is, whatever is found now; what nobody has decided
 * and is found no more goes.
 */
export async function keepHints(tx: Database, treeId: number, personId: number, found: readonly FoundHint[]): Promise<void> {
  await tx.rows("/* hints.drop */ DELETE FROM tree_hint WHERE tree_id = $1 AND person_id = $2 AND state = 'new' AND NOT record_id = ANY($3::text[])", [treeId, personId, found.map(({ recordId }) => recordId)]);
  if (found.length === 0) return;
  await tx.rows(
    `/* hints.keep */ INSERT INTO tree_hint (tree_id, person_id, record_id, bits, is_strong, evidence, record_kind, record_year)
     SELECT $1, $2, h."recordId", h.bits, h."isStrong", h.evidence, h."recordKind", h."recordYear"
     FROM jsonb_to_recordset($3::jsonb) AS h ("recordId" text, bits real, "isStrong" boolean, evidence jsonb, "recordKind" text, "recordYear" int)
     ON CONFLICT (tree_id, person_id, record_id) DO UPDATE SET bits = excluded.bits, is_strong = excluded.is_strong, evidence = excluded.evidence,
       record_kind = excluded.record_kind, record_year = excluded.record_year, computed_at = now()`,
    [treeId, personId, JSON.stringify(found)],
  );
}
