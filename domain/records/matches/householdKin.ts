import type { Notation } from '#domain/kernel/readings/reading.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';

import type { HouseholdKin } from './describePerson.ts';
import { comparedName, type ComparedRelative } from './personDescription.ts';

const HEAD = /^head/iu;
const SPOUSE = /^(?:wife|husband|spouse)/iu;
const CHILD = /^(?:son|daur|daug|dau|child)(?!.*(?:law|step))/iu;

const relationOf = (fields: RecordFields): string => textOf(fields, 'RelationshipToHead') ?? '';

/**
 * Father, mother and spouse of a person in a census household, from the relationships to the head. A head's wife is
 * taken for the mother of the head's children.
 *
 * @param members - all people of the household, the person included.
 */
export function householdKin(
  person: RecordFields,
  members: readonly RecordFields[],
  notation?: Notation,
): HouseholdKin {
  const relative = (fields: RecordFields): ComparedRelative => ({
    forenames: comparedName(textOf(fields, 'FirstName'), notation),
    surname: comparedName(textOf(fields, 'LastName'), notation),
  });
  const head = members.find((member) => HEAD.test(relationOf(member)));
  const spouse = members.find((member) => SPOUSE.test(relationOf(member)));
  const relation = relationOf(person);
  if (HEAD.test(relation)) return { spouse: spouse ? relative(spouse) : null };
  if (SPOUSE.test(relation)) return { spouse: head ? relative(head) : null };
  if (!CHILD.test(relation)) return {};
  const isWoman = /^f/iu.test((head && textOf(head, 'Gender')) ?? '');
  const [father, mother] = isWoman ? [undefined, head] : [head, spouse];
  return { father: father ? relative(father) : null, mother: mother ? relative(mother) : null };
}
