import { MOST_CHARACTERS, MOST_SIGNS, MOST_WORDS, type Notation, type Reading, type ReadParts } from './reading.ts';
import { readLeiden } from './readLeiden.ts';
import { readPlain } from './readPlain.ts';
import { readTei } from './readTei.ts';
import { readUcf } from './readUcf.ts';
import { bareSaying } from './sayings.ts';

/** What the common signs of FreeREG are made of. */
const UCF_SIGNS = /[_*?[\]{}]/u;

function readMarks(text: string, notation: Notation): ReadParts | null {
  switch (notation) {
    case 'freereg':
    case 'freebmd': {
      const saying = bareSaying(text);
      // An empty column of FreeBMD is a question mark on its own.
      if (saying)
        return {
          words: [],
          saying: notation === 'freebmd' && text.trim() === '?' ? 'blank' : saying,
          remarks: [],
          faults: [],
        };
      return UCF_SIGNS.test(text) ? readUcf(text) : null;
    }
    case 'leiden':
      return readPlain(text, false)?.saying ? readPlain(text, false) : readLeiden(text);
    case 'tei':
      return readTei(text);
    case 'flags':
      return readPlain(text, true);
    case 'plain':
      return readPlain(text, false);
  }
}

/**
 * Reads a text of a record by the notation of its source. Total: what breaks the grammar is read as kindly as possible,
 * and long texts are taken as they are.
 *
 * @returns null where the text holds no doubt, as nearly all do.
 * @example parseReading('C__PER', 'freereg')?.words[0]?.signs[1] // { kind: 'unread', least: 2, most: 2 }
 */
export function parseReading(text: string, notation: Notation): Reading | null {
  if (text.length > MOST_CHARACTERS) return null;
  const read = readMarks(text, notation);
  if (!read || read.words.length > MOST_WORDS || read.words.some(({ signs }) => signs.length > MOST_SIGNS)) return null;
  return { written: text, ...read };
}
