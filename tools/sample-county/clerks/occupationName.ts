import { type Occupation } from '../people/occupation.ts';
import { type Person } from '../people/person.ts';

/** What a clerk of a year calls a trade. The same person is called the same in most records of a period. */
export function occupationName(occupation: Occupation | null, person: Pick<Person, 'id'>, year: number): string | null {
  if (!occupation) return null;
  const name = occupation.names.findLast(([from]) => from <= year)?.[1] ?? occupation.names[0]?.[1];
  const spellings = name?.split('|') ?? [];
  return spellings[(person.id * 7 + Math.floor(year / 20)) % spellings.length] ?? null;
}

/** The trade alone, without acres and men, as registers and directories have it. */
export const plainOccupation = (
  occupation: Occupation | null,
  person: Pick<Person, 'id'>,
  year: number,
): string | null =>
  occupation?.id === 'farmer' ? (year < 1800 ? 'Yeoman' : 'Farmer') : occupationName(occupation, person, year);
