import { findingKey, type TreeFinding } from '#domain/trees/quality/treeFinding.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What was said of a finding that was set aside. */
export interface Dismissal {
  said: string;
  reason: string;
  at: Date;
}

/** What was set aside in a tree, by the keys of findings. */
export async function dismissalsOf(db: Database, treeId: number): Promise<ReadonlyMap<string, Dismissal>> {
  const rows = await db.rows<Dismissal & { finding: string }>(
    '/* treeQuality.dismissals */ SELECT finding, said, reason, dismissed_at AS at FROM tree_dismissed_finding WHERE tree_id = $1',
    [treeId],
  );
  return new Map(rows.map(({ finding, ...dismissal }) => [finding, dismissal]));
}

/** How a finding was set aside; null where it is open, or says something else since. */
export function dismissalOf(dismissals: ReadonlyMap<string, Dismissal>, finding: TreeFinding): Dismissal | null {
  const dismissal = dismissals.get(findingKey(finding));
  return dismissal?.said === finding.text ? dismissal : null;
}

/** Sets a finding aside; the last reason counts. */
export const dismiss = (
  db: Database,
  treeId: number,
  finding: TreeFinding,
  reason: string,
  memberId: number,
): Promise<unknown> =>
  db.rows(
    `/* treeQuality.dismiss */ INSERT INTO tree_dismissed_finding (tree_id, finding, said, reason, dismissed_by) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tree_id, finding) DO UPDATE SET said = excluded.said, reason = excluded.reason, dismissed_by = excluded.dismissed_by, dismissed_at = now()`,
    [treeId, findingKey(finding), finding.text, reason, memberId],
  );

/** Opens a finding again. */
export const restore = (db: Database, treeId: number, key: string): Promise<unknown> =>
  db.rows('/* treeQuality.restore */ DELETE FROM tree_dismissed_finding WHERE tree_id = $1 AND finding = $2', [
    treeId,
    key,
  ]);
