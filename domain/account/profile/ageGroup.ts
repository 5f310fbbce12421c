import { isMeantDay } from '#domain/kernel/dates/isoDates.ts';

/** Youngest age of a member, in years. */
export const MIN_MEMBER_AGE = 16;
/** No one is older; a date further back is a slip of the keyboard. */
const MAX_AGE = 125;

/** Youngest age of each group, in years, and its name. Broad enough to hide the year of birth. */
const GROUPS = [
  [75, '75 and over'],
  [65, '65 to 74'],
  [55, '55 to 64'],
  [45, '45 to 54'],
  [35, '35 to 44'],
  [25, '25 to 34'],
  [18, '18 to 24'],
  [MIN_MEMBER_AGE, '16 to 17'],
] as const;

/**
 * Whole years from a birth to a day, both `YYYY-MM-DD`; negative when the birth is later. Who was born on 29 February
 * is a year older on 1 March of other years (Family Law Reform Act 1969, section 9).
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whether someone can have been born on that day and be alive: not in the future, not before living memory. */
export function isBirthOfSomebodyLiving(dateOfBirth: string, today: string): boolean {
  return isMeantDay(dateOfBirth) && dateOfBirth < today && ageOn(dateOfBirth, today) <= MAX_AGE;
}

/**
 * The age group of someone born on that day (spec 2 section 7), as others may see it.
 * @param dateOfBirth - `YYYY-MM-DD`
 * @param today - `YYYY-MM-DD`, UTC
 * @returns null for no date, an impossible one, and anyone younger than members may be
 */
export function ageGroupOf(dateOfBirth: string | null, today: string): string | null {
  if (dateOfBirth === null || !isBirthOfSomebodyLiving(dateOfBirth, today)) return null;
  const age = ageOn(dateOfBirth, today);
  return GROUPS.find(([youngest]) => age >= youngest)?.[1] ?? null;
}
