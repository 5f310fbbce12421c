import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';
import type { StatedLife } from '#domain/trees/search/summaryOfPerson.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The columns beside the document of a person: enough for cards, and for the rule of living people. */
export interface PersonRow extends StatedLife {
  id: number;
  sex: TreeSex;
  given: string;
  surname: string;
  prefix: string;
  suffix: string;
  portraitId: number | null;
  isPrivate: boolean;
  livingFlag: 'living' | 'deceased' | null;
  isKnownDead: boolean;
  bornBy: number | null;
  bornByReason: string;
}

/** The columns of a `PersonRow`, of the table called `p`. */
export const PERSON_COLUMNS = `p.id, p.sex, p.given, p.surname, p.prefix, p.suffix, p.birth_text AS "birthText", p.birth_place AS "birthPlace", p.birth_from AS "birthFrom", p.birth_to AS "birthTo", p.birth_years AS "birthYears",
  p.death_text AS "deathText", p.death_place AS "deathPlace", p.death_from AS "deathFrom", p.death_to AS "deathTo", p.death_years AS "deathYears", p.portrait_id AS "portraitId", p.is_private AS "isPrivate",
  p.living_flag AS "livingFlag", p.is_known_dead AS "isKnownDead", p.born_by AS "bornBy", p.born_by_reason AS "bornByReason"`;

/** People of a tree by their numbers, in no order; unused numbers are left out. */
export const personRows = (db: Database, treeId: number, ids: readonly number[]): Promise<PersonRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows<PersonRow>(
        `/* trees.persons */ SELECT ${PERSON_COLUMNS} FROM tree_person p WHERE p.tree_id = $1 AND p.id = ANY($2::int[])`,
        [treeId, ids],
      );

/** People of several trees, each with the number of its tree; unused numbers are left out. */
export const personRowsOfTrees = (
  db: Database,
  people: readonly { treeId: number; personId: number }[],
): Promise<(PersonRow & { treeId: number })[]> =>
  people.length === 0
    ? Promise.resolve([])
    : db.rows(
        `/* trees.personsOfTrees */ SELECT p.tree_id AS "treeId", ${PERSON_COLUMNS} FROM unnest($1::bigint[], $2::int[]) AS asked (tree_id, id) JOIN tree_person p ON p.tree_id = asked.tree_id AND p.id = asked.id`,
        [people.map(({ treeId }) => treeId), people.map(({ personId }) => personId)],
      );

/** All people of a tree. */
export const personsOfTree = (db: Database, treeId: number): Promise<PersonRow[]> =>
  db.rows<PersonRow>(
    `/* trees.allPersons */ SELECT ${PERSON_COLUMNS} FROM tree_person p WHERE p.tree_id = $1 ORDER BY p.id`,
    [treeId],
  );
