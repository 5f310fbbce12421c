import { tokensOfName } from '#domain/kernel/names/surnameParts.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { formsOfKey } from '#domain/kernel/readings/readingKey.ts';
import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

const PLAIN = /^[\x20-\x7e]*$/u;

/**
 * Lower case, without accents and apostrophes; everything else stays. What keyword search compares.
 * @example foldText('Béal O’Feirste') // 'beal ofeirste'
 */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return /['`]/u.test(lower) ? lower.replace(/['`]/gu, '') : lower;
  return foldLetters(text).replace(/['’‘ʼ`]/gu, '');
};

/**
 * The words and numbers of a text, folded, in order, repeats included.
 * @example textTokens("Clay labourer, St. Mary's") // ['clay', 'labourer', 'st', 'marys']
 */
export const textTokens = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

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

/**
 * The words of a value in their order, for phrases.
 *
 * @param key - as valueKey makes it.
 */
export const wordsInOrder = (fieldId: string, key: string): string[] =>
  fieldById(fieldId)?.nameKind ? key.split(' ') : textTokens(key);

/**
 * The words by which a keyword search finds a value: of a word in doubt each form where there are few, else nothing.
 *
 * @param key - as valueKey makes it.
 */
export const keywordsOfKey = (fieldId: string, key: string): string[] =>
  fieldById(fieldId)?.nameKind
    ? key.split(' ').flatMap((word) => (isReadingKey(word) ? formsOfKey(word) : word))
    : textTokens(key);
