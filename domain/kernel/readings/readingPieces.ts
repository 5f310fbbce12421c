import { MOST_CHARACTERS, type Notation } from './reading.ts';
import { bareSaying, sayingInBrackets } from './sayings.ts';

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
/** Fewer letters in brackets are a choice between them. */
const LEAST_SUPPLIED = 3;
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
const REMARK = /^(?:sic|deceased|dec'?d?|late|decd|buried|baptised|inserted|added|margin)\b/iu;

/** What a text must hold to be more than text. */
const SIGNS: Readonly<Partial<Record<string, RegExp>>> & Record<Notation, RegExp> = {
  plain: /\?|…|\.{3}|--/u,
  flags: /\?|…|\.{3}|--/u,
  freereg: /[_*?[{]/u,
  freebmd: /[_*?[{]/u,
  leiden: /[[?\u0323]/u,
  tei: /</u,
};

const TIMES = String.raw`\{\s*(?<least>\d{1,2})\s*(?:(?<comma>,)\s*(?<most>\d{0,2})\s*)?\}`;
const DOUBT = String.raw`\s*[([]\s*\?+\s*[)\]]|\?+`;
const UCF = new RegExp(
  String.raw`(?<doubt>${DOUBT})|(?:(?<unread>[_*]+)|\[(?<inner>[^\]]*)\]|(?<letter>\p{L})(?=\{\s*\d))(?:${TIMES})?`,
  'gu',
);
/** A question mark at the end, and dots or hyphens for letters beside others. */
const PLAIN =
  /(?<doubt>\s*(?:\?+|\(\s*\?+\s*\)|\[\s*\?+\s*\])\s*$)|(?<gap>(?<=\p{L})(?:…|\.{3,}|-{2,})|(?:…|\.{3,}|-{2,})(?=\p{L}))/gu;
const LEIDEN = new RegExp(
  String.raw`\[(?<dots>\.+)\]|\[(?<many>[-–—\s]+)\]|(?<dotted>\p{L})[\u0300-\u0322\u0324-\u036f]*\u0323[\u0300-\u036f]*|(?<doubt>${DOUBT})|\[(?<inner>\p{L}[\p{L}\p{M} ]*)\]`,
  'gu',
);
const TEI =
  /<choice[^>]*>(?<forms>(?:[^<]|<(?!\/choice>))*)<\/choice>|<gap\b(?<about>[^>]*?)\/?>(?:<\/gap>)?|<unclear[^>]*>(?<unclear>[^<]*)<\/unclear>|<(?<close>\/?)supplied\b[^>]*>|<(?<endStruck>\/?)del\b[^>]*>|<[^>]*>/giu;

const text = (written: string): ReadingPiece => ({ kind: 'text', written, shown: written, said: '' });
const silent = (written: string): ReadingPiece => ({ kind: 'silent', written, shown: '', said: '' });

function unread(written: string, least: number, most: number | null): ReadingPiece {
  const isCounted = least === most && least > 0 && least <= MOST_DOTS;
  const said = isCounted
    ? `${NUMBERS[least] ?? ''} letter${least === 1 ? '' : 's'} not read`
    : most === null
      ? 'some letters not read'
      : `${least === 0 ? 'up to' : `${NUMBERS[least] ?? least} to`} ${NUMBERS[most] ?? most} letters not read`;
  return { kind: 'unread', written, shown: isCounted ? '·'.repeat(least) : '…', said };
}

/** One of several letters, or a letter that may be there. */
function either(written: string, forms: readonly string[]): ReadingPiece {
  const choice = forms.length < 2 ? forms.join('') : `${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}`;
  return { kind: 'either', written, shown: `⁽${choice}⁾`, said: choice };
}

/** A letter that looks like this one, and may be another. What is written around it is passed over. */
function like(written: string, letter: string): ReadingPiece[] {
  const at = written.indexOf(letter);
  const pieces: ReadingPiece[] = [
    silent(written.slice(0, at)),
    { kind: 'like', written: letter, shown: letter, said: `a letter like ${letter}` },
    silent(written.slice(at + letter.length)),
  ];
  return pieces.filter((piece) => piece.written !== '');
}

const doubt = (written: string): ReadingPiece => ({ kind: 'doubt', written, shown: '?', said: 'not sure' });

/** What an editor supplied, in its brackets. */
const supplied = (inner: readonly ReadingPiece[]): ReadingPiece[] => [
  { kind: 'bracket', written: '[', shown: '[', said: 'supplied' },
  ...inner,
  { kind: 'bracket', written: ']', shown: ']', said: '' },
];

type Groups = Readonly<Record<string, string | undefined>>;

/** How often the sign before the braces is there. */
function timesOf({ least, comma, most }: Groups): [least: number, most: number | null] | null {
  if (least === undefined) return null;
  const from = Number(least);
  if (comma === undefined) return [from, from];
  return most ? [Math.min(from, Number(most)), Math.max(from, Number(most))] : [from, null];
}

function ucfPieces(whole: string, groups: Groups, before: string, after: string): ReadingPiece[] {
  const times = timesOf(groups);
  if (groups.unread !== undefined) {
    const others = groups.unread.length - (times ? 1 : 0);
    const [least, most] = times ?? [0, 0];
    const isOpen = most === null || (groups.unread.includes('*') && !times) || groups.unread.slice(0, -1).includes('*');
    return [unread(whole, others + least, isOpen ? null : others + most)];
  }
  if (groups.doubt !== undefined) return [doubt(whole)];
  if (groups.letter !== undefined) {
    const { letter } = groups;
    if (!times) return [text(whole)];
    const [least, most] = times;
    return [
      least === 0 && most === 1
        ? either(whole, [letter, 'none'])
        : either(whole, [`${letter}, ${most === null ? `${least} or more` : `${least} to ${most}`} times`]),
    ];
  }
  const inner = groups.inner ?? '';
  const isWord = !/[\p{L}\p{N}\p{M}_*\]}]$/u.test(before) && !/^[\p{L}\p{N}\p{M}_*[{'’]/u.test(after);
  if (isWord && (sayingInBrackets(inner) ?? REMARK.test(inner.trim()))) return [text(whole)];
  const letters = [...new Set(inner.match(/[\p{L}\p{N}\p{M}'’]/gu))];
  if (isWord && /^\S+$/u.test(inner.trim()) && letters.length >= LEAST_SUPPLIED && !times)
    return supplied(piecesBy(inner, UCF, ucfPieces));
  if (/^\s*\S\S+\s+\S/u.test(inner) || /[^\s_*\p{L}\p{N}\p{M}'’]/u.test(inner)) return [text(whole)];
  const [first] = letters;
  if (first === undefined) return [unread(whole, 1, inner.includes('*') ? null : 1)];
  const isOpen = /[_*]/u.test(inner);
  if (letters.length === 1 && !times) return isOpen ? like(whole, first) : [text(whole)];
  return [either(whole, isOpen ? [...letters, 'another'] : letters)];
}

const plainPieces = (whole: string, groups: Groups): ReadingPiece[] => [
  groups.gap === undefined ? doubt(whole) : unread(whole, 1, null),
];

function leidenPieces(whole: string, { dots, many, dotted, inner = '' }: Groups): ReadingPiece[] {
  if (dots !== undefined) return [unread(whole, dots.length, dots.length)];
  if (many !== undefined) return [unread(whole, 1, null)];
  // The dot is shown as it was written.
  if (dotted !== undefined) return [{ kind: 'like', written: whole, shown: whole, said: `a letter like ${dotted}` }];
  if (inner === '') return [doubt(whole)];
  return sayingInBrackets(inner) !== null || REMARK.test(inner) ? [text(whole)] : supplied([text(inner)]);
}

function teiPieces(whole: string, { forms, about, unclear, close, endStruck }: Groups): ReadingPiece[] {
  if (forms !== undefined) {
    const readings = [...forms.matchAll(/>([^<>]+)</gu)].map((found) => found[1] ?? '').filter((form) => form.trim());
    return [either(whole, readings)];
  }
  if (about !== undefined) {
    const count = Number(/\bquantity\s*=\s*["'](\d{1,2})["']/iu.exec(about)?.[1] ?? 0);
    const isCounted = count > 0 && !/\bextent\s*=\s*["']unknown/iu.test(about);
    return [unread(whole, isCounted ? count : 1, isCounted ? count : null)];
  }
  if (unclear !== undefined) return unclear === '' ? [silent(whole)] : like(whole, unclear);
  if (close !== undefined)
    return [{ kind: 'bracket', written: whole, shown: close ? ']' : '[', said: close ? '' : 'supplied' }];
  if (endStruck !== undefined)
    return [{ kind: 'bracket', written: whole, shown: endStruck ? '⟧' : '⟦', said: endStruck ? '' : 'struck out' }];
  return [silent(whole)];
}

function piecesBy(
  written: string,
  signs: RegExp,
  piecesOf: (whole: string, groups: Groups, before: string, after: string) => ReadingPiece[],
): ReadingPiece[] {
  const pieces: ReadingPiece[] = [];
  let at = 0;
  const add = (piece: ReadingPiece): void => {
    const last = pieces.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') pieces[pieces.length - 1] = text(last.written + piece.written);
    else if (piece.written !== '') pieces.push(piece);
  };
  for (const found of written.matchAll(signs)) {
    const end = found.index + found[0].length;
    add(text(written.slice(at, found.index)));
    for (const piece of piecesOf(found[0], found.groups ?? {}, written.slice(0, found.index), written.slice(end)))
      add(piece);
    at = end;
  }
  add(text(written.slice(at)));
  return pieces;
}

function allPieces(written: string, notation: string): ReadingPiece[] {
  switch (notation) {
    case 'freereg':
    case 'freebmd':
      return piecesBy(written, UCF, ucfPieces);
    case 'leiden':
      return piecesBy(written.normalize('NFD'), LEIDEN, leidenPieces).map((piece) => ({
        ...piece,
        written: piece.written.normalize('NFC'),
        shown: piece.shown.normalize('NFC'),
      }));
    case 'tei':
      return piecesBy(written, TEI, teiPieces);
    default:
      return piecesBy(written, PLAIN, plainPieces);
  }
}

/**
 * A written text cut at its signs of doubt, as parseReading understands them: what was written, what a reader sees and
 * what is said of each. Joined, what was written is the text.
 *
 * @param notation - of the record set; one that is not known is read as `plain`.
 * @returns null where all is shown as it was written, as nearly everything is.
 * @example readingPieces('C__PER', 'freereg')?.[1]?.shown // '··'
 */
export function readingPieces(written: string, notation: string): readonly ReadingPiece[] | null {
  if (!(SIGNS[notation] ?? SIGNS.plain).test(notation === 'leiden' ? written.normalize('NFD') : written)) return null;
  // What says in words that there is no name is read as it is.
  if (written.length > MOST_CHARACTERS || bareSaying(written) !== null) return null;
  const pieces = allPieces(written, notation);
  return pieces.every(({ kind }) => kind === 'text') ? null : pieces;
}
