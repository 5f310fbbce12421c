import { KIN_LINKS, kinLinks, type KinLinks } from '#domain/trees/kinship/paths/kinLinks.ts';
import { perVersion } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { membersOf, MOST_POSITION, patchMembers, readTable } from './memberTable.ts';

/** Trees whose links are in memory: some 6 MB for 140,000 people, and as much again for their table. */
const MOST_REMEMBERED = 6;
/** Changes after which a tree is read as a whole. */
const MOST_CHANGES = 500;

/** Who belongs to whom in a tree as it was read: a table in order of its families. */
interface Table {
  members: Int32Array;
  version: number;
  lastChange: number;
}

/**
 * Members as one value: as rows they would take several times as long. In any order, so that several processes of the
 * database can share the work, and ordering them takes longer there than here.
 */
const MEMBERS = `string_agg(int8send((family_id::bigint << 32) | person_id)
         || int4send((CASE WHEN role = 'partner' THEN 0 WHEN link = ($1::text[])[1] THEN 1 ELSE coalesce(array_position($1::text[], link), $2::int) END << 16) | greatest(0, least(position, ${MOST_POSITION}))), ''::bytea)`;
/** Its two values: the links in the order of their numbers, and the number of a link that is none of them. */
const MEMBERS_VALUES = [KIN_LINKS, KIN_LINKS.length];

const NONE = new Uint8Array();

const tables = new WeakMap<Database, Map<number, Table>>();

async function readWhole(db: Database, treeId: number): Promise<Table> {
  const found = await db.one<Omit<Table, 'members'> & { members: Buffer | null }>(
    `/* treeKinship.links */ SELECT t.version, coalesce((SELECT max(id) FROM tree_change WHERE tree_id = $3), 0) AS "lastChange", (SELECT ${MEMBERS} FROM tree_family_member WHERE tree_id = $3) AS members
     FROM tree t WHERE t.id = $3`,
    [...MEMBERS_VALUES, treeId],
  );
  return {
    version: found?.version ?? 0,
    lastChange: found?.lastChange ?? 0,
    members: readTable(found?.members ?? NONE),
  };
}

/**
 * The same from an earlier reading and what was changed since: families that were edited are read again. Null where the
 * history does not say all, as after an import, or where it is too long.
 */
async function readChanged(db: Database, treeId: number, before: Table): Promise<Table | null> {
  const found = await db.one<{
    version: number;
    changes: number;
    lastChange: number;
    changed: number[];
    members: Buffer | null;
  }>(
    `/* treeKinship.changedLinks */ WITH c AS MATERIALIZED (SELECT id FROM tree_change WHERE tree_id = $3 AND id > $4 ORDER BY id LIMIT $5),
     f AS MATERIALIZED (SELECT DISTINCT document_id AS id FROM tree_change_document JOIN c ON c.id = change_id WHERE kind = 'family')
     SELECT t.version, (SELECT count(*) FROM c)::int AS changes, coalesce((SELECT max(id) FROM c), $4) AS "lastChange", ARRAY(SELECT id FROM f) AS changed,
       (SELECT ${MEMBERS} FROM tree_family_member WHERE tree_id = $3 AND family_id IN (SELECT id FROM f)) AS members
     FROM tree t WHERE t.id = $3`,
    [...MEMBERS_VALUES, treeId, before.lastChange, MOST_CHANGES],
  );
  // Every change in the history is one version: more versions than changes mean that something else was done to the
  // tree.
  if (!found || found.version - before.version !== found.changes) return null;
  const { version, lastChange, changed, members } = found;
  return {
    version,
    lastChange,
    members:
      changed.length === 0
        ? before.members
        : patchMembers(before.members, new Set(changed), readTable(members ?? NONE)),
  };
}

async function readLinks(db: Database, treeId: number): Promise<KinLinks> {
  const known = tables.get(db) ?? new Map<number, Table>();
  tables.set(db, known);
  const before = known.get(treeId);
  const table = (before && (await readChanged(db, treeId, before))) ?? (await readWhole(db, treeId));
  known.delete(treeId);
  known.set(treeId, table);
  const [oldest] = known.keys();
  if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  return kinLinks(membersOf(table.members));
}

/** Who belongs to whom in a tree, for each version of it. After a change only the families that it changed are read. */
export const linksOfTree = perVersion(MOST_REMEMBERED, readLinks);

/** Whether the links of an earlier version are in memory: then the whole is read sooner than a part. */
export const hasLinks = (db: Database, treeId: number): boolean => tables.get(db)?.has(treeId) ?? false;

/**
 * Of two people, their partners and everyone above these: the families they are children of with the couples, and the
 * families in which both people and their parents are partners. All that near relations are found by (`nearKinshipOf`);
 * some thousandths of a large tree. Each step up is a look into an index, whatever the planner takes the number of
 * steps for.
 */
export async function linksAbove(db: Database, treeId: number, people: readonly number[]): Promise<KinLinks> {
  const found = await db.one<{ members: Buffer | null }>(
    `/* treeKinship.linksAbove */ WITH RECURSIVE own AS (SELECT DISTINCT family_id FROM tree_family_member WHERE tree_id = $3 AND role = 'partner' AND person_id = ANY($4::int[])),
     above(person_id) AS (
       SELECT person_id FROM (SELECT unnest($4::int[]) AS person_id UNION SELECT m.person_id FROM own JOIN tree_family_member m ON m.tree_id = $3 AND m.family_id = own.family_id AND m.role = 'partner') AS first
       UNION SELECT parent.person_id FROM above CROSS JOIN LATERAL (
         SELECT p.person_id FROM tree_family_member c JOIN tree_family_member p ON p.tree_id = $3 AND p.family_id = c.family_id AND p.role = 'partner' WHERE c.tree_id = $3 AND c.person_id = above.person_id AND c.role = 'child' OFFSET 0) AS parent),
     children AS MATERIALIZED (SELECT c.* FROM above CROSS JOIN LATERAL (SELECT * FROM tree_family_member m WHERE m.tree_id = $3 AND m.person_id = above.person_id AND m.role = 'child' OFFSET 0) AS c),
     parents AS (SELECT p.person_id FROM children c JOIN tree_family_member p ON p.tree_id = $3 AND p.family_id = c.family_id AND p.role = 'partner' WHERE c.person_id = ANY($4::int[])),
     couples AS (SELECT family_id FROM own UNION SELECT family_id FROM children UNION SELECT m.family_id FROM parents CROSS JOIN LATERAL (SELECT family_id FROM tree_family_member o WHERE o.tree_id = $3 AND o.person_id = parents.person_id AND o.role = 'partner' OFFSET 0) AS m),
     members AS (SELECT * FROM children UNION ALL SELECT p.* FROM couples CROSS JOIN LATERAL (SELECT * FROM tree_family_member m WHERE m.tree_id = $3 AND m.family_id = couples.family_id AND m.role = 'partner' OFFSET 0) AS p)
     SELECT ${MEMBERS} AS members FROM members`,
    [...MEMBERS_VALUES, treeId, people],
  );
  return kinLinks(membersOf(readTable(found?.members ?? NONE)));
}
