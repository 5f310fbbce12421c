import { parseReading } from '#domain/kernel/readings/parseReading.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import { readingInTree } from '#domain/kernel/readings/readingInTree.ts';
import { readingPieces } from '#domain/kernel/readings/readingPieces.ts';

/** A name of a record as a tree takes it. */
export interface NameInTree {
  given: string;
  surname: string;
  /** What was written, where not all of it could be read; else empty. */
  note: string;
}

const SHOUTED = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;
const FIRST_OF_WORD = /(?<!\p{L})\p{L}/gu;
/** A letter that was not read is one of its word. */
const FIRST_OF_READING = /(?<![\p{L}.])\p{L}/gu;

const capitalised = (name: string, first: RegExp): string =>
  SHOUTED.test(name) ? name.toLowerCase().replace(first, (letter) => letter.toUpperCase()) : name;

/** A surname that a transcriber wrote in capitals, as a tree writes names: `O'BRIEN-HALL` is O'Brien-Hall. */
export const withoutCapitals = (name: string): string => capitalised(name, FIRST_OF_WORD);

/**
 * A name as a tree writes it. Of letters that could not be read it has full stops, and what was written in a note.
 *
 * @param notation - of the record set.
 * @example nameInTree('Mary', 'C__PER', 'freereg') // { given: 'Mary', surname: 'C..per', note: 'Surname as transcribed: "C__PER"' }
 */
export function nameInTree(given: string, surname: string, notation: Notation): NameInTree {
  // What says in words that there is no name is none.
  const isNone = (text: string): boolean => parseReading(text, notation)?.words.length === 0;
  const isDoubted = (text: string): boolean => readingPieces(text, notation) !== null || isNone(text);
  const notes = [
    ...(isDoubted(given) ? [`First name as transcribed: "${given}"`] : []),
    ...(isDoubted(surname) ? [`Surname as transcribed: "${surname}"`] : []),
  ];
  return {
    given: isNone(given) ? '' : readingInTree(given, notation),
    surname: isNone(surname)
      ? ''
      : isDoubted(surname)
        ? capitalised(readingInTree(surname, notation), FIRST_OF_READING)
        : withoutCapitals(surname),
    note: notes.join('. '),
  };
}
