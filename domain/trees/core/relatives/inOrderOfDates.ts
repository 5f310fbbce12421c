/**
 * Things in order of time: those with a date change places among themselves, those without stay where they are.
 * @param dateOf - an encoded day; null: not known
 * @example inOrderOfDates([1870, null, 1850], (year) => year) // [1850, null, 1870]
 */
export function inOrderOfDates<Thing>(things: readonly Thing[], dateOf: (thing: Thing) => number | null): Thing[] {
  const dated = things.filter((thing) => dateOf(thing) !== null).sort((a, b) => (dateOf(a) ?? 0) - (dateOf(b) ?? 0));
  return things.map((thing) => (dateOf(thing) === null ? thing : (dated.shift() ?? thing)));
}
