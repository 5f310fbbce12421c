import { isPattern, patternTest, type WordPattern } from './wordPattern.ts';

/** Whether all the patterns are found among the words; false when none is asked for. */
export const holdsWords = (words: readonly string[], patterns: readonly WordPattern[]): boolean =>
  patterns.length > 0 &&
  patterns.every((pattern) => (isPattern(pattern) ? words.some(patternTest(pattern)) : words.includes(pattern)));
