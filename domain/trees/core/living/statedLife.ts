import { yearOfDay } from '../encodedDay.ts';
import { factType } from '../facts/factTypes.ts';
import type { TreeFact } from '../model/treeFact.ts';

/** The facts that date a birth: a birth, or else a baptism. */
const BIRTHS: readonly (readonly string[])[] = [['birth'], ['baptism', 'christening']];

/**
 * The earliest year that a person's own birth can mean; null where none is recorded. Of several births the latest
 * counts, and private ones do as others: in doubt the person is living.
 * @example statedBirthFrom([aFact({ type: 'birth', date: readTreeDate('after 1990') })]) // 1991
 */
export function statedBirthFrom(facts: readonly TreeFact[]): number | null {
  for (const types of BIRTHS) {
    const years = facts.flatMap(({ type, date }) =>
      types.includes(type) && date?.from != null ? [yearOfDay(date.from)] : [],
    );
    if (years.length > 0) return Math.max(...years);
  }
  return null;
}

const DENIED = /^(?:n|no)$|living|alive/iu;

/**
 * Whether a fact proves that a person has died: a death, burial, cremation or probate with any detail, were it only
 * `Y` (GEDCOM 5.5.1). An empty one proves nothing, nor does one that says the person lives.
 */
export function isDeathStated(fact: TreeFact): boolean {
  if (factType(fact.type)?.proves !== 'ends') return false;
  const details = [
    fact.value,
    fact.date?.text ?? '',
    fact.place?.text ?? '',
    fact.age,
    fact.cause,
    ...fact.notes,
  ].filter((text) => text.trim() !== '');
  if ([fact.value, fact.date?.text ?? ''].some((text) => DENIED.test(text.trim()))) return false;
  return details.length > 0 || fact.citations.length > 0 || fact.mediaIds.length > 0;
}
