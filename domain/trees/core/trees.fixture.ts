import { readTreeDate } from './dates/readTreeDate.ts';
import { emptyFact, emptyFamily, emptyName, emptyPerson } from './documents/emptyDocuments.ts';
import type { TreeFact } from './model/treeFact.ts';
import type { TreeFamily } from './model/treeFamily.ts';
import type { TreeName, TreePerson, TreeSex } from './model/treePerson.ts';

/** A fact of a tree for tests: a birth without details, unless they are given. */
export const aFact = (details: Partial<TreeFact> = {}): TreeFact => ({ ...emptyFact('f1', 'birth'), ...details });

/** A name at birth. */
export const aName = (given: string, surname: string, more: Partial<TreeName> = {}): TreeName => ({
  ...emptyName(),
  given,
  surname,
  ...more,
});

/** A person by name, with the years of birth and death where they are given. */
export function aPerson(
  id: number,
  name = '',
  details: { sex?: TreeSex; born?: string; died?: string } & Partial<TreePerson> = {},
): TreePerson {
  const { born, died, ...more } = details;
  const [, given = '', surname = ''] = /^(.*?)\s*(\S*)$/u.exec(name) ?? [];
  const facts = [
    ['birth', born],
    ['death', died],
  ].flatMap(([type = '', date], index) =>
    date === undefined ? [] : [aFact({ id: `f${index + 1}`, type, date: readTreeDate(date) })],
  );
  return { ...emptyPerson(id), names: name === '' ? [] : [aName(given, surname)], facts, ...more };
}

/** A couple and the children born to them. */
export const aFamily = (
  id: number,
  partners: readonly number[],
  children: readonly number[] = [],
  more: Partial<TreeFamily> = {},
): TreeFamily => ({
  ...emptyFamily(id),
  partners,
  children: children.map((personId) => ({ personId, link: 'birth' })),
  ...more,
});
