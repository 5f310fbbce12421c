import { textOf, type RecordFields } from '#domain/records/core/record.ts';

/** Fields that say who an entry is of; without one of them nothing tells it from others. */
export const NAMES = ['FirstName', 'LastName'] as const;

/** Fields of which one must be there beside the names and the year: namesakes of one year are many. */
export const TELLING = [
  'EventDate',
  'FatherFirstName',
  'MotherFirstName',
  'SpouseFirstName',
  'Folio',
  'Page',
  'Schedule',
] as const;

/**
 * Fields that say who, when and where, in the order in which they are compared. What else an entry says may be
 * corrected without a doubt who it is.
 */
export const WHO_WHEN_WHERE = [
  ...NAMES,
  ...TELLING,
  'SpouseLastName',
  'EventType',
  'EventYear',
  'Role',
  'RelationshipToHead',
  'Place',
  'Church',
  'RegisterType',
  'Piece',
  'EnumerationDistrict',
] as const;

/**
 * Who, when and where an entry is of, as one text without regard to capitals: two entries of one set with the same text
 * are of one entry unless a third has it too.
 * @returns null where names, or what tells namesakes apart, are not recorded.
 */
export function whoWhenWhere(fields: RecordFields): string | null {
  const has = (names: readonly string[]) => names.some((name) => textOf(fields, name) !== null);
  if (!has(NAMES) || !has(TELLING)) return null;
  return JSON.stringify(WHO_WHEN_WHERE.map((name) => textOf(fields, name)?.toLowerCase() ?? null));
}
