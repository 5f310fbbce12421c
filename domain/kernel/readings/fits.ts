import type { WordReading } from './reading.ts';

/** How a word answers: as its signs say, or with one letter more or fewer than was counted. */
export type Fit = 'fits' | 'near';

/** A longer name fits no reading: its places would not be bits of a number. */
export const LONGEST_ASKED = 30;

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
  const places = new Map<string, number>();
  const letters = [...asked.replace(/\*+/gu, '*')];
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
      else places.set(letter, (places.get(letter) ?? 0) | bit);
    }
  });
  const end = 1 << letters.length;
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
        for (const letter of sign.text) {
          const place = (places.get(letter) ?? 0) | ones;
          at = step(at, place);
          off = off && step(off, place);
        }
      else {
        const { least, most } = sign;
        let letter = any;
        if (sign.kind === 'either' && !sign.isOpen) {
          letter = ones;
          for (const each of sign.of) letter |= places.get(each) ?? 0;
        }
        off = off && repeat(off, letter, least, most);
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
