import type { RecordSet } from '#domain/records/core/record.ts';

/**
 * Subcategories whose records give the residence at the time. A baptism's abode or a soldier's home does so only in
 * passing.
 */
const LISTS: ReadonlySet<string> = new Set([
  'census',
  'electoral rolls',
  'directories & almanacs',
  'postal & telephone directories',
  'rate books',
  'land & estates',
  'surveys',
]);

/** Whether addresses are read from a record set: censuses and lists of the people of a place. */
export const givesAddresses = ({ type, subcategory }: Pick<RecordSet, 'type' | 'subcategory'>): boolean =>
  type === 'CENSUS' || LISTS.has(subcategory.toLowerCase());
