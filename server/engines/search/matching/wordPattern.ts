import { foldText } from '#domain/records/core/textTokens.ts';

/** A word asked for, in the index's form; `*` stands for any run of letters, `?` for one. */
export type WordPattern = string;

/** Whether the word holds a wildcard. */
export const isPattern = (word: WordPattern): boolean => /[*?]/u.test(word);

/** The letters before the first wildcard: what narrows a sorted dictionary. */
export const fixedPrefix = (word: WordPattern): string => word.slice(0, word.search(/[*?]|$/u));

/** Wildcards before the first letter count where two letters follow, `*ton`; elsewhere they are left out (ADR 18). */
export const trimLeadingWildcards = (word: string): WordPattern => word.replace(/^[*?]+(?![\p{L}\p{M}\p{N}]{2})/u, '');

/** The words of a text asked for, wildcards kept. Empty when no letter or digit is left. */
export const wordPatterns = (text: string): WordPattern[] =>
  (foldText(text).match(/[\p{L}\p{N}*?]+/gu) ?? []).map(trimLeadingWildcards).filter((word) => word !== '');

/**
 * A test of one word against one pattern; without wildcards it is equality. It takes no longer than word times pattern,
 * whatever the pattern: what is between two `*` is found once, at its first place, and never looked for again.
 */
export function patternTest(pattern: WordPattern): (word: string) => boolean {
  if (!isPattern(pattern)) return (word) => word === pattern;
  // Tokens hold letters and digits only, so nothing needs escaping but the wildcards themselves.
  const [start = '', ...rest] = pattern
    .replace(/[^\p{L}\p{N}*?]/gu, '')
    .replaceAll('?', '.')
    .split(/\*+/u);
  const end = rest.pop();
  // A lookahead gives nothing back once it has matched, which a plain group would.
  const between = rest.map((part, at) => `(?=(.*?${part}))(?:\\${at + 1})`).join('');
  const expression = new RegExp(`^${start}${between}${end === undefined ? '' : `.*${end}`}$`, 'u');
  return (word) => expression.test(word);
}

/** Whether all the patterns are found among the words; false when none is asked for. */
export const holdsWords = (words: readonly string[], patterns: readonly WordPattern[]): boolean =>
  patterns.length > 0 &&
  patterns.every((pattern) => (isPattern(pattern) ? words.some(patternTest(pattern)) : words.includes(pattern)));
