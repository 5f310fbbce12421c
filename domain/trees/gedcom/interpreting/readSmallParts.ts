import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import type { TreeDate } from '#domain/trees/core/model/treeDate.ts';
import type { TreePlace } from '#domain/trees/core/model/treeFact.ts';

import { childOf, type GedcomLine, isPointer, pointerOf, childText, lineText } from '../gedcomLine.ts';
import type { ReadingContext } from './readingContext.ts';

/** Whether a RESN line keeps something from others: `privacy`, `confidential`, in 7 among others in a list. */
export const isPrivacyLine = ({ tag, value }: GedcomLine): boolean =>
  tag === 'RESN'
    ? /\b(?:privacy|confidential)\b/iu.test(value)
    : /^_PRIV(?:ATE)?$/u.test(tag) && !/^\s*(?:N|NO|0|FALSE)\s*$/iu.test(value);

/**
 * The text of a NOTE or SNOTE line, by way of its pointer if it is one; null where that leads nowhere or is empty.
 * @throws RefusedGedcom for one that is too long.
 */
export function noteOf(line: GedcomLine, context: ReadingContext): string | null {
  const xref = pointerOf(line.value);
  const text =
    xref === null
      ? isPointer(line.value)
        ? ''
        : lineText(line, context.dialect)
      : (context.noteText(xref, line.number) ?? '');
  const note = text.trim();
  context.checkNote(note.length, line.number);
  return note === '' ? null : note;
}

/** The date of a DATE line; null where it is empty. Words of 7 that are in PHRASE count where the value is empty. */
export function dateOf(line: GedcomLine, { dialect, report }: ReadingContext): TreeDate | null {
  const date = readTreeDate(lineText(line, dialect).trim() || childText(line, 'PHRASE', dialect));
  if (
    date &&
    date.from === null &&
    date.to === null &&
    !/^(?:INT\b.*)?\(.*\)$/isu.test(date.text) &&
    childOf(line, 'PHRASE') === undefined
  )
    report('unreadable-date', line.number, date.text);
  return date;
}

/** @example degrees('W76.58', 'W') // -76.58 */
function degrees(text: string, negative: 'S' | 'W', most: number): number | null {
  const [, letter = '', number = ''] = /^\s*([NSEW]?)\s*([+-]?\d+(?:\.\d+)?)\s*$/iu.exec(text) ?? [];
  if (number === '') return null;
  const value = letter.toUpperCase() === negative ? -Number(number) : Number(number);
  return Math.abs(value) <= most ? value : null;
}

/** The place of a PLAC line with its pin; null where it is empty. */
export function placeOf(line: GedcomLine, { dialect }: ReadingContext): TreePlace | null {
  const text = lineText(line, dialect).trim();
  if (text === '') return null;
  const map = childOf(line, 'MAP');
  const latitude = map ? degrees(childText(map, 'LATI', dialect), 'S', 90) : null;
  const longitude = map ? degrees(childText(map, 'LONG', dialect), 'W', 180) : null;
  return { text, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}

/** A place where only an address is said, its lines parted by commas; null where that is empty. */
export function placeOfAddress(line: GedcomLine, { dialect }: ReadingContext): TreePlace | null {
  const written = lineText(line, dialect).split('\n');
  const parts = written.some((part) => part.trim() !== '')
    ? written
    : ['ADR1', 'ADR2', 'ADR3', 'CITY', 'STAE', 'POST', 'CTRY'].map((tag) => childText(line, tag, dialect));
  const text = parts
    .map((part) => part.trim().replace(/,$/u, ''))
    .filter((part) => part !== '')
    .join(', ');
  return text === '' ? null : { text, position: null };
}

/** Number of the medium that an OBJE line points at or describes; null where it does neither. */
export function mediumOf(line: GedcomLine, context: ReadingContext): number | null {
  const xref = pointerOf(line.value);
  return xref === null ? context.inlineMediumId(line) : context.idOf('medium', xref, line.number);
}
