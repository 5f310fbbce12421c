import type { TreeSearchQuery, TreeSearchSort } from '#domain/trees/search/treeSearchQuery.ts';
import { PERSON_COLUMNS, type PersonRow, VISIBLE } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { wantedKeys } from './wantedKeys.ts';

/** A person found, with what is said of their tree. */
export interface FoundPerson extends PersonRow {
  treeId: number;
  treeName: string;
  isOwn: boolean;
  needsSubscription: boolean;
}

/** Who asks, and by what people are taken to be living. */
export interface Asker {
  /** Null for a visitor. */
  memberId: number | null;
  asOfYear: number;
  livingYears: number;
}

/** Results on a page. */
export const PAGE_SIZE = 20;

const ORDERS: Readonly<Record<TreeSearchSort, string>> = {
  relevance: 'exact DESC, p.birth_from NULLS LAST, p.tree_id, p.id',
  name: 'lower(p.surname), lower(p.given), p.birth_from NULLS LAST, p.tree_id, p.id',
  birth: 'p.birth_from NULLS LAST, lower(p.surname), lower(p.given), p.tree_id, p.id',
};

/**
 * What a day can be lies within some years; a day that is not given at all does not. `$from` and the next are the first
 * and last year.
 */
const within = (column: 'birth' | 'death', from: number) =>
  `($${from}::int IS NULL OR (coalesce(p.${column}_to, p.${column}_from) >= $${from} * 10000 AND coalesce(p.${column}_from, p.${column}_to) < ($${from + 1}::int + 1) * 10000))`;

/**
 * People of public trees and of trees the asker owns or was invited to. Anyone who may be living is neither found nor
 * counted, by no one: the owner of a tree finds them in the tree.
 */
export async function findInTrees(
  db: Database,
  query: TreeSearchQuery,
  { memberId, asOfYear, livingYears }: Asker,
): Promise<{ found: FoundPerson[]; total: number }> {
  const groups = await wantedKeys(db, query);
  const span = (year: number | null, yearsEitherWay: number) =>
    year === null ? [null, null] : [year - yearsEitherWay, year + yearsEitherWay];
  const values: unknown[] = [
    memberId,
    false,
    false,
    asOfYear - livingYears,
    ...span(query.birthYear, query.birthOffset),
    ...span(query.deathYear, query.deathOffset),
  ];
  const place = (value: unknown) => `$${values.push(value)}::text[]`;
  const keyed = groups.map((group) => `p.search_keys && ${place(group)}`);
  const exact = groups.map(([word]) => `(p.search_keys @> ${place([word])})::int`).join(' + ') || '0';
  const wanted = `FROM tree_person p JOIN tree t ON t.id = p.tree_id LEFT JOIN tree_access a ON a.tree_id = t.id AND a.member_id = $1::bigint
    WHERE ${['t.is_ready', '(t.is_public OR t.owner_id = $1::bigint OR a.member_id IS NOT NULL)', VISIBLE('p', 2), within('birth', 5), within('death', 7), ...keyed].join(' AND ')}`;
  // Counted and ordered by what orders them; only the people of the page are read whole.
  const rows = await db.rows<FoundPerson & { total: number }>(
    `/* treeSearch.found */ WITH hit AS MATERIALIZED (SELECT p.tree_id, p.id, p.birth_from, p.surname, p.given, ${exact} AS exact ${wanted}),
       page AS (SELECT *, row_number() OVER (ORDER BY ${ORDERS[query.sort]}) AS place FROM hit p ORDER BY place LIMIT ${PAGE_SIZE} OFFSET ${(query.page - 1) * PAGE_SIZE})
     SELECT ${PERSON_COLUMNS}, t.id AS "treeId", t.name AS "treeName", (t.owner_id IS NOT DISTINCT FROM $1::bigint AND $1::bigint IS NOT NULL OR a.member_id IS NOT NULL) AS "isOwn",
       t.needs_subscription AS "needsSubscription", (SELECT count(*) FROM hit) AS total
     FROM page JOIN tree_person p ON p.tree_id = page.tree_id AND p.id = page.id JOIN tree t ON t.id = p.tree_id LEFT JOIN tree_access a ON a.tree_id = t.id AND a.member_id = $1::bigint
     ORDER BY page.place`,
    values,
  );
  return { found: rows, total: rows[0]?.total ?? 0 };
}
