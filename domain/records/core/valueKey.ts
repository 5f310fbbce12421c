import type { Notation } from '#domain/kernel/readings/reading.ts';
import { readNames } from '#domain/kernel/readings/readNames.ts';
import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

/** Printed ASCII with single spaces, as most values are: nothing is folded but capitals. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/u;

/** Whether values of a field are held as the tokens of a name. */
export const isHeldAsName = (fieldId: string): boolean => fieldById(fieldId)?.fieldType === 'VARIANTS_STRING';

/** Whether values of a field are ordered by their orderKey: names, and the first letters of surnames. */
export const isOrderedAsName = (fieldId: string): boolean => isHeldAsName(fieldId) || fieldId === 'SurnameInitial';

/**
 * The form in which the index holds one value of a field and in which facet values are named: names as their folded
 * tokens, words in doubt by their signs (readNames), everything else lower case with single spaces and straight
 * apostrophes, as searches are cleaned. Empty when nothing is left.
 *
 * @param fieldId - of the catalogue; an unknown field is treated as plain text.
 * @param notation - how the source marks doubt; `plain` when left out.
 * @example valueKey('County', ' Isle of  Wight') // 'isle of wight'
 * @example valueKey('LastName', "O'Brien") // 'obrien'
 * @example valueKey('LastName', 'C__PER', 'freereg') // 'c__per'
 */
export const valueKey = (fieldId: string, text: string, notation: Notation = 'plain'): string =>
  isHeldAsName(fieldId)
    ? readNames(text, notation).join(' ')
    : PLAIN.test(text)
      ? text.toLowerCase()
      : plainSigns(text)
          .toLowerCase()
          .replaceAll('’', "'")
          .replace(/[\s\u0000-\u001f]+/gu, ' ')
          .trim();
