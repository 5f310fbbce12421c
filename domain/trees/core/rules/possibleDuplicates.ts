import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { foldName } from '#domain/kernel/names/foldName.ts';

import { yearOfDay } from '../encodedDay.ts';
import type { CheckedPerson, FoundWarning } from './treeWarning.ts';

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
export function possibleDuplicates(people: readonly CheckedPerson[]): FoundWarning[] {
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
