import type { Database } from '#server/db/database.ts';
import { likeLiteral } from '#server/db/likeLiteral.ts';

import { PERSON_COLUMNS, type PersonRow } from './personRow.ts';
import { VISIBLE, visibleValues, type PersonView } from './personView.ts';

/** Words of a name that are looked for at most. */
const MOST_WORDS = 6;

/** What somebody typed of a name, as patterns that each begin a word of a given name or surname. Every pattern must match, so none means all. */
const patternsOf = (name: string): string[] => name.toLowerCase().split(/[\s,]+/u).filter(Boolean).slice(0, MOST_WORDS).map((word) => `% ${likeLiteral(word)}%`);

const MATCHES = `' ' || lower(p.given) || ' ' || lower(p.surname) LIKE ALL ($5::text[])`;

/** People of a tree whom the reader may see, by the beginnings of their names, in alphabetical order. */
export async function findPeople(db: Database, treeId: number, name: string, view: PersonView, first: number, after: number | null): Promise<{ rows: PersonRow[]; total: number }> {
  const patterns = patternsOf(name);
  const values = [treeId, ...visibleValues(view), patterns];
  const where = `p.tree_id = $1 AND ${VISIBLE('p', 2)} AND ${MATCHES}`;
  // Whoever has a name may stand anywhere in the alphabet: they are found first and sorted then, not looked for from A on.
  const plan = patterns.length > 0 ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const [rows, count] = await Promise.all([
    db.rows<PersonRow>(
      `/* trees.people */ WITH found AS ${plan} (SELECT p.* FROM tree_person p WHERE ${where})
       SELECT ${PERSON_COLUMNS} FROM found p
       WHERE $7::int IS NULL OR (lower(p.surname), lower(p.given), p.id) > (SELECT lower(a.surname), lower(a.given), a.id FROM tree_person a WHERE a.tree_id = $1 AND a.id = $7)
       ORDER BY lower(p.surname), lower(p.given), p.id LIMIT $6`,
      [...values, first, after],
    ),
    db.one<{ total: number }>(`/* trees.peopleCount */ SELECT count(*) AS total FROM tree_person p WHERE ${where}`, values),
  ]);
  return { rows, total: count?.total ?? 0 };
}
