import type { FieldDefinition } from '#domain/search/core/catalogue/fieldDefinition.ts';

/** A field as the form draws it. */
export interface FormField {
  fieldId: string;
  /** Key of the address, and of the form's values. */
  urlId: string;
  label: string;
  fieldType: FieldDefinition['fieldType'];
  /** Its values are compared whole, so those that records have are offered. */
  isFacet: boolean;
}

/**
 * The form before anything is chosen, written out so that it can be drawn before the catalogue is here; a test holds it
 * equal to what the catalogue says.
 */
export const FIRST_FIELDS: readonly FormField[] = [
  { fieldId: 'FirstName', urlId: 'firstname', label: 'First name(s)', fieldType: 'VARIANTS_STRING', isFacet: false },
  { fieldId: 'LastName', urlId: 'lastname', label: 'Surname', fieldType: 'VARIANTS_STRING', isFacet: false },
  { fieldId: 'YearOfBirth', urlId: 'yearofbirth', label: 'Birth year', fieldType: 'YEAR_WITH_OFFSET', isFacet: false },
  { fieldId: 'Place', urlId: 'place', label: 'Place', fieldType: 'PROXIMITY_STRING', isFacet: true },
];

/** What the form holds, by key of the address: `lastname`, `lastname_variants`, `yearofbirth_offset`. */
export type SearchFormValues = Readonly<Record<string, string>>;

/**
 * The value of a companion field until the reader chooses another. Years of birth are mostly worked out from ages,
 * which are a year or two off; the year of a record is known.
 */
export function companionDefault(key: string): string {
  if (key.endsWith('_proximity')) return '5';
  if (key.endsWith('_offset')) return key.startsWith('yearofbirth_') ? '2' : '0';
  return '';
}

/** The value of a key of the form; without one, the companion's default. */
export const valueIn = (values: SearchFormValues, key: string): string => values[key] ?? companionDefault(key);

/** Whether two forms ask for the same. */
export const isSameForm = (one: SearchFormValues, other: SearchFormValues): boolean =>
  Object.keys({ ...one, ...other }).every((key) => valueIn(one, key) === valueIn(other, key));
