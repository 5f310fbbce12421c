import fc from 'fast-check';

import { packPage, unpackPage } from './packedPage.ts';
import { confidenceOf, type PageLine, type PageWord, textOfLines, wordsIn } from './pageLine.ts';

const pixel = fc.integer({ min: -20_000, max: 1_000_000 });
const size = fc.nat(1_000_000);
const text = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((raw) => wordsIn(raw).join(''))
  .filter((word) => word !== '');
const marks = { confidence: fc.nat(15), flags: fc.nat(15) };
const boxed: fc.Arbitrary<PageWord> = fc.record({ text, x: pixel, y: pixel, width: size, height: size, ...marks });
const unboxed: fc.Arbitrary<PageWord> = fc.record({
  text,
  x: fc.constant(0),
  y: fc.constant(0),
  width: fc.constant(0),
  height: fc.constant(0),
  ...marks,
});
const line: fc.Arbitrary<PageLine> = fc.boolean().chain((hasWordBoxes) =>
  fc.record({
    x: pixel,
    y: pixel,
    width: size,
    height: size,
    hasWordBoxes: fc.constant(hasWordBoxes),
    words: fc.array(hasWordBoxes ? boxed : unboxed, { maxLength: 6 }),
  }),
);

/** A printed column: lines of eight words, as pages have them. */
const column = (lines: number): PageLine[] =>
  Array.from({ length: lines }, (_, at) => ({
    x: 40 + (at % 3),
    y: 100 + at * 41,
    width: 900,
    height: 38,
    hasWordBoxes: true,
    words: Array.from({ length: 8 }, (_word, n) => ({
      text: `word${(at * n) % 97}`,
      x: 40 + n * 112,
      y: 102 + at * 41 - (n % 2),
      width: 70 + ((at + n) % 40),
      height: 30 + (n % 5),
      confidence: 12,
      flags: 0,
    })),
  }));

describe('a packed page', () => {
  it('is read back as it was, whatever stands on it', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        expect(unpackPage(packPage(lines))).toEqual(lines);
      }),
      { numRuns: 500 },
    );
  });

  it('takes no more than 6.3 bytes a word', () => {
    const lines = column(600);
    expect(packPage(lines).boxes.length / (600 * 8)).toBeLessThanOrEqual(6.3);
  });

  it('keeps its text apart: the nth word of a line is its nth token', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const packed = packPage(lines);
        expect(packed.text).toBe(textOfLines(lines));
        if (lines.length > 0)
          expect(packed.text.split('\n').map((one) => (one === '' ? [] : one.split(' ')))).toEqual(
            lines.map(({ words }) => words.map((word) => word.text)),
          );
      }),
    );
  });

  it('that is cut off, of another version or of another text is refused', () => {
    const { text: words, boxes } = packPage(column(3));
    expect(() => unpackPage({ text: words, boxes: boxes.subarray(0, -1) })).toThrow(RangeError);
    expect(() => unpackPage({ text: words, boxes: Uint8Array.of(9, ...boxes.subarray(1)) })).toThrow(
      'of a version that is not known here',
    );
    expect(() => unpackPage({ text: words.split('\n').slice(1).join('\n'), boxes })).toThrow('more boxes than words');
    expect(() => unpackPage({ text: `${words} more`, boxes })).toThrow(RangeError);
    expect(() => unpackPage({ text: 'a', boxes: new Uint8Array([1, ...new Array<number>(9).fill(255)]) })).toThrow(
      'too long',
    );
    expect(() => unpackPage({ text: '', boxes: new Uint8Array() })).toThrow(RangeError);
  });
});

describe('the words of a source', () => {
  it('end at white space and hold nothing that cannot be seen', () => {
    expect(wordsIn(' One\ntwo\u00a0three\u202Efour\u0000 \u200b ex\u00adample ')).toEqual([
      'One',
      'two',
      'threefour',
      'example',
    ]);
    expect(wordsIn('—'.repeat(300))).toEqual(['—'.repeat(100)]);
  });

  it('never hold white space, whatever the source says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        for (const word of wordsIn(raw)) expect(word).toMatch(/^\S+$/u);
      }),
    );
  });
});

it('confidence is kept in fifteen steps, and as unknown where there is none', () => {
  expect([0, 0.5, 1, 7, -1, Number.NaN].map(confidenceOf)).toEqual([1, 8, 15, 15, 1, 0]);
});
