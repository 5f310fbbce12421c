// A loader for the fonts of the interface: it keeps the letters that nearly every page consists of and the weights in
// use, half of the file (docs/adr/0006). Pages with other letters fetch the whole file beside it
// (src/styles/_fonts.scss, which names the same letters).
import subsetFont from 'subset-font';

/** Weights that our styles ask for. */
const WEIGHTS = { min: 400, max: 700 };
/**
 * ASCII, and what our own texts are set with: spaces that do not break, currency, signs, fractions, dashes, quotation
 * marks, é.
 */
export const FIRST_LETTERS = [
  ...Array.from({ length: 95 }, (_, at) => 0x20 + at),
  0xa0,
  0xa3,
  0xa9,
  0xb0,
  0xb1,
  0xb7,
  0xbc,
  0xbd,
  0xbe,
  0xd7,
  0xe9,
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2026,
  0x2212,
  0x20ac,
];

/** Bytes, not text. */
export const raw = true;

export default function firstLetters(font) {
  const done = this.async();
  subsetFont(font, String.fromCodePoint(...FIRST_LETTERS), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  }).then((cut) => done(null, cut), done);
}
