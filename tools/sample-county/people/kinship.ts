import { type Person, spouseOf } from './person.ts';

const isChildOf = (child: Person, parent: Person): boolean => child.father === parent || child.mother === parent;
const haveCommonParent = (a: Person, b: Person): boolean =>
  (a.father !== null && a.father === b.father) || (a.mother !== null && a.mother === b.mother);
const parentsOf = (person: Person): Person[] => [person.father, person.mother].filter((parent) => parent !== null);
const bySex = (person: Person, male: string, female: string): string => (person.sex === 'M' ? male : female);

function bloodRelationship(head: Person, person: Person): string | null {
  if (isChildOf(person, head)) return bySex(person, 'Son', 'Daughter');
  if (isChildOf(head, person)) return bySex(person, 'Father', 'Mother');
  if (haveCommonParent(head, person)) return bySex(person, 'Brother', 'Sister');
  if (parentsOf(person).some((parent) => isChildOf(parent, head))) return bySex(person, 'Grandson', 'Granddaughter');
  if (parentsOf(person).some((parent) => haveCommonParent(parent, head))) return bySex(person, 'Nephew', 'Niece');
  if (parentsOf(head).some((parent) => isChildOf(parent, person))) return bySex(person, 'Grandfather', 'Grandmother');
  if (parentsOf(head).some((parent) => haveCommonParent(parent, person))) return bySex(person, 'Uncle', 'Aunt');
  if (parentsOf(head).some((a) => parentsOf(person).some((b) => haveCommonParent(a, b)))) return 'Cousin';
  return null;
}

/**
 * How a person is related to the head of a household, in the words of the censuses from 1851.
 *
 * @returns null when they are no kin, and for kin too distant for a word.
 */
export function relationshipTo(head: Person, person: Person): string | null {
  if (head === person) return 'Head';
  const blood = bloodRelationship(head, person);
  if (blood) return blood;
  const wedded = spouseOf(head);
  if (wedded === person) return bySex(person, 'Husband', 'Wife');
  const inLaw = spouseOf(person);
  if (inLaw) {
    const word = bloodRelationship(head, inLaw);
    if (word === 'Son' || word === 'Daughter') return bySex(person, 'Son-in-law', 'Daughter-in-law');
    if (word === 'Brother' || word === 'Sister') return bySex(person, 'Brother-in-law', 'Sister-in-law');
  }
  // A head's late wives and husbands count: their children stay stepchildren of the house.
  const partners = head.marriages.map((marriage) => (marriage.husband === head ? marriage.wife : marriage.husband));
  for (const partner of partners) {
    const word = bloodRelationship(partner, person);
    if (word === 'Son' || word === 'Daughter') return bySex(person, 'Stepson', 'Stepdaughter');
    if (word === 'Father' || word === 'Mother') return bySex(person, 'Father-in-law', 'Mother-in-law');
    if (word === 'Brother' || word === 'Sister') return bySex(person, 'Brother-in-law', 'Sister-in-law');
    if (word === 'Grandson' || word === 'Granddaughter' || word === 'Nephew' || word === 'Niece') return word;
  }
  return null;
}

/** Too close to marry: parent, sibling, uncle or aunt, first cousin excepted. */
export function areCloseKin(a: Person, b: Person): boolean {
  const word = bloodRelationship(a, b);
  return word !== null && word !== 'Cousin';
}
