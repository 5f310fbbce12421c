import { ageRounding, birthYearFromAge, type BirthYears } from '#domain/kernel/dates/birthYearFromAge.ts';
import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';

import { textOf, type RecordFields } from './record.ts';
import { recordYear } from './recordYear.ts';

/** A person's year of birth as the record gives it, or as the age implies it. */
export interface RecordBirthYear extends BirthYears {
  isEstimated: boolean;
}

/**
 * The year of birth of the person a record is about: as written, from the date of birth, or worked out from the age.
 *
 * @param event - when the record is of, where that is known.
 * @returns null when there is no evidence.
 * @example birthYear({ Age: '39', CensusYear: '1871' }) // { year: 1832, earliest: 1831, latest: 1832, isEstimated:
 * true }
 */
export function birthYear(fields: RecordFields, event = recordYear(fields)): RecordBirthYear | null {
  const written =
    parseRecordDate(textOf(fields, 'YearOfBirth') ?? '') ?? parseRecordDate(textOf(fields, 'DateOfBirth') ?? '');
  if (written) return { year: written.latest, earliest: written.earliest, latest: written.latest, isEstimated: false };
  const age = textOf(fields, 'Age');
  if (event === null || age === null) return null;
  const rounding = ageRounding(Number(textOf(fields, 'CensusYear')));
  const estimated = birthYearFromAge(age, event.earliest, rounding);
  // Of an event that may be of several years, the latest birth is that of the last.
  const last = birthYearFromAge(age, event.latest, rounding);
  return estimated && last && { ...estimated, latest: last.latest, isEstimated: true };
}

/**
 * Most children were baptised within weeks, nearly all within two years; a register seldom says when they were born.
 */
const YEARS_TO_BAPTISM = 2;

/** When a person was born whose year of birth is in no source. */
export interface BirthEstimate {
  year: number;
  /** Null when nothing bounds it. */
  earliest: number | null;
  latest: number;
  /** As readers see it, with what it rests on: `about 1836, from the baptism`. */
  words: string;
}

/**
 * The year of birth of a record's person, worked out from an age or, without one, from a baptism.
 *
 * @returns null when the record gives a birth itself, and when it has no evidence of one.
 * @example birthEstimate({ BaptismDate: '3 May 1836' }) // { year: 1836, earliest: 1834, latest: 1836, words: 'about
 * 1836, from the baptism' }
 */
export function birthEstimate(fields: RecordFields): BirthEstimate | null {
  const born = birthYear(fields);
  if (born) {
    const { year, earliest, latest, isEstimated } = born;
    return isEstimated
      ? { year, earliest, latest, words: `${earliest === null ? `${year} or before` : `about ${year}`}, from the age` }
      : null;
  }
  const baptised =
    parseRecordDate(textOf(fields, 'BaptismYear') ?? '') ?? parseRecordDate(textOf(fields, 'BaptismDate') ?? '');
  if (!baptised) return null;
  return {
    year: baptised.latest,
    earliest: baptised.earliest - YEARS_TO_BAPTISM,
    latest: baptised.latest,
    words: `about ${baptised.latest}, from the baptism`,
  };
}
