import type { Anniversary } from '#domain/trees/anniversaries/anniversary.ts';
import { type LivingPolicy, personView, VISIBLE, visibleValues } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * No one who may be living, and no one private, is in a calendar, even its owner's: files of calendars go to other
 * people's servers.
 */
const readerOf = (policy: LivingPolicy) => personView({ mayEdit: false, seesLiving: false }, policy);

/** Days known as a day, claimed as such and not about or before it. */
const EXACT = (from: string, to: string): string => `${from} > 0 AND ${from} = ${to} AND ${from} % 100 > 0`;
const OF_LIFE = (
  event: 'birth' | 'death',
): string => `SELECT CASE p.${event}_years ->> 'event' WHEN 'christening' THEN 'baptism' ELSE p.${event}_years ->> 'event' END AS kind,
    p.${event}_from AS day, ARRAY[p.id] AS "personIds", p.${event}_place AS place
  FROM tree_person p WHERE p.tree_id = $1 AND ${VISIBLE('p', 2)} AND ${EXACT(`p.${event}_from`, `p.${event}_to`)} AND p.${event}_years ->> 'claim' = 'on' AND p.${event}_years ->> 'event' <> 'probate'`;

/** A marriage whose text starts with its day: what was about a day has a word before it. */
const MARRIAGES = `SELECT 'marriage', f.marriage_from, (SELECT array_agg(m.person_id ORDER BY m.position) FROM tree_family_member m WHERE m.tree_id = $1 AND m.family_id = f.id AND m.role = 'partner'), f.marriage_place
  FROM tree_family f WHERE f.tree_id = $1 AND NOT f.is_private AND ${EXACT('f.marriage_from', 'f.marriage_to')} AND f.marriage_kind = 'marriage' AND f.marriage_text ~ '^[0-9]'
    AND EXISTS (SELECT 1 FROM tree_family_member m WHERE m.tree_id = $1 AND m.family_id = f.id AND m.role = 'partner')
    AND NOT EXISTS (SELECT 1 FROM tree_family_member m JOIN tree_person p ON p.tree_id = m.tree_id AND p.id = m.person_id WHERE m.tree_id = $1 AND m.family_id = f.id AND m.role = 'partner' AND NOT ${VISIBLE('p', 2)})`;

const ALL = `(${OF_LIFE('birth')} UNION ALL ${OF_LIFE('death')} UNION ALL ${MARRIAGES}) AS a`;

/** Anniversaries of a month by day, then year; some of them from a place in that order on, with how many there are. */
export async function anniversariesOf(
  db: Database,
  treeId: number,
  month: number,
  policy: LivingPolicy,
  from: number,
  most: number,
): Promise<{ total: number; found: Anniversary[] }> {
  const rows = await db.rows<Anniversary & { total: number }>(
    `/* treeAnniversaries.ofMonth */ SELECT a.*, count(*) OVER () AS total FROM ${ALL} WHERE a.day / 100 % 100 = $5 ORDER BY a.day % 100, a.day, a.kind, a."personIds" OFFSET $6 LIMIT $7`,
    [treeId, ...visibleValues(readerOf(policy)), month, from, most],
  );
  return { total: rows[0]?.total ?? 0, found: rows.map(({ total: _total, ...anniversary }) => anniversary) };
}

/** The latest anniversaries of a tree, at most so many. */
export const latestAnniversaries = (
  db: Database,
  treeId: number,
  policy: LivingPolicy,
  most: number,
): Promise<Anniversary[]> =>
  db.rows<Anniversary>(
    `/* treeAnniversaries.latest */ SELECT a.* FROM ${ALL} ORDER BY a.day DESC, a.kind, a."personIds" LIMIT $5`,
    [treeId, ...visibleValues(readerOf(policy)), most],
  );
