import { yearOfDay } from '../encodedDay.ts';
import type { TreeFact } from '../model/treeFact.ts';

/** What tells when somebody was born: a birth, or else a baptism. */
const BIRTHS: readonly (readonly string[])[] = [['birth'], ['baptism', 'christening']];

/**
 * The earliest year that a person's own birth can mean; null where none is told. Of several births the latest counts, and private
 * ones do as others: in doubt somebody lives.
 * @example statedBirthFrom([aFact({ type: 'birth', date: readTreeDate('after 1990') })]) // 1991
 */
export function statedBirthFrom(facts: readonly TreeFact[]): number | null {
  for (const types of BIRTHS) {
    const years = facts.flatMap(({ type, date }) => (types.includes(type) && date?.from != null ? [yearOfDay(date.from)] : []));
    if (years.length > 0) return Math.max(...years);
  }
  return null;
}
