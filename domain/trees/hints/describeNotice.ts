import type { Notice, NoticePerson } from '#domain/newspapers/notices/readNotices.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { describeRecord } from '#domain/trees/hints/describeRecord.ts';
import type { RecordDescription } from '#domain/trees/hints/hintDescription.ts';

const SEXES = { m: 'Male', f: 'Female' } as const;
const DATE_FIELD = { birth: 'DateOfBirth', marriage: 'MarriageDate', death: 'DateOfDeath' } as const;

/** A notice as it is matched: the event, and one of its people. */
export interface MatchedNotice extends Pick<Notice, 'event' | 'date'> {
  person: NoticePerson;
  /** Of the newspaper; null where it is not known. */
  county: string | null;
}

/**
 * What a notice says of a person, in the fields of records, so that people of trees are matched with it as with them.
 */
function fieldsOf({ event, date, person, county }: MatchedNotice): RecordFields {
  const { forenames, surname, sex, father, spouse, age, place } = person;
  const said: readonly (readonly [string, string | null | undefined])[] = [
    ['FirstName', forenames],
    ['LastName', surname],
    ['Gender', sex && SEXES[sex]],
    ['FatherFirstName', father?.forenames],
    ['FatherLastName', father?.surname],
    ['SpouseFirstName', spouse?.forenames],
    ['SpouseLastName', spouse?.surname],
    ['Age', age],
    ['Place', place],
    ['County', county],
    ['EventYear', date.slice(0, 4)],
    ['EventDate', date],
    [DATE_FIELD[event], date],
  ];
  return Object.fromEntries(said.flatMap(([field, value]) => (value ? [[field, value]] : [])));
}

/** What a notice says of one of its people, ready to be compared with the people of a tree. */
export const describeNotice = (notice: MatchedNotice, gazetteer: Pick<Gazetteer, 'resolve'>): RecordDescription =>
  describeRecord(fieldsOf(notice), notice.event, [], gazetteer);
