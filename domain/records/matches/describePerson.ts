import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { birthYear } from '#domain/records/core/birthYear.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import { placeMeant } from '#domain/records/core/recordPlaces.ts';
import { recordYear } from '#domain/records/core/recordYear.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';

import {
  type ComparedDate,
  type ComparedPlace,
  type ComparedRelative,
  comparedName,
  comparedPlace,
  occupationWords,
  type PersonDescription,
} from './personDescription.ts';

/** Ages of enumerators and clerks are off by so many years either way more often than not. */
const AGE_SLACK_YEARS = 1;
/** Most children were baptised within the year; some waited. */
const BAPTISM_SLACK_YEARS = 3;

const dateOf = (text: string | null): ComparedDate | null => {
  const date = text === null ? null : parseRecordDate(text);
  return date && { ...date, isEstimated: false };
};

function bornIn(fields: RecordFields, kind: RecordKind): ComparedDate | null {
  const written = dateOf(textOf(fields, 'DateOfBirth')) ?? dateOf(textOf(fields, 'YearOfBirth'));
  if (written) return written;
  const birth = birthYear(fields);
  if (birth)
    return {
      earliest: (birth.earliest ?? birth.latest) - AGE_SLACK_YEARS,
      latest: birth.latest + AGE_SLACK_YEARS,
      month: null,
      day: null,
      isEstimated: true,
    };
  const year = eventYear(fields);
  return kind === 'birth' && year !== null
    ? { earliest: year - BAPTISM_SLACK_YEARS, latest: year, month: null, day: null, isEstimated: true }
    : null;
}

function diedIn(fields: RecordFields, kind: RecordKind): ComparedDate | null {
  const written = dateOf(textOf(fields, 'DateOfDeath')) ?? dateOf(textOf(fields, 'YearOfDeath'));
  if (written || kind !== 'death') return written;
  const event = dateOf(textOf(fields, 'EventDate')) ?? dateOf(recordYear(fields)?.written ?? null);
  // The burial is not the day of death, and may fall into the next year.
  return event && { earliest: event.earliest - 1, latest: event.latest, month: null, day: null, isEstimated: true };
}

const sexOf = (text: string | null): PersonDescription['sex'] =>
  /^m/iu.test(text ?? '') ? 'm' : /^f/iu.test(text ?? '') ? 'f' : null;

function relativeOf(
  fields: RecordFields,
  who: 'Father' | 'Mother' | 'Spouse',
  notation: Notation | undefined,
): ComparedRelative | null {
  const forenames = comparedName(textOf(fields, `${who}FirstName`), notation);
  return forenames.tokens.length === 0
    ? null
    : { forenames, surname: comparedName(textOf(fields, `${who}LastName`), notation) };
}

/** A person's kin in a census household, from the relationships to its head. */
export type HouseholdKin = Partial<Pick<PersonDescription, 'father' | 'mother' | 'spouse'>>;

/**
 * What a record says of its person, ready to be compared.
 * @param kin - what the household adds to the record's own words.
 * @param notation - of the record set, by which names in doubt are read; left out, signs of doubt are passed over.
 */
export function describePerson(
  fields: RecordFields,
  kind: RecordKind,
  gazetteer: Pick<Gazetteer, 'resolve'>,
  kin: HouseholdKin = {},
  notation?: Notation,
): PersonDescription {
  const placed = (fieldId: string, countyField: string): ComparedPlace | null => {
    const text = textOf(fields, fieldId);
    if (text === null) return null;
    const county = textOf(fields, countyField);
    const place =
      placeMeant(fieldId, fields, gazetteer) ??
      gazetteer.resolve(text, {
        county: county ?? textOf(fields, 'County'),
        country: textOf(fields, 'Country'),
      });
    return comparedPlace(text, { county: place?.county ?? county, position: place });
  };
  const event = placed('Place', 'County');
  const birthPlace = placed('PlaceOfBirth', 'BirthCounty');
  const isOver = kind === 'death' || kind === 'will';
  return {
    forenames: comparedName(textOf(fields, 'FirstName'), notation),
    surname: comparedName(textOf(fields, 'LastName'), notation),
    otherSurnames: ['MaidenName', 'Alias']
      .map((fieldId) => comparedName(textOf(fields, fieldId), notation))
      .filter(({ tokens }) => tokens.length > 0),
    sex: sexOf(textOf(fields, 'Gender')),
    birth: bornIn(fields, kind),
    death: diedIn(fields, kind),
    birthPlace: birthPlace ?? (kind === 'birth' ? event : null),
    places: [event, placed('PlaceOfResidence', 'ResidenceCounty')].filter((place) => place !== null),
    father: relativeOf(fields, 'Father', notation) ?? kin.father ?? null,
    mother: relativeOf(fields, 'Mother', notation) ?? kin.mother ?? null,
    spouse: relativeOf(fields, 'Spouse', notation) ?? kin.spouse ?? null,
    occupation: occupationWords(textOf(fields, 'Occupation')),
    aliveIn: isOver ? null : eventYear(fields),
  };
}
