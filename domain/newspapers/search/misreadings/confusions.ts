/**
 * What OCR takes for what, in tenths of an edit, in either direction. Weighed by how often readings of one word differed so
 * on eight pages of a newspaper of 1850, and by the shapes of old type (long s and f, c and e). What is not listed is a whole edit.
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
const LETTERS = 26;
const FIRST = 97;
const codeOf = (letter: string): number => letter.charCodeAt(0) - FIRST;

const single = new Uint8Array(LETTERS * LETTERS).fill(WHOLE_EDIT);
const lost = new Uint8Array(LETTERS).fill(WHOLE_EDIT - 1);
/** One letter for two, by all three. */
const pairs = new Uint8Array(LETTERS ** 3);
const rewrites: [string, string][] = [];

for (const [letter, cost] of Object.entries(LOST)) lost[codeOf(letter)] = cost;
for (let letter = 0; letter < LETTERS; letter += 1) single[letter * LETTERS + letter] = 0;
for (const line of TABLE.trim().split('\n')) {
  const [cost, ...confused] = line.split(' ');
  for (const confusion of confused) {
    const [first = '', second = ''] = confusion.split('~');
    const [short, long] = first.length <= second.length ? [first, second] : [second, first];
    rewrites.push([short, long], [long, short]);
    if (long.length === 1) {
      single[codeOf(short) * LETTERS + codeOf(long)] = Number(cost);
      single[codeOf(long) * LETTERS + codeOf(short)] = Number(cost);
    } else if (short.length === 1) pairs[(codeOf(short) * LETTERS + codeOf(long)) * LETTERS + codeOf(long.charAt(1))] = Number(cost);
  }
}

const isLetter = (code: number): boolean => code >= 0 && code < LETTERS;

/** What it costs to read one letter as another, by their codes from 0 for a. */
export const swapCost = (a: number, b: number): number => (a === b ? 0 : isLetter(a) && isLetter(b) ? single[a * LETTERS + b]! : WHOLE_EDIT);

/** What it costs to lose a letter, or to read one where there is none. */
export const lossCost = (code: number): number => (isLetter(code) ? lost[code]! : WHOLE_EDIT);

/** What it costs to read one letter as two, or two as one; 0 when they are not alike. */
export const pairCost = (one: number, first: number, second: number): number => (isLetter(one) && isLetter(first) && isLetter(second) ? pairs[(one * LETTERS + first) * LETTERS + second]! : 0);

/** Letters that look like fewer. */
export const PAIR_REWRITES: readonly (readonly [string, string])[] = rewrites.filter(([from, to]) => from.length > to.length);
