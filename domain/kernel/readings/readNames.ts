import { nameTokens, withoutTitles } from '#domain/kernel/names/nameTokens.ts';

import { parseReading } from './parseReading.ts';
import type { Notation, Sign } from './reading.ts';
import { readingKey, UNREAD_KEY } from './readingKey.ts';

/** Joined with the name behind them, as foldName joins those that were read. */
const PREFIXES = new Set(['mc', 'mac', 'fitz', 'o']);
const LEAST_JOINED = 3;

const leastLetters = (sign: Sign): number => (sign.kind === 'letters' ? [...sign.text].length : sign.least);

/**
 * The names in a text by the notation of its source, folded (nameTokens), words in doubt as their keys. A text that
 * says there is no name gives the key `?`.
 *
 * @example readNames('Mary C__PER', 'freereg') // ['mary', 'c__per']
 */
export function readNames(text: string, notation: Notation): string[] {
  const reading = parseReading(text, notation);
  if (!reading) return nameTokens(text);
  const keys: string[] = [];
  let prefix = '';
  for (const word of reading.words) {
    const key = readingKey(word);
    if (key === '') continue;
    if (prefix !== '' && word.signs.reduce((sum, sign) => sum + leastLetters(sign), 0) >= LEAST_JOINED)
      keys[keys.length - 1] = prefix + key;
    else keys.push(key);
    prefix = PREFIXES.has(key) ? key : '';
  }
  if (keys.length === 0) return reading.saying || reading.remarks.length > 0 ? [UNREAD_KEY] : [];
  return withoutTitles(keys);
}
