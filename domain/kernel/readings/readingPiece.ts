/** How a stretch of a written text is shown. */
export type PieceKind = 'text' | 'unread' | 'either' | 'like' | 'doubt' | 'bracket' | 'silent';

/** A stretch of a text as it was written, and what a reader sees in its place. */
export interface ReadingPiece {
  kind: PieceKind;
  written: string;
  /** The same as what was written for letters and what is no sign of doubt. */
  shown: string;
  /** Of a sign: what is said for it. */
  said: string;
}

/** So many unread letters are shown one by one; more are a run. */
const MOST_DOTS = 12;
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Letters, and what is no sign of doubt. */
export const text = (written: string): ReadingPiece => ({ kind: 'text', written, shown: written, said: '' });
/** What is written and not shown. */
export const silent = (written: string): ReadingPiece => ({ kind: 'silent', written, shown: '', said: '' });

/** Letters that could not be read: so many, or a run. */
export function unread(written: string, least: number, most: number | null): ReadingPiece {
  const isCounted = least === most && least > 0 && least <= MOST_DOTS;
  const said =
    least === most
      ? `${NUMBERS[least] ?? least} letter${least === 1 ? '' : 's'} not read`
      : most === null
        ? 'some letters not read'
        : `${least === 0 ? 'up to' : `${NUMBERS[least] ?? least} to`} ${NUMBERS[most] ?? most} letters not read`;
  return { kind: 'unread', written, shown: isCounted ? '·'.repeat(least) : '…', said };
}

/** One of several letters, or a letter that may be there. */
export function either(written: string, forms: readonly string[]): ReadingPiece {
  const choice = forms.length < 2 ? forms.join('') : `${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}`;
  return { kind: 'either', written, shown: `⁽${choice}⁾`, said: choice };
}

/** A letter that looks like this one, and may be another. What is written around it is passed over. */
export function like(written: string, letter: string): ReadingPiece[] {
  const at = written.indexOf(letter);
  const pieces: ReadingPiece[] = [
    silent(written.slice(0, at)),
    { kind: 'like', written: letter, shown: letter, said: `a letter like ${letter}` },
    silent(written.slice(at + letter.length)),
  ];
  return pieces.filter((piece) => piece.written !== '');
}

/** A word that was read, and may be another. */
export const doubt = (written: string): ReadingPiece => ({ kind: 'doubt', written, shown: '?', said: 'not sure' });

/** What an editor supplied, in its brackets. */
export const supplied = (inner: readonly ReadingPiece[]): ReadingPiece[] => [
  { kind: 'bracket', written: '[', shown: '[', said: 'supplied' },
  ...inner,
  { kind: 'bracket', written: ']', shown: ']', said: '' },
];

/** Pieces in their order: letters side by side are one, and what is empty is none. */
export function joined(pieces: readonly ReadingPiece[]): ReadingPiece[] {
  const found: ReadingPiece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') found[found.length - 1] = text(last.written + piece.written);
    else if (piece.written !== '') found.push(piece);
  }
  return found;
}
