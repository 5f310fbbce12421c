import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';

import { birthYear } from './birthYear.ts';
import { textOf } from './fieldValues.ts';
import type { RecordFields } from './record.ts';

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
