import { textOf } from './fieldValues.ts';
import type { RecordFields } from './record.ts';

/** Shown where a source left out a part of a name. */
const UNKNOWN_PART = '—';

/**
 * The person a record is about, as transcribed: title, first names, last name. A missing part of a name shows as a
 * dash, so that a lone surname is not read as a first name.
 *
 * @returns null when the record names nobody.
 * @example recordName({ FirstName: 'William', LastName: 'PINCH' }) // 'William PINCH'
 */
export function recordName(fields: RecordFields): string | null {
  const first = textOf(fields, 'FirstName');
  const last = textOf(fields, 'LastName');
  if (first === null && last === null) return null;
  return [textOf(fields, 'Title'), first ?? UNKNOWN_PART, last ?? UNKNOWN_PART].filter((part) => part !== null).join(' ');
}
