import type { WordReading } from './reading.ts';

/** How a word answers: as its signs say, or with one letter more or fewer than was counted. */
export type Fit = 'fits' | 'near';

/** A longer name fits no reading: its places would not be bits of a number. */
const LONGEST_ASKED = 30;

/** Letters below this code have a place in a list. */
const LATIN = 128;

/**
 * Judges words against a name, or a pattern in which `*` is any run of letters and `?` one letter. The places of the
 * name that a word may have come to are bits of one number, so that a word costs as many steps as it has signs, and
 * nothing has to be prepared for it.
 *
 * @param asked - folded.
 * @example fits('cooper')(wordOfKey('c__per')) // 'fits'
 * @example fits('grant')(wordOfKey('gra_nt')) // 'near'
 */
export function fits(asked: string): (word: WordReading) => Fit | null {
  /** Of each letter, where the name has it: by its code, beyond those of Latin letters in a map. */
  const latin = new Int32Array(LATIN);
  const others = new Map<number, number>();
  const letters = asked.replace(/\*+/gu, '*').split('');
  if (letters.length > LONGEST_ASKED || letters.length === 0) return () => null;
  /** Places with a run of any letters, with any one letter, and with any letter at all. */
  let runs = 0;
  let ones = 0;
  let any = 0;
  letters.forEach((letter, at) => {
    const bit = 1 << at;
    if (letter === '*') runs |= bit;
    else {
      any |= bit;
      if (letter === '?') ones |= bit;
      else {
        const code = letter.charCodeAt(0);
        if (code < LATIN) latin[code]! |= bit;
        else others.set(code, (others.get(code) ?? 0) | bit);
      }
    }
  });
  const end = 1 << letters.length;
  const placesOf = (code: number): number => (code < LATIN ? latin[code]! : (others.get(code) ?? 0)) | ones;
  /** A run may be of no letter. */
  const past = (at: number): number => at | ((at & runs) << 1);
  const start = past(1);
  const step = (at: number, letter: number): number => past(((at & letter) << 1) | (at & runs));
  const repeat = (from: number, letter: number, least: number, most: number | null): number => {
    let at = from;
    for (let count = 0; count < least && at !== 0; count++) at = step(at, letter);
    let all = at;
    for (let count = least; most === null || count < most; count++) {
      at = step(at, letter);
      if ((at | all) === all) break;
      all |= at;
    }
    return all;
  };

  return ({ signs }) => {
    let at = start;
    /** Where a word may have come to with one letter more or fewer. */
    let off = 0;
    for (const sign of signs) {
      if (sign.kind === 'letters')
        for (let letter = 0; letter < sign.text.length; letter++) {
          const place = placesOf(sign.text.charCodeAt(letter));
          at = step(at, place);
          if (off !== 0) off = step(off, place);
          if ((at | off) === 0) return null;
        }
      else {
        const { least, most } = sign;
        let letter = any;
        if (sign.kind === 'either' && !sign.isOpen) {
          letter = ones;
          for (let each = 0; each < sign.of.length; each++) letter |= placesOf(sign.of.charCodeAt(each));
        }
        if (off !== 0) off = repeat(off, letter, least, most);
        if (sign.kind === 'unread' || least !== 1 || most !== 1) {
          if (least > 0) off |= repeat(at, letter, least - 1, least - 1);
          if (most !== null) off |= repeat(at, letter, most + 1, most + 1);
        }
        at = repeat(at, letter, least, most);
      }
      if ((at | off) === 0) return null;
    }
    return (at & end) !== 0 ? 'fits' : (off & end) !== 0 ? 'near' : null;
  };
}
