import { figure } from '#domain/kernel/wording/countInWords.ts';

/** Longest note on a search, in UTF-16 units. */
export const MAX_DIARY_NOTE = 2000;

/** A note as it is stored: line breaks stay, other control characters are removed. Null when it is too long. */
export function diaryNote(text: string): string | null {
  const note = text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return note.length <= MAX_DIARY_NOTE ? note : null;
}

/**
 * How the results of a search changed since it was made, in words.
 * @example totalsCompared(3, 5) // '2 more than before'
 */
export function totalsCompared(then: number, now: number): string {
  if (now === then) return now === 0 ? 'still nothing' : 'no change';
  const difference = figure(Math.abs(now - then));
  return `${difference} ${now > then ? 'more' : 'fewer'} than before`;
}
