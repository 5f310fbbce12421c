import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

/**
 * The form in which the index holds one value of a field and in which facet values are named: names as their folded
 * tokens, everything else lower case with single spaces and straight apostrophes, as searches are cleaned. Empty when nothing is left.
 *
 * @param fieldId - of the catalogue; an unknown field is treated as plain text.
 * @example valueKey('County', ' Isle of  Wight') // 'isle of wight'
 * @example valueKey('LastName', "O'Brien") // 'obrien'
 */
export const valueKey = (fieldId: string, text: string): string =>
  fieldById(fieldId)?.fieldType === 'VARIANTS_STRING' ? nameTokens(text).join(' ') : text.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/[\s\u0000-\u001f]+/gu, ' ').trim();
