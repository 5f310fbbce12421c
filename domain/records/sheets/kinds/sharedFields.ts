import type { SheetField, SheetKind } from '../sheetKind.ts';
import { field, fieldForAll } from './fieldBuilders.ts';

/** The name of the person whose record it is. */
export const NAME_FIELDS: readonly SheetField[] = [
  field(
    'forename',
    'First names',
    'forename',
    'forenames|fore name|fore names|first name|christian name|christian names|given name|given names|xtian name|child forename|child first name|child christian name|child given name',
  ),
  field('surname', 'Surname', 'surname', 'surnames|last name|family name|sname|sur name|child surname|parent surname'),
  field(
    'full_name',
    'First names and surname',
    'fullName',
    'name|names|full name|whole name|person|name of person|child|child name',
  ),
];

/** Where a register was kept. */
export const PLACE_FIELDS: readonly SheetField[] = [
  fieldForAll(
    'place',
    'Parish or place',
    'place',
    'parish|place|town|village|township|chapelry|location|parish name|place name|civil parish|town parish|parish of marriage|place of marriage|where married|parish of baptism|place of baptism|where baptised|parish of burial',
  ),
  fieldForAll('county', 'County', 'county', 'chapman|chapman code|co|shire|county code'),
];

/** The church of a register, and what its entries were taken from. */
export const CHURCH_FIELDS: readonly SheetField[] = [
  fieldForAll('church', 'Church or chapel', 'church', 'church|chapel|church name|dedication|place of worship'),
  fieldForAll(
    'register_type',
    'Kind of register',
    null,
    'register type|type of register|register|pr or bt|pr bt|bt',
    'registerType',
  ),
];

/** The date of an event where it stands in several columns, or is a year only. */
export const DATE_PARTS: readonly SheetField[] = [
  fieldForAll(
    'year',
    'Year',
    'year',
    'yr|yyyy|event year|burial year|year buried|bur year|baptism year|year baptised|bap year|marriage year|year married|mar year',
  ),
  field('month', 'Month', 'month', 'mth|mon|mm|event month|burial month|baptism month|marriage month'),
  field('day', 'Day of the month', 'day', 'day|dd|day of month|event day|burial day|baptism day|marriage day'),
];

/** Where an entry is in its source, and what else is to be said. */
export const SOURCE_FIELDS: readonly SheetField[] = [
  field(
    'register_entry',
    'Number of the entry',
    'number',
    'entry|entry no|entry number|no|number|num|reg no|ref no|serial|serial no|burial no|baptism no|marriage no',
  ),
  field(
    'page',
    'Page',
    'number',
    'page no|page number|pg|page nr|folio|folio no|folio page|leaf|reg page|register page',
  ),
  fieldForAll(
    'reference',
    'Archive reference',
    null,
    'reference|ref|archive ref|call number|document reference|source|piece|piece no',
    'reference',
  ),
  fieldForAll('film', 'Film', 'number', 'film no|film number|microfilm|fiche|lds film'),
  field('film_number', 'Number on the film', 'number', 'frame|frame no|image|image no|image number|item'),
  field(
    'notes',
    'Notes',
    null,
    'note|remarks|comments|comment|other information|additional information|memo|extra|misc|precis|abstract|summary|extract|inscription|mi|transcriber note|transcription note',
  ),
];

/** Until when a row is closed, whatever its kind. */
export const CLOSING_FIELD = fieldForAll(
  'closed_until',
  'Closed until',
  null,
  'embargo|embargo until|embargoed until|embargo date|closure date|closing date|closed to|closed till|restricted until|opening date|opens|opens on|open from',
);
export const CLOSED_UNTIL = `{${CLOSING_FIELD.id}}`;

/** Templates of the fields above, as every kind with a church has them. */
export const SOURCE_TEMPLATES: Readonly<Record<string, string>> = {
  Place: '{place}, {county|county}',
  Parish: '{place}',
  County: '{county|county}',
  Country: '{county|country}',
  Church: '{church|church}',
  RegisterType: '{register_type} ?? {church|register}',
  EntryNumber: '{register_entry}',
  PageNumber: '{page ?? film_number}',
  ArchiveReference: '{reference}',
  FilmNumber: '{film}',
  Notes: '{notes}',
};

/**
 * Template of a date: of its own column where that has a year, else with what the columns of its parts have beside it.
 */
export const dateOf = (column: string): string => `{${column}|dated} ?? {${column}} {day} {month|month} {year}`;

/** Template of the year of a date, or of the column of years. */
export const yearOf = (column: string): string => `{${column}|year} ?? {year|year}`;

/** What a register must say of where. */
export const PLACE_NEEDED: SheetKind['needs'][number] = {
  anyOf: ['place'],
  else: 'Choose the column of the parish or place, or give one for all rows.',
};

/** What a register must say of who. */
export const nameNeeded = (...ids: readonly string[]): SheetKind['needs'][number] => ({
  anyOf: ids,
  else: 'Choose a column of names: first names, surname, or both in one.',
});

/** Values that mean "nothing here". */
export const BLANKS: readonly string[] = ['-', '--', '–', '?', '[blank]', 'n/k', 'N/K', 'n/a', 'N/A'];

/** Sexes as sheets write them. */
export const SEXES: Readonly<Record<string, string>> = { m: 'Male', f: 'Female', x: '', u: '' };
