import type { ReadParts, WordReading } from './reading.ts';
import { bareSaying, sayingInBrackets } from './sayings.ts';
import { WordBuilder } from './wordBuilder.ts';

const LAST_DOUBT = /\s*(?:\?+|\(\s*\?+\s*\)|\[\s*\?+\s*\])\s*$/u;
const IN_BRACKETS = /^\s*[[(<](.*)[\])>]\s*$/u;
/** Letters, and what is between them where some are missing. */
const PARTS = /(?<gap>…|\.{3,}|-{2,}|—)|(?<letters>[\p{L}\p{N}\p{M}'’‘ʼ`´]+)|(?<other>.)/gsu;
/** What a text must hold to be more than text. */
const MAY_BE_DOUBTED = /[?…[(<—]|\.{3}|--/u;

/**
 * Reads a text of a source without a notation: a last question mark doubts its word, dots and dashes within a word
 * leave letters out, and a whole text may say that there is no name. All else is text.
 *
 * @param doubtsAll - a last question mark doubts every word: a flag beside the column said so.
 * @returns null for text alone.
 */
export function readPlain(text: string, doubtsAll: boolean): ReadParts | null {
  const parts = { remarks: [], faults: [] };
  const saying = bareSaying(text);
  if (saying) return { ...parts, words: [], saying };
  if (!MAY_BE_DOUBTED.test(text)) return null;
  const inner = IN_BRACKETS.exec(text)?.[1];
  const said = inner === undefined ? null : sayingInBrackets(inner);
  if (said) return { ...parts, words: [], saying: said };
  const bare = text.replace(LAST_DOUBT, '');
  const isDoubted = bare !== text;
  if (isDoubted && !/[\p{L}\p{N}]/u.test(bare)) return { ...parts, words: [], saying: 'illegible' };
  const words: WordReading[] = [];
  let hasGap = false;
  let word = new WordBuilder();
  const endWord = (): void => {
    // A dash or dots on their own are no word.
    if (word.signs.some(({ kind }) => kind === 'letters')) {
      words.push(word.word());
      hasGap ||= word.signs.length > 1;
    }
    word = new WordBuilder();
  };
  for (const { groups } of bare.matchAll(PARTS)) {
    if (groups?.gap !== undefined) word.unread(1, null);
    else if (groups?.letters !== undefined) word.letters(groups.letters);
    // Doubt marks that are no signs of this notation are dropped from within a word, as they always were.
    else if (!/[[\]{}_*?]/u.test(groups?.other ?? '')) endWord();
  }
  endWord();
  if (!isDoubted && !hasGap) return null;
  return {
    ...parts,
    saying: null,
    words: words.map((each, at) =>
      isDoubted && (doubtsAll || at === words.length - 1) ? { ...each, isDoubted } : each,
    ),
  };
}
