import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { areMarried } from '#domain/trees/core/facts/didHappen.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Which of some people of a tree are married to each other, as far as a reader may know it.
 *
 * @param mayEdit - they see private families and facts, too
 * @returns whether two of these people are, in either order
 */
export async function marriedCouples(
  db: Database,
  treeId: number,
  ids: readonly number[],
  mayEdit: boolean,
): Promise<(one: number, other: number) => boolean> {
  const facts = await db.rows<{ one: number; other: number; type: string; value: string }>(
    `/* trees.marriedCouples */ SELECT a.person_id AS one, b.person_id AS other, f ->> 'type' AS type, f ->> 'value' AS value
     FROM tree_family_member a JOIN tree_family_member b ON b.tree_id = a.tree_id AND b.family_id = a.family_id AND b.role = 'partner' AND b.person_id <> a.person_id
     JOIN tree_family m ON m.tree_id = a.tree_id AND m.id = a.family_id
     JOIN tree_document d ON d.tree_id = a.tree_id AND d.kind = 'family' AND d.id = a.family_id CROSS JOIN jsonb_array_elements(d.body -> 'facts') AS f
     WHERE a.tree_id = $1 AND a.role = 'partner' AND a.person_id = ANY($2::int[]) AND b.person_id = ANY($2::int[])
       AND ($3 OR NOT (m.is_private OR coalesce((f ->> 'isPrivate')::boolean, false)))`,
    [treeId, ids, mayEdit],
  );
  const couples = new Set(facts.filter((fact) => areMarried([fact])).map(({ one, other }) => `${one} ${other}`));
  return (one, other) => couples.has(`${one} ${other}`);
}

/** That a person belongs to a family. */
export interface FamilyLink {
  familyId: number;
  role: 'partner' | 'child';
  personId: number;
  /** How a child belongs to its parents; null for partners. */
  link: ParentLink | null;
}

const COLUMNS = 'family_id AS "familyId", role, person_id AS "personId", link';

/** The families that some people are children, or partners, of. */
export const linksOfPersons = (
  db: Database,
  treeId: number,
  ids: readonly number[],
  role: FamilyLink['role'],
): Promise<FamilyLink[]> =>
  db.rows<FamilyLink>(
    `/* trees.linksOfPersons */ SELECT ${COLUMNS} FROM tree_family_member WHERE tree_id = $1 AND person_id = ANY($2::int[]) AND role = $3 ORDER BY family_id`,
    [treeId, ids, role],
  );

/** All people of some families, partners first, each in the order of the family. */
export const linksOfFamilies = (db: Database, treeId: number, ids: readonly number[]): Promise<FamilyLink[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows<FamilyLink>(
        `/* trees.linksOfFamilies */ SELECT ${COLUMNS} FROM tree_family_member WHERE tree_id = $1 AND family_id = ANY($2::int[]) ORDER BY family_id, role DESC, position`,
        [treeId, ids],
      );

/** Which of some people have parents, partners or children that are not among them. */
export interface Beyond {
  parents: readonly number[];
  partners: readonly number[];
  children: readonly number[];
}

/**
 * Looks for what a chart of some people leaves out. Each family is looked at once: its members are never compared with
 * each other.
 */
export async function beyond(db: Database, treeId: number, ids: readonly number[]): Promise<Beyond> {
  const rows = await db.rows<{ personId: number; role: 'partner' | 'child'; otherRole: 'partner' | 'child' }>(
    `/* trees.beyond */ WITH here AS MATERIALIZED (SELECT family_id, role, person_id FROM tree_family_member WHERE tree_id = $1 AND person_id = ANY($2::int[])),
     missing AS MATERIALIZED (
       SELECT DISTINCT o.family_id, o.role FROM tree_family_member o LEFT JOIN unnest($2::int[]) AS present (id) ON present.id = o.person_id
       WHERE o.tree_id = $1 AND o.family_id IN (SELECT family_id FROM here) AND present.id IS NULL
     )
     SELECT DISTINCT m.person_id AS "personId", m.role, o.role AS "otherRole"
     FROM here m JOIN missing o ON o.family_id = m.family_id WHERE NOT (m.role = 'child' AND o.role = 'child')`,
    [treeId, ids],
  );
  const of = (role: string, otherRole: string) =>
    rows.filter((row) => row.role === role && row.otherRole === otherRole).map(({ personId }) => personId);
  return { parents: of('child', 'partner'), partners: of('partner', 'partner'), children: of('partner', 'child') };
}

/** The links of each family, in their order. */
export function byFamily(links: readonly FamilyLink[]): (familyId: number) => readonly FamilyLink[] {
  const families = new Map<number, FamilyLink[]>();
  for (const link of links) pushTo(families, link.familyId, link);
  return (familyId) => families.get(familyId) ?? [];
}

/** Who belongs to which family in a whole tree. */
export const linksOfTree = (db: Database, treeId: number): Promise<FamilyLink[]> =>
  db.rows<FamilyLink>(
    `/* trees.allLinks */ SELECT ${COLUMNS} FROM tree_family_member WHERE tree_id = $1 ORDER BY family_id, role DESC, position`,
    [treeId],
  );
