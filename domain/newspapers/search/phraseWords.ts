import { foldNamePattern } from '#domain/kernel/names/foldName.ts';
import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';

import { isSplitName, tokenWords } from './tokenWords.ts';

/** What a word with wildcards matches: `*` any letters or none, `?` one letter. */
export function wordPattern(word: string): RegExp {
  const parts = [...word].map((sign) =>
    sign === '*' ? '[^ ]*' : sign === '?' ? '[^ ]' : sign.replace(/[\\^$.|+()[\]{}/-]/gu, '\\$&'),
  );
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** The letters before its first wildcard. */
export const patternStart = (word: string): string => /^[^*?]*/u.exec(word)?.[0] ?? '';

const WILD = /[*?]/u;

/** Whether a word of a query has wildcards. */
export const hasWildcard = (word: string): boolean => WILD.test(word);

/**
 * Whether a word has two letters before its first wildcard, without which the whole vocabulary would have to be read.
 */
export const hasStart = (word: string): boolean => /^[^*?]{2}/u.test(word);

const patternWords = (token: string): readonly string[] =>
  WILD.test(token)
    ? foldNamePattern(token)
        .replace(/\*[*?]*/gu, '*')
        .split(' ')
        .filter((word) => word !== '')
    : tokenWords(token);

/**
 * The words of a query's phrase, one a position, as articleWords reads the same text; `*` and `?` are left in place.
 */
export function phraseWords(text: string): string[] {
  const words: string[] = [];
  let before: string | null = null;
  for (const token of plainSigns(text).split(/\s+/u)) {
    if (token === '') continue;
    const found = patternWords(token);
    found.forEach((word, nth) => {
      if (nth === 0 && before !== null && isSplitName(before, word)) {
        words.push((words.pop() ?? '') + word);
        before = null;
        return;
      }
      words.push(word);
      before = word;
    });
    if (found.length === 0) before = null;
  }
  return words;
}
