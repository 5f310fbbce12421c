import { familyWarnings } from './familyWarnings.ts';
import { findCycle } from './findCycle.ts';
import { personWarnings } from './personWarnings.ts';
import { possibleDuplicates } from './possibleDuplicates.ts';
import type { CheckedFamily, CheckedPerson, FoundWarning } from './treeWarning.ts';

/**
 * What looks wrong among people and families of a tree: impossible days first, then unlikely ones. Only what is certain from
 * the dates told is said: `about` and open ends never make a warning on their own.
 * @param families - those of the people given; a member who is not among them is not looked at.
 */
export function treeWarnings(people: readonly CheckedPerson[], families: readonly CheckedFamily[]): FoundWarning[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const found = [...cycleWarnings(families, byId), ...people.flatMap(personWarnings), ...families.flatMap((family) => familyWarnings(family, byId)), ...couplesTwice(families, byId), ...possibleDuplicates(people)];
  return [...found.filter(({ severity }) => severity === 'error'), ...found.filter(({ severity }) => severity === 'warning')];
}

function cycleWarnings(families: readonly CheckedFamily[], people: ReadonlyMap<number, CheckedPerson>): FoundWarning[] {
  const cycle = findCycle(families);
  if (!cycle) return [];
  const names = cycle.map((id) => people.get(id)?.name ?? `person ${id}`);
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
    return [{ code: 'COUPLE_TWICE', severity: 'warning', text: `${partners.map((id) => people.get(id)?.name ?? `person ${id}`).join(' and ')} have two families with each other.`, personIds: [...partners] }];
  });
}
