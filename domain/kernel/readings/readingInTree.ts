import { readingPieces } from './readingPieces.ts';

/** In place of letters of which no one could say how many they are. */
const RUN = '...';
const DOT_BELOW = '\u0323';

/** One of several letters, a letter that may be there, or one of several words. */
function choiceInTree(shown: string): string {
  const [first = '', ...others] = shown.slice(1, -1).split(/, | or /u);
  if (others.join() === 'none') return `(${first})`;
  return [first, ...others].every((form) => /^\p{L}$/u.test(form)) ? `[${[first, ...others].join('')}]` : `${first}?`;
}

/**
 * A written name as trees and GEDCOM have it: a full stop for each letter that could not be read, three for a run,
 * letters in brackets for one of these, and a question mark behind a word in doubt.
 *
 * @param notation - of the record set.
 * @example readingInTree('C__per', 'freereg') // 'C..per'
 */
export const readingInTree = (written: string, notation: string): string =>
  readingPieces(written, notation)
    ?.map(({ kind, shown }) => {
      if (kind === 'unread') return shown === '…' ? RUN : '.'.repeat(shown.length);
      if (kind === 'either') return choiceInTree(shown);
      return kind === 'bracket' ? '' : shown.normalize('NFD').replaceAll(DOT_BELOW, '').normalize('NFC');
    })
    .join('') ?? written;

/** A letter that may be there: `William(s)`. */
const MAY_BE = /(?<=\p{L})\((\p{L})\)/gu;
/** One of several letters, in or beside a word. */
const CHOICE = /\[\p{L}{2,5}\](?=\p{L})|(?<=\p{L})\[\p{L}{2,5}\]/u;
/** A run of full stops in a word, or one that a small letter follows; initials and shortened words have neither. */
const IN_TREE = /(?<=\p{L})\.{2,}|\.{2,}(?=\p{L})|(?<![^\s-])\.(?=\p{L})|(?<=\p{L})\.(?=\p{Ll})/gu;

/**
 * A name of a tree in the signs of FreeREG; null where it has no letter in doubt.
 *
 * @example readingOfTree('C..per') // 'C__per'
 */
export function readingOfTree(text: string): string | null {
  const signs = text
    .replace(IN_TREE, (stops) => (stops.length === RUN.length ? '*' : '_'.repeat(stops.length)))
    .replace(MAY_BE, '$1{0,1}');
  return signs === text && !CHOICE.test(text) ? null : signs;
}
