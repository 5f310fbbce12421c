import { tokensOfName } from '#domain/kernel/names/surnameParts.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import { textTokens } from './textTokens.ts';

/**
 * The words by which an index finds a value; of a name its tokens, those of surnames joined among them.
 *
 * @param key - as valueKey makes it.
 * @example valueWords('LastName', 'von trapp') // ['von', 'trapp', 'vontrapp']
 */
export function valueWords(fieldId: string, key: string): string[] {
  const kind = fieldById(fieldId)?.nameKind;
  return kind ? tokensOfName(key, kind) : textTokens(key);
}
