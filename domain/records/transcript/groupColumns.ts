import { textOf } from '#domain/records/core/fieldValues.ts';
import type { RecordFields } from '#domain/records/core/record.ts';

/** Fields that distinguish the people of a household or event, most distinctive first. */
const CANDIDATES = [
  'RelationshipToHead',
  'Role',
  'Relationship',
  'MaritalStatus',
  'Gender',
  'Age',
  'DateOfBirth',
  'Occupation',
  'PlaceOfBirth',
  'PlaceOfResidence',
  'FatherFirstName',
] as const;

/** More columns than this do not fit beside a name without scrolling. */
const MOST_COLUMNS = 6;

/**
 * The fields shown as columns beside the names of a household or event: those that at least one person in it has.
 *
 * @returns fieldIds of the catalogue, at most six.
 */
export const groupColumns = (members: readonly RecordFields[]): string[] =>
  CANDIDATES.filter((fieldId) => members.some((fields) => textOf(fields, fieldId) !== null)).slice(0, MOST_COLUMNS);
