import { treePersonId } from '#domain/trees/core/treeIds.ts';
import type { TreeFindings } from '#domain/trees/quality/collectFindings.ts';
import { FINDING_KINDS, type FindingCode, type FindingGroup } from '#domain/trees/quality/findingKinds.ts';
import { findingKey, type TreeFinding } from '#domain/trees/quality/treeFinding.ts';
import type {
  TreeFinding as FindingAnswer,
  TreeFindingGroup,
  TreeFindingKind,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { type PersonView, personRows, toCard } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What was said of a finding that was set aside. */
interface Dismissal {
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

const groupOf = (group: FindingGroup): TreeFindingGroup => group.toUpperCase() as TreeFindingGroup;

/** People of a finding that are named beside it. */
const MOST_NAMED = 6;

/** Some findings as an editor sees them. */
export async function findingAnswers(
  db: Database,
  treeId: number,
  findings: readonly TreeFinding[],
  dismissals: ReadonlyMap<string, Dismissal>,
  view: PersonView,
): Promise<FindingAnswer[]> {
  const rows = await personRows(db, treeId, [
    ...new Set(findings.flatMap(({ personIds }) => personIds.slice(0, MOST_NAMED))),
  ]);
  const cards = new Map(rows.map((row) => [treePersonId(treeId, row.id), toCard(treeId, row, view)]));
  return findings.map((finding) => {
    const { label, group } = FINDING_KINDS[finding.code];
    const dismissal = dismissalOf(dismissals, finding);
    return {
      id: findingKey(finding),
      code: finding.code,
      label,
      group: groupOf(group),
      text: finding.text,
      persons: finding.personIds.slice(0, MOST_NAMED).flatMap((id) => cards.get(treePersonId(treeId, id)) ?? []),
      dismissal: dismissal && { reason: dismissal.reason, at: dismissal.at.toISOString() },
    };
  });
}

/** How many there are of each kind, the heaviest first. */
export function kindAnswers(
  { findings, counts }: TreeFindings,
  dismissals: ReadonlyMap<string, Dismissal>,
): TreeFindingKind[] {
  const [listed, dismissed] = [new Map<FindingCode, number>(), new Map<FindingCode, number>()];
  for (const finding of findings) {
    const into = dismissalOf(dismissals, finding) ? dismissed : listed;
    into.set(finding.code, (into.get(finding.code) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, count]) => ({
      code,
      label: FINDING_KINDS[code].label,
      group: groupOf(FINDING_KINDS[code].group),
      count,
      open: listed.get(code) ?? 0,
      dismissed: dismissed.get(code) ?? 0,
    }))
    .sort((one, other) => FINDING_KINDS[other.code].weight - FINDING_KINDS[one.code].weight);
}
