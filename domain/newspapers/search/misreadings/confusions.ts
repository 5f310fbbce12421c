/**
 * What OCR takes for what, in tenths of an edit, in either direction. Weighed by how often readings of one word
 * differed so on eight pages of a newspaper of 1850, and by the shapes of old type (long s and f, c and e). What is not
 * listed is a whole edit.
 */
const TABLE = `
3 i~l e~o c~e n~u i~t l~t h~li h~il s~f rn~m in~m ni~m h~ii
4 b~h v~y v~w c~o cl~d vv~w i~j u~ii n~ii n~ri m~nr l~ti li~n il~n
5 i~r a~o a~e o~u g~s a~s m~n r~t f~l f~t n~r h~n n~h a~u i~a e~s
6 a~n a~d b~l h~lt e~p e~r b~d d~l l~r b~s l~p s~y c~r c~g f~g m~w d~n g~q h~k k~x p~n av~w ti~u in~tn h~b u~v t~y r~v e~f
`;

/** A letter read where there was none, or not read: thin letters are lost and made most easily. */
const LOST: Readonly<Record<string, number>> = { i: 6, l: 6, s: 7, e: 7, t: 7, a: 7, r: 7, f: 7, c: 7, j: 6 };
const WHOLE_EDIT = 10;
const LOST_LETTER = WHOLE_EDIT - 1;
const LETTERS = 26;
const FIRST = 97;
const codeOf = (letter: string): number => letter.charCodeAt(0) - FIRST;
const isLetter = (code: number): boolean => code >= 0 && code < LETTERS;

/** A cost that corrections of a site taught (learnCosts.ts). */
export interface LearnedCost {
  /** Letters and what they are confused with, the fewer first: `a~x`, `m~rn`, `~i` for a letter lost or made. */
  confusion: string;
  /** In tenths of an edit. */
  cost: number;
}

/** The letters of a confusion, the fewer first. */
export function sidesOf(confusion: string): readonly [string, string] {
  const [first = '', second = ''] = confusion.split('~');
  return first.length <= second.length ? [first, second] : [second, first];
}

/** What OCR takes for what: the table that comes with the product, and what a site's corrections add to it. */
export class Confusions {
  readonly learned: readonly LearnedCost[];
  /** Two letters that look like one. */
  readonly rewrites: readonly (readonly [string, string])[];
  private readonly single = new Uint8Array(LETTERS * LETTERS).fill(WHOLE_EDIT);
  private readonly lost = new Uint8Array(LETTERS).fill(LOST_LETTER);
  /** One letter for two, by all three. */
  private readonly pairs = new Uint8Array(LETTERS ** 3);

  constructor(learned: readonly LearnedCost[] = []) {
    this.learned = learned;
    const rewrites: [string, string][] = [];
    for (let letter = 0; letter < LETTERS; letter += 1) this.single[letter * LETTERS + letter] = 0;
    for (const [letter, cost] of Object.entries(LOST)) this.lost[codeOf(letter)] = cost;
    for (const line of TABLE.trim().split('\n')) {
      const [cost, ...confused] = line.split(' ');
      for (const confusion of confused) {
        const [short, long] = sidesOf(confusion);
        this.set(short, long, Number(cost));
        if (short.length < long.length) rewrites.push([long, short]);
      }
    }
    for (const { confusion, cost } of learned) {
      const [short, long] = sidesOf(confusion);
      if (cost >= this.costOf(confusion)) continue;
      this.set(short, long, cost);
      if (short.length === 1 && long.length === 2) rewrites.push([long, short]);
    }
    this.rewrites = rewrites;
  }

  /** What it costs to read one letter as another, by their codes from 0 for a. */
  swap(a: number, b: number): number {
    return a === b ? 0 : isLetter(a) && isLetter(b) ? this.single[a * LETTERS + b]! : WHOLE_EDIT;
  }

  /** What it costs to lose a letter, or to read one where there is none. */
  loss(code: number): number {
    return isLetter(code) ? this.lost[code]! : WHOLE_EDIT;
  }

  /** What it costs to read one letter as two, or two as one; 0 when they are not alike. */
  pair(one: number, first: number, second: number): number {
    return isLetter(one) && isLetter(first) && isLetter(second)
      ? this.pairs[(one * LETTERS + first) * LETTERS + second]!
      : 0;
  }

  /** What a confusion costs, in tenths of an edit. */
  costOf(confusion: string): number {
    const [short, long] = sidesOf(confusion);
    const [first, second] = [codeOf(long), codeOf(long.charAt(1))];
    if (short === '') return this.loss(first);
    const one = codeOf(short);
    return long.length === 1
      ? this.swap(one, first)
      : this.pair(one, first, second) ||
          Math.min(this.swap(one, first) + this.loss(second), this.swap(one, second) + this.loss(first));
  }

  private set(short: string, long: string, cost: number): void {
    const [one, first] = [codeOf(short), codeOf(long)];
    if (short === '') this.lost[first] = cost;
    else if (long.length === 1) this.single[one * LETTERS + first] = this.single[first * LETTERS + one] = cost;
    else if (short.length === 1) this.pairs[(one * LETTERS + first) * LETTERS + codeOf(long.charAt(1))] = cost;
  }
}

/** What comes with the product. */
export const SHIPPED_CONFUSIONS = new Confusions();
