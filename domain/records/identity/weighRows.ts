import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import { compareMiddleNames, type ShareOf } from '#domain/records/matches/compareNames.ts';
import { describePerson } from '#domain/records/matches/describePerson.ts';
import type { Evidence } from '#domain/records/matches/evidence.ts';
import { LINKAGE_WEIGHTS } from '#domain/records/matches/linkageWeights.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';
import { personEvidence } from '#domain/records/matches/personEvidence.ts';

/** A row as it is weighed; made once a row. */
export interface WeighedRow {
  fields: RecordFields;
  person: PersonDescription;
  /** Days since 1970 of the event, Gregorian as written; null where no whole day is recorded. */
  day: number | null;
  /** Year of the event; null where it is not certain. */
  year: number | null;
  /** The leaf of a book that it stands on; null where no leaf is recorded. */
  page: string | null;
}

/** How likely two rows are of one entry. */
export interface RowEvidence {
  /** log2 of how much likelier what they say is of one entry than of two. */
  bits: number;
  /**
   * Something in it is seldom written for the other: another forename, another father. No sum of agreement makes up for
   * it.
   */
  isContradicted: boolean;
}

/**
 * Names of one register are few: its families share surnames, and half its people have ten forenames. Its place is
 * shared by all.
 */
const SHARE_IN_A_REGISTER: Readonly<Record<Parameters<ShareOf>[1], number>> = {
  surname: 0.01,
  forename: 0.05,
  place: 1,
};
const SCALES = {
  weights: LINKAGE_WEIGHTS,
  shareOf: (_token: string, kind: Parameters<ShareOf>[1]) => SHARE_IN_A_REGISTER[kind],
};
const NOWHERE = { resolve: () => null };
const DAY_MS = 86_400_000;
const BITS = {
  sameDay: 3,
  otherDay: -1,
  otherYear: -4,
  sameReference: 1,
  otherReference: -3,
  sameField: 0.5,
  otherField: -1.5,
  mostOfFields: 3,
} as const;
/** Where an entry stands in its source. */
const REFERENCES = ['EntryNumber', 'Folio', 'Page', 'PageNumber', 'Schedule'] as const;
/** Weighed as evidence of the person, the day or the place in the source; and what all entries of a register share. */
const WEIGHED = new Set<string>([
  ...REFERENCES,
  'FirstName',
  'LastName',
  'MaidenName',
  'Alias',
  'Gender',
  'Age',
  'DateOfBirth',
  'YearOfBirth',
  'DateOfDeath',
  'YearOfDeath',
  'PlaceOfBirth',
  'BirthCounty',
  'BirthParish',
  'Place',
  'Parish',
  'County',
  'Country',
  'Church',
  'Occupation',
  'FatherFirstName',
  'FatherLastName',
  'MotherFirstName',
  'MotherLastName',
  'SpouseFirstName',
  'SpouseLastName',
  'EventType',
  'EventDate',
  'EventYear',
  'CensusYear',
  'BaptismDate',
  'BurialDate',
  'MarriageDate',
  'RegisterType',
  'Piece',
]);
/** Outcomes that are seldom two writings of one entry. */
const AGAINST: Readonly<Partial<Record<Evidence['field'], readonly string[]>>> = {
  forename: ['different', 'second'],
  surname: ['different'],
  sex: ['different'],
  father: ['different'],
  mother: ['different'],
  spouse: ['different'],
  birth: ['within5', 'within10', 'further'],
  life: ['impossible'],
};

/** A row ready to be weighed against others. */
export function weighedRow(fields: RecordFields): WeighedRow {
  const date = parseRecordDate(
    textOf(fields, 'EventDate') ?? textOf(fields, 'EventYear') ?? textOf(fields, 'CensusYear') ?? '',
  );
  const isYear = date !== null && date.earliest === date.latest;
  const leaf = ['Piece', 'EnumerationDistrict', 'Folio', 'Page', 'PageNumber'].map(
    (name) => textOf(fields, name) ?? '',
  );
  return {
    fields,
    person: describePerson(fields, 'other', NOWHERE),
    day:
      isYear && date.month !== null && date.day !== null
        ? Date.UTC(date.latest, date.month - 1, date.day) / DAY_MS
        : null,
    year: isYear ? date.latest : null,
    page: leaf.slice(2).some((part) => part !== '') ? leaf.join('/') : null,
  };
}

function dayBits(one: WeighedRow, other: WeighedRow): number {
  if (one.day !== null && other.day !== null)
    return one.day === other.day
      ? BITS.sameDay
      : one.year === other.year || Math.abs(one.day - other.day) <= 3
        ? BITS.otherDay
        : BITS.otherYear;
  return one.year !== null && other.year !== null && one.year !== other.year ? BITS.otherYear : 0;
}

function fieldBits({ fields: one }: WeighedRow, { fields: other }: WeighedRow): number {
  let [bits, agreed] = [0, 0];
  for (const name of Object.keys(one)) {
    const [a, b] = [textOf(one, name), textOf(other, name)];
    if (a === null || b === null) continue;
    if (REFERENCES.some((reference) => reference === name)) bits += a === b ? BITS.sameReference : BITS.otherReference;
    else if (!WEIGHED.has(name)) {
      if (a === b) agreed += BITS.sameField;
      else bits += BITS.otherField;
    }
  }
  return bits + Math.min(agreed, BITS.mostOfFields);
}

/**
 * Weighs whether two rows of two deliveries of one record set are of one entry, by the evidence that compares people of
 * any two sources (ADR 21), by the day of the event, the place in the source and what else both say. Symmetric. Never
 * throws.
 */
export function weighRows(one: WeighedRow, other: WeighedRow): RowEvidence {
  const { all } = personEvidence(one.person, other.person, SCALES);
  const bits = all.reduce((sum, evidence) => sum + evidence.bits, 0) + dayBits(one, other) + fieldBits(one, other);
  const isContradicted =
    all.some(({ field, level }) => AGAINST[field]?.includes(level)) ||
    compareMiddleNames(one.person.forenames, other.person.forenames) === 'different';
  return { bits, isContradicted };
}

/**
 * What to think of two rows with one key: `same` entry; `contested`, where what they say contradicts the key in one
 * thing, as a bold correction does and a number given to the next entry; `other`, where neither surname nor forename is
 * written for the other.
 */
export function verdictOnKey(one: RecordFields, other: RecordFields): 'same' | 'contested' | 'other' {
  const [a, b] = [weighedRow(one), weighedRow(other)];
  if (!weighRows(a, b).isContradicted) return 'same';
  const { all } = personEvidence(a.person, b.person, SCALES);
  const differs = (name: Evidence['field']) =>
    all.some(({ field, level }) => field === name && AGAINST[name]?.includes(level));
  return differs('surname') && differs('forename') ? 'other' : 'contested';
}
