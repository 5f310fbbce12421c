import { parseRecordDate, type RecordDate } from '#domain/kernel/dates/parseRecordDate.ts';

import { textOf, type RecordFields } from './record.ts';

/**
 * The fields that date a record, of whichever kind the event is: its own year first, then what befell the person,
 * then what was done with the
 * paper. A year stands before the date it may have been read from.
 */
export const RECORD_DATES: readonly string[] = [
  'EventYear',
  'CensusYear',
  'EventDate',
  'MarriageYear',
  'MarriageDate',
  'BaptismYear',
  'BaptismDate',
  'BurialYear',
  'BurialDate',
  'YearOfDeath',
  'DateOfDeath',
  'AdmissionYear',
  'AdmissionDate',
  'EnlistedYear',
  'EnlistedDate',
  'ArrivalYear',
  'ArrivalDate',
  'DepartureYear',
  'DepartureDate',
  'ApprenticedYear',
  'NaturalisationYear',
  'TrialYear',
  'TrialDate',
  'DivorceYear',
  'DivorceDate',
  'WillWrittenYear',
  'WillWrittenDate',
  'ProbateYear',
  'ProbateDate',
  'RegisteredYear',
  'RegisteredDate',
  'DischargeYear',
  'DischargeDate',
  'PublicationYear',
  'PublicationDate',
];
/** What dates a record of a birth, and says nothing of the year of any other. */
export const BIRTH_DATES: readonly string[] = ['YearOfBirth', 'DateOfBirth'];
/** Events that are a birth. */
export const BIRTH_EVENT = /^birth/iu;

/** When a record is of. */
export interface RecordYear extends RecordDate {
  fieldId: string;
  /** As the record has it. */
  written: string;
}

/**
 * When a record is of: the first of its dates that can be read. One rule for results, their order, decades, privacy
 * and citation.
 *
 * @returns Gregorian years, a span where the source allows several; null when no field dates the record.
 * @example recordYear({ ArrivalDate: '10/10/1828' })?.earliest // 1828
 */
export function recordYear(fields: RecordFields): RecordYear | null {
  for (const fieldId of BIRTH_EVENT.test(textOf(fields, 'EventType') ?? '')
    ? [...RECORD_DATES, ...BIRTH_DATES]
    : RECORD_DATES) {
    const written = textOf(fields, fieldId);
    const date = written === null ? null : parseRecordDate(written);
    if (date && written !== null) return { ...date, fieldId, written };
  }
  return null;
}
