import fc from 'fast-check';

import type { PageLine } from './pageLine.ts';
import { noticeKind, segmentPage } from './segmentPage.ts';

const COLUMN = { width: 900, gutter: 60 };
const line = (
  text: string,
  column: number,
  row: number,
  {
    indent = 0,
    height = 30,
    width = COLUMN.width - 2 * indent,
  }: { indent?: number; height?: number; width?: number } = {},
): PageLine => ({
  x: 50 + column * (COLUMN.width + COLUMN.gutter) + indent,
  y: 200 + row * 40,
  width,
  height,
  hasWordBoxes: false,
  words: text.split(' ').map((word) => ({ text: word, x: 0, y: 0, width: 0, height: 0, confidence: 0, flags: 0 })),
});
const body = (column: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) =>
    line(`the text of row ${from + at} in column ${column}`, column, from + at),
  );
const headline = (text: string, column: number, row: number) => line(text, column, row, { indent: 250 });
const articlesOf = (lines: readonly PageLine[]) =>
  segmentPage(lines).map(({ headline: heading, kind, parts }) => ({
    heading,
    kind,
    rows: parts.map((part) =>
      part.map((at) =>
        lines[at]?.words
          .slice(-4)
          .map(({ text }) => text)
          .join(' '),
      ),
    ),
  }));

describe('articles that are separated', () => {
  it('start at headlines and go on in the next column', () => {
    const lines = [
      headline('COAL DUTIES', 0, 0),
      ...body(0, 1, 20),
      headline('POLICE', 0, 20),
      ...body(0, 21, 40),
      ...body(1, 0, 10),
      headline('LONDON MARKETS', 1, 10),
      ...body(1, 11, 40),
    ];
    const articles = segmentPage(lines);
    expect(articles.map(({ headline: heading, parts }) => [heading, parts.map((part) => part.length)])).toEqual([
      ['COAL DUTIES', [20]],
      ['POLICE', [20, 10]],
      ['LONDON MARKETS', [30]],
    ]);
  });

  it('are read column by column, whatever the order of the lines', () => {
    const lines = [
      headline('ONE', 0, 0),
      ...body(0, 1, 15),
      headline('TWO', 1, 0),
      ...body(1, 1, 15),
      headline('THREE', 2, 0),
      ...body(2, 1, 15),
    ];
    const shuffled = lines
      .map((one, at) => ({ one, key: (at * 37) % 101 }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one);
    expect(articlesOf(shuffled)).toEqual(articlesOf(lines));
  });

  it('are births, marriages and deaths where a heading says so', () => {
    const lines = [
      headline('BIRTHS.', 0, 0),
      ...body(0, 1, 6),
      headline('MARRIED', 0, 6),
      ...body(0, 7, 12),
      headline('DIED.', 0, 12),
      ...body(0, 13, 20),
    ];
    expect(segmentPage(lines).map(({ kind }) => kind)).toEqual(['births', 'marriages', 'deaths']);
    expect(['BIRTHS.', '* Births', 'MARRIAGES', 'Deaths.', 'BIRTHDAY', 'The deaths'].map(noticeKind)).toEqual([
      'births',
      'births',
      'marriages',
      'deaths',
      null,
      null,
    ]);
  });

  it('have all the decks of a heading', () => {
    const lines = [headline('DREADFUL FIRE', 0, 0), headline('LOSS OF LIFE', 0, 1), ...body(0, 2, 20)];
    expect(segmentPage(lines)).toMatchObject([{ headline: 'DREADFUL FIRE LOSS OF LIFE', kind: 'article' }]);
  });

  it('are one for the whole page where there is no headline', () => {
    expect(segmentPage([...body(0, 0, 20), ...body(1, 0, 20)])).toMatchObject([{ headline: null, kind: 'page' }]);
  });

  it('are none only on an empty page', () => expect(segmentPage([])).toEqual([]));

  it('hold each line of the page once, whatever stands on it', () => {
    const anyLine: fc.Arbitrary<PageLine> = fc
      .record({
        column: fc.nat(5),
        row: fc.nat(60),
        text: fc.constantFrom('BIRTHS', 'a b c', 'COAL DUTIES', '— — —', '1824'),
        indent: fc.nat(300),
        height: fc.nat(90),
      })
      .map(({ column, row, text, indent, height }) => line(text, column, row, { indent, height }));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
        const all = segmentPage(lines).flatMap(({ parts }) => parts.flat());
        expect([...all].sort((a, b) => a - b)).toEqual(lines.map((_one, at) => at));
      }),
    );
  });

  it('do not mix columns below a heading across the page', () => {
    const across = line('THE GREAT EXHIBITION OPENS', 0, 0, { indent: 300, width: 1_300, height: 80 });
    const lines = [across, ...body(0, 3, 20), ...body(1, 3, 20)];
    expect(segmentPage(lines).map(({ headline: heading, parts }) => [heading, parts.length])).toEqual([
      ['THE GREAT EXHIBITION OPENS', 3],
    ]);
  });
});
