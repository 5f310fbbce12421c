import { yearOfDay } from '../encodedDay.ts';
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
