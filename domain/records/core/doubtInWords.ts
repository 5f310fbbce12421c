import { isCertain } from '#domain/kernel/readings/isCertain.ts';
import { parseReading } from '#domain/kernel/readings/parseReading.ts';
import type { Saying } from '#domain/kernel/readings/reading.ts';
import { readingInWords } from '#domain/kernel/readings/readingInWords.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import { fieldsInDoubt } from './fieldsInDoubt.ts';
import { type RecordFields, type RecordSet, valuesOf } from './record.ts';
import { isHeldAsName } from './valueKey.ts';

const SAID: Readonly<Record<Saying, string>> = {
  blank: 'left blank',
  illegible: 'it could not be read',
  unnamed: 'not given',
  torn: 'the page is damaged there',
  struck: 'it was struck out',
};

function ofField(fieldId: string, fields: RecordFields, { notation = 'plain' }: Pick<RecordSet, 'notation'>): string {
  const label = fieldById(fieldId)?.displayLabel ?? fieldId;
  if (!isHeldAsName(fieldId)) return `${label}: not all of it could be read`;
  const readings = valuesOf(fields, fieldId).map((text) => parseReading(text, notation));
  const said = readings.flatMap((reading) =>
    reading === null
      ? []
      : reading.saying === null
        ? reading.words.filter((word) => !isCertain(word)).map(readingInWords)
        : SAID[reading.saying],
  );
  return `${label}: ${said.join('; ')}`;
}

/**
 * What of some fields of a record could not be read for certain, as a text of its own beside what was written.
 *
 * @param of - ids of the fields that are shown.
 * @returns null where all of them were read.
 * @example doubtInWords({ LastName: 'C__PER' }, { notation: 'freereg' }, ['LastName']) // 'Surname: two letters in the middle could not be read'
 */
export function doubtInWords(
  fields: RecordFields,
  set: Pick<RecordSet, 'notation'>,
  of: readonly string[],
): string | null {
  const doubted = fieldsInDoubt(fields, set).filter((fieldId) => of.includes(fieldId));
  return doubted.length === 0 ? null : `${doubted.map((fieldId) => ofField(fieldId, fields, set)).join('. ')}.`;
}
