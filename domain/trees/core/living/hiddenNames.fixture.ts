import { type CalledBy, gatherHiddenNames, type HiddenNames } from './hiddenNames.ts';

/** The rule for a few people at once. */
export function hiddenNamesOf(people: readonly CalledBy[]): HiddenNames {
  const { add, finish } = gatherHiddenNames();
  people.forEach(add);
  return finish();
}
