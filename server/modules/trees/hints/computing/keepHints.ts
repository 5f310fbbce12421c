import type { Database } from '#server/platform/db/database.ts';

import type { FoundHint } from './computeHints.ts';

/**
 * Keeps what was found for some people of a tree. What a member decided stays as it is, whatever is found now; what no
 * one has decided and is no longer found is removed. A record closed meanwhile is not stored.
 */
export async function keepHints(
  tx: Database,
  treeId: number,
  personIds: readonly number[],
  found: readonly FoundHint[],
): Promise<void> {
  await tx.rows(
    `/* hints.drop */ DELETE FROM tree_hint h WHERE h.tree_id = $1 AND h.person_id = ANY($2::int[]) AND h.state = 'new'
       AND NOT EXISTS (SELECT 1 FROM unnest($3::int[], $4::text[]) AS f (person_id, record_id) WHERE f.person_id = h.person_id AND f.record_id = h.record_id)`,
    [treeId, personIds, found.map(({ personId }) => personId), found.map(({ recordId }) => recordId)],
  );
  if (found.length === 0) return;
  await tx.rows(
    `/* hints.keep */ INSERT INTO tree_hint (tree_id, person_id, record_id, bits, is_strong, evidence, record_kind, record_year)
     SELECT $1, h."personId", h."recordId", h.bits, h."isStrong", h.evidence, h."recordKind", h."recordYear"
     FROM jsonb_to_recordset($2::jsonb) AS h ("personId" int, "recordId" text, bits real, "isStrong" boolean, evidence jsonb, "recordKind" text, "recordYear" int)
     WHERE EXISTS (SELECT 1 FROM record_live r WHERE r.id = h."recordId" AND NOT r.is_closed)
     ON CONFLICT (tree_id, person_id, record_id) DO UPDATE SET bits = excluded.bits, is_strong = excluded.is_strong, evidence = excluded.evidence,
       record_kind = excluded.record_kind, record_year = excluded.record_year, computed_at = now()`,
    [treeId, JSON.stringify(found)],
  );
}
