import { setImmediate as letOthersRun } from 'node:timers/promises';

import {
  type CalledBy,
  gatherHiddenNames,
  type HiddenNames,
  namesLookedFor,
} from '#domain/trees/core/living/hiddenNames.ts';
import type { Database } from '#server/platform/db/database.ts';

import { keyTree } from '../store/keyPersons.ts';
import { VISIBLE, visibleValues, type PersonView } from './personView.ts';

/** Given names by the surnames that people have with them. */
interface NamesRow {
  surname: string;
  given: string[];
}

/** Rows that are worked through before others have their turn. */
const ROWS_OF_A_TURN = 500;

const SURNAMES = (table: string) =>
  `(SELECT string_agg(substr(k, 3), ' ') FROM unnest(${table}.search_keys) AS k WHERE k LIKE 's:%')`;

/**
 * The names of some people of a tree, with the surnames of the husbands of those who are not men. Names and not people
 * come back: thousands of one surname are one row.
 * @param where - a condition on `tree_person` as `p`
 * @param bears - a condition on a table of people by their surnames
 * @param given - a condition on the key `g` of a given name
 */
const NAMES = (
  where: string,
  bears: (table: string) => string,
  given: string,
): string => `SELECT n.surname, array_agg(DISTINCT substr(g, 3)) AS given FROM (
    SELECT ${SURNAMES('p')} AS surname, p.search_keys FROM tree_person p WHERE p.tree_id = $1 AND ${bears('p')} AND ${where}
    UNION ALL
    SELECT ${SURNAMES('q')}, p.search_keys FROM tree_person q JOIN tree_family_member o ON o.tree_id = q.tree_id AND o.person_id = q.id AND o.role = 'partner'
      JOIN tree_family_member m ON m.tree_id = o.tree_id AND m.family_id = o.family_id AND m.role = 'partner' AND m.person_id <> o.person_id
      JOIN tree_person p ON p.tree_id = m.tree_id AND p.id = m.person_id WHERE q.tree_id = $1 AND ${bears('q')} AND p.sex <> 'm' AND ${where}
  ) AS n, unnest(n.search_keys) AS g WHERE g LIKE 'g:%' AND ${given} AND n.surname IS NOT NULL GROUP BY n.surname`;

/** Takes names in a few at a time: reading a large tree holds no one else up. */
async function gathered(rows: readonly NamesRow[]): Promise<HiddenNames> {
  const { add, finish } = gatherHiddenNames();
  for (const [at, { surname, given }] of rows.entries()) {
    add({ given, surnames: [surname] } satisfies CalledBy);
    if (at % ROWS_OF_A_TURN === ROWS_OF_A_TURN - 1) await letOthersRun();
  }
  return finish();
}

/** All names of some people of a tree. */
export async function hiddenNamesOf(
  db: Database,
  treeId: number,
  personIds: ReadonlySet<number>,
): Promise<HiddenNames> {
  if (personIds.size > 0) await keyTree(db, treeId);
  return gathered(
    personIds.size === 0
      ? []
      : await db.rows<NamesRow>(`/* trees.hiddenNames */ ${NAMES('p.id = ANY($2::int[])', () => 'true', 'true')}`, [
          treeId,
          [...personIds],
        ]),
  );
}

/**
 * The names of those whom the reader of a tree may not see, as far as some texts can hold them: good for those texts
 * only. Read each time by the words of the texts, so that no change of a tree has to update anything; for very long
 * texts all names are read, so that what is asked of the database is bounded. While an import waits for its names to be
 * keyed, so does the reader.
 */
export async function hiddenNamesIn(
  db: Database,
  treeId: number,
  view: PersonView,
  texts: Iterable<string>,
): Promise<HiddenNames> {
  const lookedFor = namesLookedFor(texts);
  if (lookedFor?.words.length === 0) return gathered([]);
  await keyTree(db, treeId);
  const hidden = `NOT ${VISIBLE('p', 2)}`;
  if (!lookedFor)
    return gathered(
      await db.rows<NamesRow>(`/* trees.hiddenNamesAll */ ${NAMES(hidden, () => 'true', 'true')}`, [
        treeId,
        ...visibleValues(view),
      ]),
    );
  const { words, letters, inAddresses } = lookedFor;
  const keys = (kind: 's' | 'g', of: readonly string[]) => of.map((word) => `${kind}:${word}`);
  const called =
    inAddresses.length === 0
      ? []
      : await db.rows<NamesRow>(
          `/* trees.hiddenNamesInAddresses */ ${NAMES(`${hidden} AND p.search_keys && $5::text[]`, () => 'true', 'g = ANY($5::text[])')}`,
          [treeId, ...visibleValues(view), keys('g', inAddresses)],
        );
  return gathered([
    ...called,
    ...(await db.rows<NamesRow>(
      `/* trees.hiddenNamesIn */ ${NAMES(hidden, (table) => `${table}.search_keys && $5::text[]`, '(g = ANY($6::text[]) OR left(g, 3) = ANY($7::text[]))')}`,
      [treeId, ...visibleValues(view), keys('s', words), keys('g', words), keys('g', letters)],
    )),
  ]);
}
