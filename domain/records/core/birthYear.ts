import { ageRounding, birthYearFromAge, type BirthYears } from '#domain/kernel/dates/birthYearFromAge.ts';
import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';

import { textOf } from './fieldValues.ts';
import type { RecordFields } from './record.ts';
import { eventYear } from './summaryLine.ts';

/** A person's year of birth as the record gives it, or as the age implies it. */
export interface RecordBirthYear extends BirthYears {
  isEstimated: boolean;
}

/**
 * The year of birth of the person a record is about: as written, from the date of birth, or worked out from the age.
 *
 * @returns null when there is no evidence.
 * @example birthYear({ Age: '39', CensusYear: '1871' }) // { year: 1832, earliest: 1831, latest: 1832, isEstimated:
 * true }
 */
export function birthYear(fields: RecordFields): RecordBirthYear | null {
  const written =
    parseRecordDate(textOf(fields, 'YearOfBirth') ?? '') ?? parseRecordDate(textOf(fields, 'DateOfBirth') ?? '');
  if (written) return { year: written.latest, earliest: written.earliest, latest: written.latest, isEstimated: false };
  const year = eventYear(fields);
  const age = textOf(fields, 'Age');
  if (year === null || age === null) return null;
  const estimated = birthYearFromAge(age, year, ageRounding(Number(textOf(fields, 'CensusYear'))));
  return estimated && { ...estimated, isEstimated: true };
}
