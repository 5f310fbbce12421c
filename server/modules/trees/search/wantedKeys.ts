import { forenameKeys, forenameMatch } from '#domain/kernel/names/forenameMatch.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { surnameKeys, surnameMatch } from '#domain/kernel/names/surnameMatch.ts';
import { askedSurname } from '#domain/kernel/names/surnameParts.ts';
import { placeWords } from '#domain/trees/search/personKeys.ts';
import type { TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';
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
export async function wantedKeys(
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
