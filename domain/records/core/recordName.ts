import { textOf, type RecordFields } from './record.ts';

/** Shown where a source left out a part of a name. */
const UNKNOWN_PART = '—';
/** The title of a record about a person without a name in the source: a stranger buried, a child not yet baptised. */
export const UNNAMED_PERSON = 'Unnamed person';

/** Fields of which a record's name is made. */
export const NAME_FIELDS: readonly string[] = ['Title', 'FirstName', 'LastName'];

/** Fields that only a person has. */
const OF_A_PERSON = [
  'Age',
  'Gender',
  'RelationshipToHead',
  'MaritalStatus',
  'BaptismDate',
  'BurialDate',
  'DeathDate',
  'DateOfBirth',
  'YearOfBirth',
  'YearOfDeath',
  'FatherFirstName',
  'MotherFirstName',
] as const;
/** What happens to persons only. */
const OF_PERSONS = /^(?:birth|baptism|christening|marriage|banns|death|burial|cremation|census|inquest)/iu;

const isAboutPerson = (fields: RecordFields): boolean =>
  OF_PERSONS.test(textOf(fields, 'EventType') ?? '') || OF_A_PERSON.some((fieldId) => textOf(fields, fieldId) !== null);

/**
 * The person a record is about, as transcribed: title, first names, last name. A missing part of a name shows as a
 * dash, so that a lone surname is not read as a first name.
 *
 * @returns UNNAMED_PERSON for a person without a name, null for a record that is about no person, such as a page.
 * @example recordName({ FirstName: 'William', LastName: 'PINCH' }) // 'William PINCH'
 */
export function recordName(fields: RecordFields): string | null {
  const first = textOf(fields, 'FirstName');
  const last = textOf(fields, 'LastName');
  if (first === null && last === null) return isAboutPerson(fields) ? UNNAMED_PERSON : null;
  return [textOf(fields, 'Title'), first ?? UNKNOWN_PART, last ?? UNKNOWN_PART]
    .filter((part) => part !== null)
    .join(' ');
}
