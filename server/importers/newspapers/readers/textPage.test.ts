import fc from 'fast-check';

import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { markHyphens } from './markHyphens.ts';
import { boxAround, fitPage, type RawLine, type RawWord, reorderLines } from './textPage.ts';

const SIZE = { width: 1_000, height: 1_500 };
const SAME = { x: 1, y: 1 };
const word = (text: string, box: PageRegion | null = null, more: Partial<RawWord> = {}): RawWord => ({
  text,
  box,
  confidence: Number.NaN,
  flags: 0,
  readings: [],
  ...more,
});
const box = (x: number, y: number, width: number, height: number): PageRegion => ({ x, y, width, height });
const lineOf = (...words: RawWord[]): RawLine => ({ box: null, words });
const fit = (lines: RawLine[], scale = SAME) => fitPage({ lines, ...SIZE, dpi: null }, SIZE, scale);
const textsOf = (page: { lines: readonly { words: readonly { text: string }[] }[] }) =>
  page.lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('the box around boxes', () => {
  it('holds each of them and no more', () => {
    expect(boxAround([])).toBeNull();
    expect(boxAround([box(10, 20, 5, 5), box(0, 40, 2, 10)])).toEqual(box(0, 20, 15, 30));
  });
});

describe('a page of text on its picture', () => {
  it('has whole pixels of the picture, whatever its file measures in', () => {
    const { lines } = fit([lineOf(word('Pinch', box(10.4, 20, 30, 9.6)))], { x: 2, y: 3 });
    expect(lines[0]?.words[0]).toMatchObject({ x: 21, y: 60, width: 60, height: 29 });
  });

  it('leaves out lines without words, and says which of its lines is which', () => {
    const fitted = fit([lineOf(word('one')), lineOf(), lineOf(word(' \u200b ')), lineOf(word('two'))]);
    expect([textsOf(fitted), fitted.lineOf]).toEqual([
      ['one', 'two'],
      [0, -1, -1, 1],
    ]);
  });

  it('shares the box of two words that come as one by their lengths, and says that it did', () => {
    const { lines } = fit([lineOf(word('of the', box(100, 0, 50, 20)))]);
    expect(lines[0]?.words).toMatchObject([
      { text: 'of', x: 100, width: 20, flags: WORD_FLAGS.uncertainBox },
      { text: 'the', x: 120, width: 30, flags: WORD_FLAGS.uncertainBox },
    ]);
  });

  it('cuts off what reaches beyond the page, and counts it; a pixel or two is rounding', () => {
    const fitted = fit([
      lineOf(
        word('in', box(0, 0, 10, 10)),
        word('edge', box(960, 0, 42, 10)),
        word('out', box(980, 0, 60, 10)),
        word('above', box(10, -30, 20, 10)),
      ),
    ]);
    expect(fitted.strayWords).toBe(2);
    expect(fitted.lines[0]?.words).toMatchObject([
      { flags: 0 },
      { width: 40, flags: 0 },
      { x: 980, width: 20, flags: WORD_FLAGS.uncertainBox },
      { y: 0, height: 0, flags: WORD_FLAGS.uncertainBox },
    ]);
  });

  it('has no boxes of words in a line where one of them has none', () => {
    const { lines } = fit([{ box: box(5, 6, 70, 8), words: [word('one', box(5, 6, 30, 8)), word('two')] }]);
    expect(lines).toMatchObject([
      {
        x: 5,
        y: 6,
        width: 70,
        height: 8,
        hasWordBoxes: false,
        words: [
          { x: 0, width: 0 },
          { x: 0, width: 0 },
        ],
      },
    ]);
  });

  it('gives a line the box of its words where it has none of its own', () => {
    expect(fit([lineOf(word('one', box(5, 6, 30, 8)), word('two', box(40, 4, 30, 8)))]).lines).toMatchObject([
      { x: 5, y: 4, width: 65, height: 10, hasWordBoxes: true },
    ]);
  });

  it('keeps other readings with their words, also behind words that came as one', () => {
    const { alternatives } = fit([
      lineOf(word('of the'), word('Pinch', null, { readings: ['Finch', ' '] })),
      lineOf(word('Hope', null, { readings: ['Rope  maker'] })),
    ]);
    expect(alternatives).toEqual([
      [2, 'Finch'],
      [3, 'Rope maker'],
    ]);
  });

  it('has every word within it, whatever a file says', () => {
    const number = fc.double({ min: -5_000, max: 5_000, noNaN: true });
    const size = fc.double({ min: 0, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: number, y: number, width: size, height: size }), { maxLength: 8 }),
        (boxes) => {
          const { lines } = fit([lineOf(...boxes.map((each, at) => word(`w${at}`, each)))]);
          for (const { words } of lines)
            for (const { x, y, width, height } of words)
              expect([
                x >= 0,
                y >= 0,
                width >= 0,
                height >= 0,
                x + width <= SIZE.width,
                y + height <= SIZE.height,
                Number.isInteger(x + y + width + height),
              ]).toEqual(Array.from({ length: 7 }, () => true));
        },
      ),
    );
  });
});

describe('lines in another order', () => {
  it('take the readings of their words with them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.nat(),
        (rows, turn) => {
          const lines = rows.map((row, line) =>
            lineOf(...row.map((text, at) => word(`${text}${line}${at}`, null, { readings: [`r${text}${line}${at}`] }))),
          );
          const page = fit(lines);
          const order = rows.map((_row, at) => (at + turn) % rows.length);
          const moved = reorderLines(page, order);
          expect(textsOf(moved)).toEqual(order.map((at) => textsOf(page)[at]));
          const words = textsOf(moved).join(' ').split(' ');
          expect(moved.alternatives.map(([at, reading]) => `r${words[at]}` === reading)).toEqual(words.map(() => true));
        },
      ),
    );
  });
});

describe('words that a line end breaks', () => {
  const marked = (...texts: string[]) => {
    const lines = texts.map((text) => lineOf(...text.split(' ').map((each) => word(each))));
    markHyphens(lines);
    return lines.map(({ words }) =>
      words
        .map(({ text, flags }) =>
          flags === WORD_FLAGS.startsHyphenated ? `${text}>` : flags === WORD_FLAGS.endsHyphenated ? `<${text}` : text,
        )
        .join(' '),
    );
  };
  it.each([
    [
      ['the bap-', 'tism of'],
      ['the bap->', '<tism of'],
    ],
    [
      ['the bap¬', 'tism of'],
      ['the bap¬>', '<tism of'],
    ],
    // A name of its own, a dash, a figure and the end of the page break no word.
    [
      ['Anglo-', 'Saxon'],
      ['Anglo-', 'Saxon'],
    ],
    [
      ['the -', 'tism'],
      ['the -', 'tism'],
    ],
    [
      ['1824-', '25'],
      ['1824-', '25'],
    ],
    [['the bap-'], ['the bap-']],
  ])('%j are marked', (lines, expected) => expect(marked(...lines)).toEqual(expected));
});
