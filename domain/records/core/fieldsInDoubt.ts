import { isCertain } from '#domain/kernel/readings/isCertain.ts';
import { parseReading } from '#domain/kernel/readings/parseReading.ts';

import { valuesOf, type RecordFields, type RecordSet } from './record.ts';
import { isHeldAsName } from './valueKey.ts';

/** Fields of numbers, of which digits may not have been read. */
const OF_NUMBERS = /Date|Year|Age$/u;
const UNREAD_DIGITS = /[_*?]|\[\d+_?\]/u;

/** Whether what a field says was not read for certain: a word of a name, or a digit of a date or an age. */
function isInDoubt(fieldId: string, text: string, { notation = 'plain' }: Pick<RecordSet, 'notation'>): boolean {
  if (!isHeldAsName(fieldId)) return OF_NUMBERS.test(fieldId) && UNREAD_DIGITS.test(text);
  const reading = parseReading(text, notation);
  return reading !== null && (reading.saying !== null || !reading.words.every(isCertain));
}

/** The ids of a record's fields of which something could not be read for certain, in the record's own order. */
export const fieldsInDoubt = (fields: RecordFields, set: Pick<RecordSet, 'notation'>): string[] =>
  Object.keys(fields).filter((fieldId) => valuesOf(fields, fieldId).some((text) => isInDoubt(fieldId, text, set)));
