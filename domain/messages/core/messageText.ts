import { LONGEST_MESSAGE } from './messageLimits.ts';

/** Control characters but line ends and tabs, and marks that turn the direction of all that follows. */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const isKept = (sign: string): boolean => sign === '\n' || sign === '\t';
/** What shows nothing by itself. */
const INVISIBLE = /[\s\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/**
 * A message as it is stored: one kind of line end, nothing that cannot be seen at its ends, and no signs that turn the
 * direction of the page.
 */
export const cleanMessage = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(UNWANTED, (sign) => (isKept(sign) ? sign : ''))
    .trim();

/**
 * What is wrong with a message; null where nothing is. It has 1 to 5000 characters that can be seen, counted as code
 * points.
 */
export function messageProblem(text: string): 'EMPTY' | 'TOO_LONG' | null {
  const clean = cleanMessage(text);
  if (clean.replaceAll(INVISIBLE, '') === '') return 'EMPTY';
  return clean.length > LONGEST_MESSAGE && [...clean].length > LONGEST_MESSAGE ? 'TOO_LONG' : null;
}

/** The same words, however they are spaced and written: what is counted when someone writes one thing to many. */
export const sameWords = (text: string): string =>
  cleanMessage(text)
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{Cf}]+/gu, ' ')
    .trim();
