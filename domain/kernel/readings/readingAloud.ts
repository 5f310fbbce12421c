import type { ReadingPiece } from './readingPiece.ts';
import { readingPieces } from './readingPieces.ts';

const isSaid = (part: string): boolean => part !== '';
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}'’-]/gu, '');

/** A word with a sign within it is spelled, or its parts would be said as words of their own. */
function spelled(word: readonly ReadingPiece[]): string {
  const hasFigures = word.some(({ kind, written }) => kind === 'text' && /\d/u.test(written));
  return word
    .map(({ kind, written, said }, at) => {
      if (kind === 'unread' && written === '*' && word.length === 1) return 'a word not read';
      if (kind === 'unread') return hasFigures ? said.replace('letter', 'figure') : said;
      if (kind !== 'text') return said;
      const letters = [...bare(written)].join(' ');
      return at === 0 ? letters.slice(0, 1) + letters.slice(1).toLowerCase() : letters.toLowerCase();
    })
    .filter(isSaid)
    .join(', ');
}

/** A word whose letters are all shown is said whole, and what is to be known of it after that. */
const whole = (word: readonly ReadingPiece[]): string =>
  [bare(word.map(({ kind, written }) => (kind === 'text' ? written : '')).join('')), ...word.map(({ said }) => said)]
    .filter(isSaid)
    .join(', ');

const SPELLED: ReadonlySet<ReadingPiece['kind']> = new Set(['unread', 'either', 'like']);

function wordsOf(pieces: readonly ReadingPiece[]): ReadingPiece[][] {
  const words: ReadingPiece[][] = [[]];
  for (const piece of pieces)
    if (piece.kind === 'text')
      for (const [at, part] of piece.written.split(/\s+/u).entries()) {
        if (at > 0) words.push([]);
        if (part !== '') words.at(-1)?.push({ ...piece, written: part });
      }
    else words.at(-1)?.push(piece);
  return words;
}

/**
 * A written text as a screen reader says it: what could not be read in words, and the word around it letter by letter.
 *
 * @param notation - of the record set.
 * @example readingAloud('Mary C__PER', 'freereg') // 'Mary, C, two letters not read, p e r'
 */
export function readingAloud(written: string, notation: string): string {
  const pieces = readingPieces(written, notation);
  if (!pieces) return written;
  const parts: string[] = [];
  let isPlain = false;
  for (const word of wordsOf(pieces)) {
    const hasSign = word.some(({ kind }) => kind !== 'text');
    const said = hasSign
      ? word.some(({ kind }) => SPELLED.has(kind))
        ? spelled(word)
        : whole(word)
      : word.map((piece) => piece.written).join('');
    if (said === '') continue;
    if (isPlain && !hasSign) parts.push(`${parts.pop() ?? ''} ${said}`);
    else parts.push(said);
    isPlain = !hasSign;
  }
  return parts.join(', ');
}
