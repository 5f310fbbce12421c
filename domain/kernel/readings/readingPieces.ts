import { mayHoldSign } from './mayHoldSign.ts';
import { MOST_CHARACTERS } from './reading.ts';
import { doubt, either, joined, like, type ReadingPiece, silent, supplied, text, unread } from './readingPiece.ts';
import { bareSaying, sayingInBrackets } from './sayings.ts';
import { ucfPieces } from './ucfPieces.ts';
import { REMARK } from './ucfTokens.ts';

const DOUBT = String.raw`\s*[([]\s*\?+\s*[)\]]|\?+`;
/** A question mark at the end, and dots or hyphens for letters beside others. */
const PLAIN =
  /(?<doubt>\s*(?:\?+|\(\s*\?+\s*\)|\[\s*\?+\s*\])\s*$)|(?<gap>(?<=\p{L})(?:…|\.{3,}|-{2,})|(?:…|\.{3,}|-{2,})(?=\p{L}))/gu;
const LEIDEN = new RegExp(
  String.raw`\[(?<dots>\.+)\]|\[(?<many>[-–—\s]+)\]|(?<dotted>\p{L})[\u0300-\u0322\u0324-\u036f]*\u0323[\u0300-\u036f]*|(?<doubt>${DOUBT})|\[(?<inner>\p{L}[\p{L}\p{M} ]*)\]`,
  'gu',
);
const TEI =
  /<choice[^>]*>(?<forms>(?:[^<]|<(?!\/choice>))*)<\/choice>|<gap\b(?<about>[^>]*?)\/?>(?:<\/gap>)?|<unclear[^>]*>(?<unclear>[^<]*)<\/unclear>|<(?<close>\/?)supplied\b[^>]*>|<(?<endStruck>\/?)del\b[^>]*>|<[^>]*>/giu;

type Groups = Readonly<Record<string, string | undefined>>;

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
  piecesOf: (whole: string, groups: Groups) => ReadingPiece[],
): ReadingPiece[] {
  const pieces: ReadingPiece[] = [];
  let at = 0;
  for (const found of written.matchAll(signs)) {
    pieces.push(text(written.slice(at, found.index)), ...piecesOf(found[0], found.groups ?? {}));
    at = found.index + found[0].length;
  }
  return joined([...pieces, text(written.slice(at))]);
}

function allPieces(written: string, notation: string): ReadingPiece[] {
  switch (notation) {
    case 'freereg':
    case 'freebmd':
      return ucfPieces(written);
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
  if (!mayHoldSign(written)) return null;
  // What says in words that there is no name is read as it is.
  if (written.length > MOST_CHARACTERS || bareSaying(written) !== null) return null;
  const pieces = allPieces(written, notation);
  return pieces.every(({ kind }) => kind === 'text') ? null : pieces;
}
