import type { Database } from '#server/db/database.ts';

import { PERSON_COLUMNS, type PersonRow } from './personRow.ts';
import { VISIBLE, visibleValues, type PersonView } from './personView.ts';

/** Words of a name that are looked for at most. */
const MOST_WORDS = 6;

/** A word as the beginning of a LIKE pattern. */
const beginning = (word: string): string => word.replace(/[\\%_]/gu, '\\$&');

/** What somebody typed of a name, as words in lower case. */
const wordsOf = (name: string): string[] => name.toLowerCase().split(/[\s,]+/u).filter(Boolean).slice(0, MOST_WORDS);

/** The words of a name each begin a word of a given name, surname, prefix or suffix. */
const MATCHES = `NOT EXISTS (SELECT 1 FROM unnest($5::text[]) AS word WHERE ' ' || lower(p.given) || ' ' || lower(p.surname) NOT LIKE '% ' || word || '%')`;

/** People of a tree whom the reader may see, by the beginnings of their names, in alphabetical order. */
export async function findPeople(db: Database, treeId: number, name: string, view: PersonView, first: number, after: number | null): Promise<{ rows: PersonRow[]; total: number }> {
  const values = [treeId, ...visibleValues(view), wordsOf(name).map(beginning)];
  const where = `p.tree_id = $1 AND ${VISIBLE('p', 2)} AND ${MATCHES}`;
  const rows = await db.rows<PersonRow>(
    `/* trees.people */ SELECT ${PERSON_COLUMNS} FROM tree_person p WHERE ${where}
       AND ($7::int IS NULL OR (lower(p.surname), lower(p.given), p.id) > (SELECT lower(a.surname), lower(a.given), a.id FROM tree_person a WHERE a.tree_id = $1 AND a.id = $7))
     ORDER BY lower(p.surname), lower(p.given), p.id LIMIT $6`,
    [...values, first, after],
  );
  const count = await db.one<{ total: number }>(`/* trees.peopleCount */ SELECT count(*) AS total FROM tree_person p WHERE ${where}`, values);
  return { rows, total: count?.total ?? 0 };
}
