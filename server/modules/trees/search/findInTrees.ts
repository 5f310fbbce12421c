import { forenameKeys, forenameMatch } from '#domain/kernel/names/forenameMatch.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { surnameKeys, surnameMatch } from '#domain/kernel/names/surnameMatch.ts';
import { askedSurname } from '#domain/kernel/names/surnameParts.ts';
import { placeWords } from '#domain/trees/search/personKeys.ts';
import type { TreeSearchQuery, TreeSearchSort } from '#domain/trees/search/treeSearchQuery.ts';
import { PERSON_COLUMNS, type PersonRow, VISIBLE } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a person's keys must hold: of every group one key. The first of a group is the word itself. */
export type WantedKeys = readonly (readonly string[])[];

/** Words of a name that are looked for at most, and variants of each. */
const MOST_WORDS = 4;
const MOST_VARIANTS = 200;

const KINDS = {
  s: { keysOf: surnameKeys, match: surnameMatch },
  g: { keysOf: forenameKeys, match: forenameMatch },
} as const;

async function variants(db: Database, kind: keyof typeof KINDS, word: string): Promise<string[]> {
  const { keysOf, match } = KINDS[kind];
  const near = await db.rows<{ name: string }>(
    '/* treeSearch.variants */ SELECT name FROM tree_name WHERE kind = $1 AND keys && $2::text[] LIMIT 5000',
    [kind, keysOf(word)],
  );
  const judged = near.flatMap(({ name }) => {
    const found = match(word, name);
    return found && name !== word ? [{ name, score: found.score }] : [];
  });
  return judged
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_VARIANTS)
    .map(({ name }) => `${kind}:${name}`);
}

/**
 * The keys that a search asks for: each word of a name with the variants that people of trees have, each word of a
 * place.
 */
async function wantedKeys(
  db: Database,
  { firstName, lastName, isExact, place }: Pick<TreeSearchQuery, 'firstName' | 'lastName' | 'isExact' | 'place'>,
): Promise<WantedKeys> {
  const names = [
    ...askedSurname(nameTokens(lastName))
      .slice(0, MOST_WORDS)
      .map((word) => ['s', word] as const),
    ...nameTokens(firstName)
      .slice(0, MOST_WORDS)
      .map((word) => ['g', word] as const),
  ];
  const groups = await Promise.all(
    names.map(async ([kind, word]) => [`${kind}:${word}`, ...(isExact ? [] : await variants(db, kind, word))]),
  );
  return [
    ...groups,
    ...placeWords(place)
      .slice(0, MOST_WORDS)
      .map((word) => [`p:${word}`]),
  ];
}

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
