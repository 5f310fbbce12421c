import { textOf, type RecordFields, type RecordSet } from '#domain/records/core/record.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

/** A ruled column of a page. */
export interface FacsimileColumn {
  heading: string;
  /** Share of the page's width, in any unit. */
  width: number;
  text: (fields: RecordFields) => string;
}

const field =
  (...ids: string[]) =>
  (fields: RecordFields) =>
    ids
      .map((id) => textOf(fields, id))
      .filter((text) => text !== null)
      .join(' ');
const column = (heading: string, width: number, ...ids: string[]): FacsimileColumn => ({
  heading,
  width,
  text: field(...ids),
});

/** Sources print a place with its county; clerks wrote the place alone. */
const place = (heading: string, width: number, id: string): FacsimileColumn => ({
  heading,
  width,
  text: (fields) => (textOf(fields, id) ?? '').split(',')[0] ?? '',
});

const person = column('Name', 11, 'FirstName', 'LastName');
const spouse = (prefix: string) => field(`${prefix}FirstName`, `${prefix}LastName`);

const OLDEST_CENSUS = [
  column('House or street', 10, 'Address'),
  person,
  column('Age', 3, 'Age'),
  column('Sex', 3, 'Gender'),
  column('Trade or calling', 11, 'Occupation'),
  {
    heading: 'Where born',
    width: 8,
    text: (fields: RecordFields) =>
      field('BirthCounty')(fields) || field('CountryOfBirth')(fields) || field('Notes')(fields),
  },
];
const CENSUS = [
  column('No.', 2, 'Schedule'),
  column('House or street', 8, 'Address'),
  person,
  column('Standing in the house', 6, 'RelationshipToHead'),
  column('Condition', 5, 'MaritalStatus'),
  column('Age', 4, 'Age'),
  column('Trade or calling', 12, 'Occupation'),
  place('Where born', 8, 'PlaceOfBirth'),
];
const REGISTER = [
  column('No.', 2, 'Schedule', 'ScheduleSuffix'),
  column('House or street', 9, 'Address'),
  person,
  column('Sex', 4, 'Gender'),
  column('Born', 6, 'DateOfBirth'),
  column('Condition', 5, 'MaritalStatus'),
  column('Trade or calling', 12, 'Occupation'),
];
const BAPTISMS = [
  column('No.', 2, 'EntryNumber'),
  column('When', 6, 'EventDate'),
  column('Child', 6, 'FirstName'),
  {
    heading: 'Parents',
    width: 12,
    text: (fields: RecordFields) =>
      [field('FatherFirstName', 'FatherLastName')(fields), field('MotherFirstName')(fields)]
        .filter((name) => name !== '')
        .join(' and '),
  },
  place('Abode', 8, 'PlaceOfResidence'),
  column('Father’s trade', 8, 'FatherOccupation'),
];
const BURIALS = [
  column('No.', 2, 'EntryNumber'),
  column('When', 7, 'EventDate'),
  person,
  place('Abode', 8, 'PlaceOfResidence'),
  column('Age', 4, 'Age'),
  { heading: 'Kin', width: 10, text: field('Relationship', 'RelativeFirstName', 'RelativeLastName') },
];
const MARRIAGES = [
  column('No.', 2, 'EntryNumber'),
  column('When', 6, 'EventDate'),
  person,
  column('Condition', 5, 'MaritalStatus'),
  place('Of', 7, 'PlaceOfResidence'),
  { heading: 'Married to', width: 10, text: spouse('Spouse') },
  column('Signed', 5, 'CanWrite'),
];

/** Said at the head of the page already, or of no use to a reader of the page. */
const NO_COLUMN = new Set([
  'FirstName',
  'LastName',
  'EventType',
  'EventYear',
  'CensusYear',
  'RegisteredYear',
  'Place',
  'Parish',
  'County',
  'Country',
  'Gender',
  'YearOfBirth',
  'Street',
  'HouseNumber',
  'Denomination',
  'Church',
  'HouseholdHeadFirstName',
  'HouseholdHeadLastName',
]);
const MOST_COLUMNS = 6;

/** Name and the fields that most entries of the page have, with the catalogue's labels. */
function fullestColumns(rows: readonly RecordFields[]): FacsimileColumn[] {
  const wanted = FIELDS.filter(({ fieldId, displayLabel }) => displayLabel !== null && !NO_COLUMN.has(fieldId))
    .map(({ fieldId, displayLabel }) => ({
      fieldId,
      heading: displayLabel ?? '',
      texts: rows.flatMap((fields) => textOf(fields, fieldId) ?? []),
    }))
    .filter(({ texts }) => texts.length > rows.length / 3)
    .slice(0, MOST_COLUMNS);
  return [
    column('Name', 9, 'FirstName', 'LastName'),
    ...wanted.map(({ fieldId, heading, texts }) =>
      column(heading, Math.min(14, Math.max(4, ...texts.map((text) => text.length / 2))), fieldId),
    ),
  ];
}

/** How the pages of a set are ruled. Entries of one page are given, so that no column stays empty without need. */
export function facsimileColumns(
  set: Pick<RecordSet, 'type' | 'subcategory'>,
  rows: readonly RecordFields[],
): readonly FacsimileColumn[] {
  return formOf(set, rows).filter(
    ({ heading, text }) => heading === 'Name' || rows.some((fields) => text(fields) !== ''),
  );
}

function formOf(
  { type, subcategory }: Pick<RecordSet, 'type' | 'subcategory'>,
  rows: readonly RecordFields[],
): readonly FacsimileColumn[] {
  const [first = {}] = rows;
  const event = textOf(first, 'EventType') ?? '';
  if (type === 'CENSUS' && event === 'Register') return REGISTER;
  if (type === 'CENSUS') return textOf(first, 'CensusYear') === '1841' ? OLDEST_CENSUS : CENSUS;
  if (subcategory.startsWith('civil')) return fullestColumns(rows);
  if (event === 'Baptism') return BAPTISMS;
  if (event === 'Burial') return BURIALS;
  return event === 'Marriage' || event === 'Banns' ? MARRIAGES : fullestColumns(rows);
}
