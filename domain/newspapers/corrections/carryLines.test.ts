import type { PageLine } from '../pages/pageLine.ts';
import { carryLines, type MeasuredPage } from './carryLines.ts';

const aLine = (text: string, x: number, y: number, more: Partial<PageLine> = {}): PageLine => ({
  x,
  y,
  width: 400,
  height: 24,
  hasWordBoxes: false,
  words: text.split(' ').map((word) => ({ text: word, x: 0, y: 0, width: 0, height: 0, confidence: 0, flags: 0 })),
  ...more,
});
const aPage = (lines: readonly PageLine[], size = { width: 1_000, height: 1_500 }): MeasuredPage => ({
  lines,
  ...size,
});

const READ = ['Births', 'thc wife of Mr. Pincb', 'of a fon', 'Deaths', 'at Redrath aged 80'];
const before = aPage(READ.map((text, at) => aLine(text, 50, 100 + at * 30)));
const corrected = new Map([
  [1, 'the wife of Mr. Pinch'],
  [4, 'at Redruth aged 80'],
]);

describe('corrected lines in a better reading of their page', () => {
  it('are found where they were', () => {
    expect(carryLines(before, before, corrected)).toEqual(
      new Map([
        [1, 1],
        [4, 4],
      ]),
    );
  });

  it('are found when lines have another order and others were added', () => {
    const texts = ['Masthead', 'Deaths', 'at Redruth aged 86', 'Births', 'the wife of Mr. Pinch'];
    const places = [40, 190, 220, 100, 130];
    expect(carryLines(before, aPage(texts.map((text, at) => aLine(text, 52, places[at]!))), corrected)).toEqual(
      new Map([
        [1, 4],
        [4, 2],
      ]),
    );
  });

  it('are found on a scan of another size that is shifted by more than two lines', () => {
    const after = aPage(
      READ.map((text, at) =>
        aLine(text.replace('Pincb', 'Pinch'), 100 + 37, 200 + at * 60 + 140, { width: 800, height: 48 }),
      ),
      { width: 2_000, height: 3_000 },
    );
    expect(carryLines(before, after, corrected)).toEqual(
      new Map([
        [1, 1],
        [4, 4],
      ]),
    );
  });

  it.each<[string, PageLine[]]>([
    ['is elsewhere', [aLine('thc wife of Mr. Pincb', 500, 900)]],
    ['says something else at the same place', [aLine('London, Friday 12 June', 50, 130)]],
    ['is run together with another', [aLine('thc wife of Mr. Pincb of a fon Deaths', 50, 130, { height: 84 })]],
    ['is no longer there', []],
  ])('wait when the line %s', (_what, lines) => {
    // Two lines that are where they were, so that the page itself has not moved.
    const still = [aLine('Births', 50, 100), aLine('Deaths', 50, 190), aLine('of a fon', 50, 160)];
    expect(carryLines(before, aPage([...still, ...lines]), new Map([[1, 'the wife of Mr. Pinch']]))).toEqual(
      new Map([[1, null]]),
    );
  });

  it('have one line each: of two that are alike the nearer text has it', () => {
    const twice = aPage([aLine('to be fold by auction', 50, 100), aLine('to be sold by auctiou', 50, 104)]);
    const after = aPage([aLine('to be sold by auction', 50, 102)]);
    expect(
      carryLines(
        twice,
        after,
        new Map([
          [0, 'to be sold by auction'],
          [1, 'to be sold by auction,'],
        ]),
      ),
    ).toEqual(
      new Map([
        [0, 0],
        [1, null],
      ]),
    );
  });
});
