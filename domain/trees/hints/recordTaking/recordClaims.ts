import type { Notation } from '#domain/kernel/readings/reading.ts';
import { birthYear } from '#domain/records/core/birthYear.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';

import { nameInTree } from './nameInTree.ts';
import { factClaim, type RecordClaim } from './recordClaim.ts';

const joined = (parts: readonly (string | null)[]): string | null => {
  const recorded = [...new Set(parts.filter((part): part is string => part !== null && part !== ''))];
  return recorded.length > 0 ? recorded.join(', ') : null;
};

/** Quarters are in civil indexes in the place of a day. */
const eventDate = (fields: RecordFields): string | null =>
  textOf(fields, 'EventDate') ?? eventYear(fields)?.toString() ?? null;
const eventPlace = (fields: RecordFields): string | null =>
  textOf(fields, 'Place') ?? joined([textOf(fields, 'Parish'), textOf(fields, 'County')]);
const home = (fields: RecordFields): string | null => joined([textOf(fields, 'Address'), eventPlace(fields)]);

function birthClaim(fields: RecordFields, kind: RecordKind): RecordClaim[] {
  const recorded = birthYear(fields);
  const isBirth = kind === 'birth' && !/bapt|christ/iu.test(textOf(fields, 'EventType') ?? '');
  const date =
    textOf(fields, 'DateOfBirth') ??
    (recorded
      ? recorded.isEstimated
        ? `ABT ${recorded.year}`
        : String(recorded.year)
      : isBirth
        ? eventYear(fields)?.toString()
        : null) ??
    null;
  const place = textOf(fields, 'PlaceOfBirth') ?? (isBirth ? eventPlace(fields) : null);
  return date === null && place === null ? [] : [factClaim('birth', 'Birth', { date, place })];
}

function deathClaims(fields: RecordFields, kind: RecordKind): RecordClaim[] {
  const isBurial = /buri|cremat/iu.test(textOf(fields, 'EventType') ?? '');
  const isDeath = kind === 'death' && !isBurial;
  const date = textOf(fields, 'DateOfDeath') ?? textOf(fields, 'YearOfDeath') ?? (isDeath ? eventDate(fields) : null);
  const place = textOf(fields, 'PlaceOfDeath') ?? (isDeath ? eventPlace(fields) : null);
  return [
    ...(date === null && place === null
      ? []
      : [factClaim('death', 'Death', { date, place, note: textOf(fields, 'CauseOfDeath') ?? '' })]),
    ...(isBurial
      ? [
          factClaim('burial', 'Burial', {
            date: eventDate(fields),
            place: joined([textOf(fields, 'Church'), eventPlace(fields)]),
          }),
        ]
      : []),
  ];
}

const attribute = (type: string, label: string, fields: RecordFields, fieldId: string): RecordClaim[] => {
  const value = textOf(fields, fieldId);
  return value === null ? [] : [factClaim(type, label, { value, date: eventDate(fields), place: null })];
};

/** What a source of a kind records beside births and deaths. */
const EVENTS: Readonly<Partial<Record<RecordKind, (fields: RecordFields) => RecordClaim[]>>> = {
  census: (fields) => [factClaim('census', 'Census', { date: eventDate(fields), place: home(fields) })],
  birth: (fields) =>
    /bapt|christ/iu.test(textOf(fields, 'EventType') ?? '')
      ? [
          factClaim('baptism', 'Baptism', {
            date: eventDate(fields),
            place: joined([textOf(fields, 'Church'), eventPlace(fields)]),
          }),
        ]
      : [],
  marriage: (fields) => [
    factClaim('marriage', 'Marriage', {
      of: 'couple',
      date: textOf(fields, 'MarriageDate') ?? eventDate(fields),
      place: joined([textOf(fields, 'Church'), eventPlace(fields)]),
    }),
  ],
  military: (fields) => [
    factClaim('military-service', 'Military service', {
      date: eventDate(fields),
      place: eventPlace(fields),
      note:
        joined([
          textOf(fields, 'Rank'),
          textOf(fields, 'UnitOrRegiment'),
          textOf(fields, 'ServiceNumber'),
          textOf(fields, 'Company'),
        ]) ?? '',
    }),
  ],
  migration: (fields) => [
    factClaim('emigration', 'Emigration', {
      date: eventDate(fields),
      place: textOf(fields, 'PortOfDeparture') ?? eventPlace(fields),
      note:
        joined([textOf(fields, 'ShipName'), textOf(fields, 'Destination'), textOf(fields, 'DestinationCountry')]) ?? '',
    }),
  ],
  school: (fields) => [
    factClaim('education', 'Education', {
      date: eventDate(fields),
      place: eventPlace(fields),
      value: textOf(fields, 'EventType') ?? '',
    }),
  ],
  will: (fields) => [
    factClaim('probate', 'Probate', {
      date: eventDate(fields),
      place: eventPlace(fields),
      note: textOf(fields, 'Notes') ?? '',
    }),
  ],
  directory: (fields) => [factClaim('residence', 'Residence', { date: eventDate(fields), place: home(fields) })],
  institution: (fields) => [
    factClaim('residence', 'Residence', {
      date: eventDate(fields),
      place: home(fields),
      value: textOf(fields, 'EventType') ?? '',
    }),
  ],
};

/**
 * What a tree can take from a record, in the order it is shown: name, sex, birth, the event itself, occupation, death.
 * Never empty for a record that names a person.
 *
 * @param notation - of the record set: a name in doubt is written with full stops (nameInTree).
 */
export function recordClaims(fields: RecordFields, kind: RecordKind, notation: Notation = 'plain'): RecordClaim[] {
  const named = nameInTree(textOf(fields, 'FirstName') ?? '', textOf(fields, 'LastName') ?? '', notation);
  const sex = /^m/iu.test(textOf(fields, 'Gender') ?? '')
    ? 'm'
    : /^f/iu.test(textOf(fields, 'Gender') ?? '')
      ? 'f'
      : null;
  return [
    ...(named.given === '' && named.surname === ''
      ? []
      : [factClaim('', 'Name', { key: 'name', of: 'name', ...named })]),
    ...(sex === null ? [] : [factClaim('', 'Sex', { key: 'sex', of: 'sex', value: sex })]),
    ...birthClaim(fields, kind),
    ...(EVENTS[kind]?.(fields) ?? []),
    ...attribute('occupation', 'Occupation', fields, 'Occupation'),
    ...deathClaims(fields, kind),
  ];
}
