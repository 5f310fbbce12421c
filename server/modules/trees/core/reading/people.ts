import { typedWords } from '#domain/trees/search/findWords.ts';
import type { Database } from '#server/platform/db/database.ts';
import { likeLiteral } from '#server/platform/db/likeLiteral.ts';

import { PERSON_COLUMNS, type PersonRow } from './personRow.ts';
import { VISIBLE, visibleValues, type PersonView } from './personView.ts';

/** Words of a name that are looked for at most. */
const MOST_WORDS = 6;

/**
 * A typed part of a name, as patterns that each start one of the words a person is found by. Every pattern must match,
 * so none means all.
 */
const patternsOf = (name: string): string[] =>
  name.trim() === ''
    ? []
    : wordsTyped(name)
        .slice(0, MOST_WORDS)
        .map((word) => `% ${likeLiteral(word)}%`);

/** Signs that are no part of a name are looked for as they are, and found nowhere. */
const wordsTyped = (name: string): string[] => {
  const words = typedWords(name);
  return words.length > 0 ? words : [name.trim()];
};

const MATCHES = 'p.find_words LIKE ALL ($5::text[])';

/**
 * People of a tree whom the reader may see, by the first letters of any words of any of their names, in alphabetical
 * order.
 */
export async function findPeople(
  db: Database,
  treeId: number,
  name: string,
  view: PersonView,
  first: number,
  after: number | null,
): Promise<{ rows: PersonRow[]; total: number }> {
  const patterns = patternsOf(name);
  const values = [treeId, ...visibleValues(view), patterns];
  const where = `p.tree_id = $1 AND ${VISIBLE('p', 2)} AND ${MATCHES}`;
  // People with a name may be anywhere in the alphabet: they are found first and sorted then, not looked for from A on.
  const plan = patterns.length > 0 ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const [rows, count] = await Promise.all([
    db.rows<PersonRow>(
      `/* trees.people */ WITH found AS ${plan} (SELECT p.* FROM tree_person p WHERE ${where})
       SELECT ${PERSON_COLUMNS} FROM found p
       WHERE $7::int IS NULL OR (lower(p.surname), lower(p.given), p.id) > (SELECT lower(a.surname), lower(a.given), a.id FROM tree_person a WHERE a.tree_id = $1 AND a.id = $7)
       ORDER BY lower(p.surname), lower(p.given), p.id LIMIT $6`,
      [...values, first, after],
    ),
    db.one<{ total: number }>(
      `/* trees.peopleCount */ SELECT count(*) AS total FROM tree_person p WHERE ${where}`,
      values,
    ),
  ]);
  return { rows, total: count?.total ?? 0 };
}
