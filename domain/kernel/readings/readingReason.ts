import { capitalise } from '#domain/kernel/wording/capitalise.ts';

import type { WordReading } from './reading.ts';
import { readingInWords } from './readingInWords.ts';

/** One letter more or fewer than `most` and `least` allow. */
function missedBy(word: WordReading, name: string): 'fewer' | 'more' {
  const least = word.signs.reduce(
    (sum, sign) => sum + (sign.kind === 'letters' ? [...sign.text].length : sign.least),
    0,
  );
  return [...name].length < least ? 'fewer' : 'more';
}

/**
 * Why a word in doubt is among the results, as a sentence.
 *
 * What was found is the form of the asked name that fits, folded, and whether it fits with one letter more or fewer.
 * @example readingReason(wordOfKey('c__per'), { as: 'cooper', isNear: false }) // 'could be Cooper: two letters in the middle could not be read'
 */
export function readingReason(word: WordReading, found: { as: string; isNear: boolean }): string {
  const { as, isNear } = found;
  const name = capitalise(as);
  if (isNear) return `would be ${name} with one letter ${missedBy(word, as)} than the transcriber counted`;
  if (word.signs.every(({ kind }) => kind === 'letters'))
    return `the transcriber was not sure of ${capitalise(readWhole(word))}`;
  const asked = /[*?]/u.test(as) ? 'could fit' : 'could be';
  return `${asked} ${name}: ${readingInWords(word)}`;
}

const readWhole = ({ signs }: WordReading): string =>
  signs.map((sign) => (sign.kind === 'letters' ? sign.text : '')).join('');
