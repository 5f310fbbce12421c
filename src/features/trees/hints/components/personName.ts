import { lifespan, type LifeYears } from '#domain/trees/core/lifespan.ts';
import { cardName, type ShownName } from '#domain/trees/core/treeDisplayName.ts';

/**
 * A person of a hint with the years of their life, as far as they are recorded.
 * @example 'William Pinch (1832–1901)', 'Jane Pinch (born about 1833)'
 */
export function personName(person: ShownName & LifeYears): string {
  const years = lifespan(person);
  return years === '' ? cardName(person) : `${cardName(person)} (${years})`;
}
