import { estimateBornBy } from '#domain/trees/core/living/estimateBornBy.ts';
import { gatherLives, type LifeOfPerson } from '#domain/trees/core/living/gatherLives.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Steps from relative to relative that evidence is carried (`estimateBornBy`). */
const FURTHEST_KIN = 4;

interface LifeRow {
  id: number;
  sex: TreeSex;
  year: number | null;
  reason: string | null;
  bornFrom: number | null;
  diedBy: number | null;
  bornBy: number | null;
  bornByReason: string;
}

interface FamilyRow {
  id: number;
  year: number | null;
  reason: string | null;
  partners: number[];
  children: { personId: number; link: ParentLink }[];
}

const evidence = ({ year, reason }: { year: number | null; reason: string | null }) =>
  year === null ? null : { year, reason: reason ?? '' };

/** A person as the rule of living people sees them. */
export const lifeOf = (row: Pick<LifeRow, 'sex' | 'year' | 'reason' | 'bornFrom' | 'diedBy'>): LifeOfPerson => ({
  sex: row.sex,
  ownBornBy: evidence(row),
  bornFrom: row.bornFrom,
  diedBy: row.diedBy,
});

/** Some people and everyone so many steps around them. */
async function kinOf(tx: Database, treeId: number, ids: readonly number[], steps: number): Promise<Set<number>> {
  const all = new Set(ids);
  let ring = [...all];
  for (let step = 0; step < steps && ring.length > 0; step += 1) {
    const next = await tx.rows<{ id: number }>(
      `/* treeStore.kin */ SELECT DISTINCT o.person_id AS id FROM tree_family_member m JOIN tree_family_member o ON o.tree_id = m.tree_id AND o.family_id = m.family_id
       WHERE m.tree_id = $1 AND m.person_id = ANY($2::int[])`,
      [treeId, ring],
    );
    ring = next.map(({ id }) => id).filter((id) => !all.has(id));
    for (const id of ring) all.add(id);
  }
  return all;
}

const livesOf = (tx: Database, treeId: number, ids: readonly number[]): Promise<LifeRow[]> =>
  tx.rows<LifeRow>(
    `/* treeStore.lives */ SELECT id, sex, own_born_by AS year, own_born_reason AS reason, born_from AS "bornFrom", died_by AS "diedBy", born_by AS "bornBy", born_by_reason AS "bornByReason"
     FROM tree_person WHERE tree_id = $1 AND id = ANY($2::int[])`,
    [treeId, ids],
  );

const familiesOf = (tx: Database, treeId: number, ids: readonly number[]): Promise<FamilyRow[]> =>
  tx.rows<FamilyRow>(
    `/* treeStore.lifeFamilies */ SELECT f.id, f.own_born_by AS year, f.own_born_reason AS reason,
       coalesce(array_agg(m.person_id) FILTER (WHERE m.role = 'partner'), '{}') AS partners,
       coalesce(jsonb_agg(jsonb_build_object('personId', m.person_id, 'link', m.link)) FILTER (WHERE m.role = 'child'), '[]') AS children
     FROM tree_family f JOIN tree_family_member m ON m.tree_id = f.tree_id AND m.family_id = f.id
     WHERE f.tree_id = $1 AND f.id IN (SELECT family_id FROM tree_family_member WHERE tree_id = $1 AND person_id = ANY($2::int[])) GROUP BY f.tree_id, f.id`,
    [treeId, ids],
  );

/** Judges again when some people, and relatives to whom their lives are evidence, can have been born at the latest. */
export async function renewBornBy(tx: Database, treeId: number, changed: readonly number[]): Promise<void> {
  if (changed.length === 0) return;
  const affected = await kinOf(tx, treeId, changed, FURTHEST_KIN);
  const known = [...(await kinOf(tx, treeId, [...affected], FURTHEST_KIN))];
  const [lives, families] = [await livesOf(tx, treeId, known), await familiesOf(tx, treeId, known)];
  const gathering = gatherLives();
  for (const row of lives) gathering.addPerson(row.id, lifeOf(row));
  for (const family of families)
    gathering.addFamily({ partners: family.partners, children: family.children, ownBornBy: evidence(family) });
  const bounds = estimateBornBy(gathering.finish());
  const renewed = lives.flatMap(({ id, bornBy, bornByReason }) => {
    const { year = null, reason = '' } = bounds.of(id) ?? {};
    return affected.has(id) && (year !== bornBy || reason !== bornByReason) ? [{ id, year, reason }] : [];
  });
  if (renewed.length === 0) return;
  await tx.rows(
    `/* treeStore.bornBy */ UPDATE tree_person p SET born_by = b.year, born_by_reason = b.reason FROM jsonb_to_recordset($2::jsonb) AS b (id int, year int, reason text)
     WHERE p.tree_id = $1 AND p.id = b.id`,
    [treeId, JSON.stringify(renewed)],
  );
}
