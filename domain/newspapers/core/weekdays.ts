/** Weekdays in the order of a calendar. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * The weekdays a newspaper came out on, as readers say it: `Tuesdays and Fridays`. Null where none is known.
 * @param days - 1 Monday to 7 Sunday, in their order
 */
export function weekdaysInWords(days: readonly number[]): string | null {
  const names = days.flatMap((day) => (WEEKDAYS[day - 1] === undefined ? [] : [`${WEEKDAYS[day - 1]}s`]));
  const last = names.pop();
  if (last === undefined) return null;
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
