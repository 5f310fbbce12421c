import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { foldName } from '#domain/kernel/names/foldName.ts';

import { UNKNOWN_PERSON } from '../changes/valueInWords.ts';
import { yearOfDay } from '../encodedDay.ts';
import { fewestYears, isTurned } from './ages.ts';
import { familyWarnings } from './familyWarnings.ts';
import { findCycle } from './findCycle.ts';
import type { CheckedFamily, CheckedPerson, FoundWarning } from './treeWarning.ts';

/** So many of one name and year are a common name, no mistake. */
const MOST_ALIKE = 4;

const yearOf = ({ from, to }: CheckedPerson['birth']) =>
  from !== null && to !== null && yearOfDay(from) === yearOfDay(to) ? yearOfDay(from) : null;

/** Whether two people could be one: no recorded fact contradicts it. */
function mayBeOne(one: CheckedPerson, other: CheckedPerson): boolean {
  const [died, diedToo] = [yearOf(one.death), yearOf(other.death)];
  return (
    (one.sex === other.sex || one.sex === 'u' || other.sex === 'u') &&
    (died === null || diedToo === null || died === diedToo)
  );
}

/** People of one name who were born in one year and whose facts do not differ. */
function possibleDuplicates(people: readonly CheckedPerson[]): FoundWarning[] {
  const alike = new Map<string, CheckedPerson[]>();
  for (const person of people) {
    const year = yearOf(person.birth);
    if (year === null || person.given === '' || person.surname === '') continue;
    pushTo(alike, `${foldName(person.given)}|${foldName(person.surname)}|${year}`, person);
  }
  return [...alike.values()]
    .filter((group) => group.length > 1 && group.length <= MOST_ALIKE)
    .flatMap((group) =>
      group.flatMap((one, index) =>
        group
          .slice(index + 1)
          .filter((other) => mayBeOne(one, other))
          .map((other): FoundWarning => ({
            code: 'POSSIBLE_DUPLICATE',
            severity: 'warning',
            text: `${one.name} (born ${one.birth.text}) may be in the tree twice: there is another ${other.name}, born ${other.birth.text}.`,
            personIds: [one.id, other.id],
          })),
      ),
    );
}

/** The longest life that is proven is 122 years; one of more than this is nearly always two people made one. */
const LONGEST_LIFE = 110;

/** What looks wrong in the dates of one person. */
function personWarnings({ id, name, birth, death }: CheckedPerson): FoundWarning[] {
  if (isTurned(birth, death))
    return [
      {
        code: 'BORN_AFTER_DEATH',
        severity: 'error',
        text: `${name} was born (${birth.text}) after their own death (${death.text}).`,
        personIds: [id],
      },
    ];
  const years = fewestYears(birth, death);
  return years !== null && years > LONGEST_LIFE
    ? [
        {
          code: 'LONG_LIFE',
          severity: 'warning',
          text: `${name} (${birth.text} to ${death.text}) lived longer than ${LONGEST_LIFE} years.`,
          personIds: [id],
        },
      ]
    : [];
}

/** People or families that are looked at in one go. */
const PORTION = 1_000;

/**
 * What looks wrong among people and families of a tree: impossible days first, then unlikely ones. Only what is certain
 * from the recorded dates is reported: `about` and open ends never make a warning on their own.
 * @param families - those of the people given; a member who is not among them is not looked at.
 */
export const treeWarnings = (people: readonly CheckedPerson[], families: readonly CheckedFamily[]): FoundWarning[] =>
  errorsFirst([...checkTreeInPortions(people, families)].flat());

/** Warnings with what cannot be before what hardly is. */
export const errorsFirst = (found: readonly FoundWarning[]): FoundWarning[] => [
  ...found.filter(({ severity }) => severity === 'error'),
  ...found.filter(({ severity }) => severity === 'warning'),
];

/** The same in portions, in no order: other work can run between them. A large tree takes seconds. */
export function* checkTreeInPortions(
  people: readonly CheckedPerson[],
  families: readonly CheckedFamily[],
): Generator<FoundWarning[]> {
  const byId = new Map(people.map((person) => [person.id, person]));
  yield cycleWarnings(families, byId);
  for (let at = 0; at < people.length; at += PORTION) yield people.slice(at, at + PORTION).flatMap(personWarnings);
  for (let at = 0; at < families.length; at += PORTION)
    yield families.slice(at, at + PORTION).flatMap((family) => familyWarnings(family, byId));
  yield couplesTwice(families, byId);
  yield possibleDuplicates(people);
}

function cycleWarnings(families: readonly CheckedFamily[], people: ReadonlyMap<number, CheckedPerson>): FoundWarning[] {
  const cycle = findCycle(families);
  if (!cycle) return [];
  const names = cycle.map((id) => people.get(id)?.name ?? UNKNOWN_PERSON);
  const line = names.length === 1 ? 'their own parent' : `their own ancestor (through ${names.slice(1, 6).join(', ')})`;
  return [{ code: 'OWN_ANCESTOR', severity: 'error', text: `${names[0]} is ${line}.`, personIds: cycle }];
}

function couplesTwice(families: readonly CheckedFamily[], people: ReadonlyMap<number, CheckedPerson>): FoundWarning[] {
  const seen = new Set<string>();
  return families.flatMap(({ partners }): FoundWarning[] => {
    if (partners.length < 2) return [];
    const couple = [...partners].sort((one, other) => one - other).join(' ');
    if (!seen.has(couple)) {
      seen.add(couple);
      return [];
    }
    return [
      {
        code: 'COUPLE_TWICE',
        severity: 'warning',
        text: `${partners.map((id) => people.get(id)?.name ?? UNKNOWN_PERSON).join(' and ')} have two families with each other.`,
        personIds: [...partners],
      },
    ];
  });
}
