import { setImmediate as letOthersRun } from 'node:timers/promises';

import { isFamilyShown } from '#domain/trees/core/access/visibleDocument.ts';
import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type PersonView, VISIBLE, visibleValues } from './personView.ts';

/** Rows of a large tree that are read at once. */
const PORTION = 4_000;

/**
 * Rows of a whole tree in the order of their numbers, a portion at a time: others have their turn in between, and no
 * more than one is held.
 *
 * @param read - rows behind a number, at most `PORTION` of them
 */
async function* portionsOf<Row extends { id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = -1;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    after = rows.at(-1)?.id ?? after;
    await letOthersRun();
  }
}

/** Days something can have been on, encoded. */
interface Days {
  from: number | null;
  to: number | null;
}

/** A person of a tree that is read as a whole. */
export interface WholePerson {
  id: number;
  sex: TreeSex;
  given: string;
  surname: string;
  birthPlace: string | null;
  birth: Days;
  death: Days;
}

/** A family of a tree that is read as a whole, with who is in it. */
export interface WholeFamily {
  id: number;
  partners: readonly number[];
  children: readonly number[];
  /** Of a marriage alone: banns, licences and engagements have none. */
  marriage: Days;
}

interface PersonNumbers extends Omit<WholePerson, 'birth' | 'death'> {
  birthFrom: number | null;
  birthTo: number | null;
  deathFrom: number | null;
  deathTo: number | null;
}

/** The people of a tree whom a reader may see, in portions. */
export async function* visiblePeopleOf(db: Database, treeId: number, view: PersonView): AsyncGenerator<WholePerson[]> {
  const read = (after: number) =>
    db.rows<PersonNumbers>(
      `/* trees.shownPeople */ SELECT p.id, p.sex, p.given, p.surname, p.birth_place AS "birthPlace", p.birth_from AS "birthFrom", p.birth_to AS "birthTo", p.death_from AS "deathFrom", p.death_to AS "deathTo"
       FROM tree_person p WHERE p.tree_id = $1 AND p.id > $5 AND ${VISIBLE('p', 2)} ORDER BY p.id LIMIT $6`,
      [treeId, ...visibleValues(view), after, PORTION],
    );
  for await (const rows of portionsOf(read))
    yield rows.map(({ birthFrom, birthTo, deathFrom, deathTo, ...person }) => ({
      ...person,
      birth: { from: birthFrom, to: birthTo },
      death: { from: deathFrom, to: deathTo },
    }));
}

/**
 * The families of a tree whose facts a reader may see, in portions, each with those of its people alone whom they may
 * see.
 * @param seen - the numbers of everyone `visiblePeopleOf` gave
 */
export async function* visibleFamiliesOf(
  db: Database,
  treeId: number,
  { mayEdit }: PersonView,
  seen: ReadonlySet<number>,
): AsyncGenerator<WholeFamily[]> {
  const read = (after: number) =>
    db.rows<Omit<WholeFamily, 'marriage'> & Days & { isPrivate: boolean }>(
      `/* trees.wholeFamilies */ WITH f AS (SELECT * FROM tree_family WHERE tree_id = $1 AND id > $2 ORDER BY id LIMIT $3)
       SELECT f.id, f.is_private AS "isPrivate", CASE WHEN f.marriage_kind = 'marriage' THEN f.marriage_from END AS "from", CASE WHEN f.marriage_kind = 'marriage' THEN f.marriage_to END AS "to",
         coalesce(array_agg(m.person_id ORDER BY m.position) FILTER (WHERE m.role = 'partner'), '{}') AS partners, coalesce(array_agg(m.person_id ORDER BY m.position) FILTER (WHERE m.role = 'child'), '{}') AS children
       FROM f LEFT JOIN tree_family_member m ON m.tree_id = $1 AND m.family_id = f.id GROUP BY f.id, f.is_private, f.marriage_kind, f.marriage_from, f.marriage_to ORDER BY f.id`,
      [treeId, after, PORTION],
    );
  const reader = { isHidden: (id: number) => !seen.has(id), withholdsPrivate: true };
  for await (const rows of portionsOf(read)) {
    yield rows
      .filter(
        ({ partners, children, isPrivate }) =>
          mayEdit ||
          isFamilyShown({ partners, children: children.map((personId) => ({ personId })), isPrivate }, reader),
      )
      .map(({ id, partners, children, from, to }) => ({
        id,
        partners: partners.filter((each) => seen.has(each)),
        children: children.filter((each) => seen.has(each)),
        marriage: { from, to },
      }));
  }
}
