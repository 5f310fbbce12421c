import fc from 'fast-check';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { layOutZones, type WantedZone } from './guessArticles.ts';
import type { AltoPage } from './readAlto.ts';
import type { MetsArea } from './readMets.ts';
import { fitPage, type FittedPage, type RawLine } from './textPage.ts';
import { boxOfCoords, linesWithin, zoneLines } from './zoneLines.ts';

const SIZE = { width: 1_000, height: 1_000 };

/** Lines of a column, the nth 100 pixels down; words of 50 pixels. */
const rawLines = (...texts: string[]): RawLine[] =>
  texts.map((text, n) => ({
    box: { x: 100, y: n * 100, width: 400, height: 40 },
    words: text
      .split(' ')
      .filter((each) => each !== '')
      .map((each, at) => ({
        text: each,
        box: { x: 100 + at * 50, y: n * 100, width: 50, height: 40 },
        confidence: 1,
        flags: 0,
        readings: [],
      })),
  }));
const pageOf = (...texts: string[]): FittedPage =>
  fitPage({ lines: rawLines(...texts), ...SIZE, dpi: null }, SIZE, { x: 1, y: 1 });

/** A page of ALTO with blocks of lines by their ids; lines are L1 …, words S1 …. */
function altoOf(texts: string[], blocks: Readonly<Record<string, readonly number[]>> = {}): AltoPage {
  const lines = rawLines(...texts);
  const words = lines.flatMap((line, at) => line.words.map((_word, word) => ({ line: at, word })));
  return {
    lines,
    ...SIZE,
    dpi: null,
    unit: 'pixel',
    startLine: 1,
    words,
    blocks: new Map(Object.entries(blocks)),
    lineIds: new Map(lines.map((_line, at) => [`L${at + 1}`, at])),
    wordIds: new Map(words.map((place, at) => [`S${at + 1}`, place])),
  };
}
const area = (begin: string | null, end: string | null = null): MetsArea => ({
  fileId: 'T1',
  begin,
  end,
  coords: null,
});
const TEXTS = ['one two three', 'four five', '', 'six seven eight nine', 'ten'];
const alto = altoOf(TEXTS, { B1: [0, 1], B2: [3], B3: [4] });
const fitted = pageOf(...TEXTS);
const found = (text: MetsArea | null, box: PageRegion | null = null) =>
  zoneLines(alto, fitted, text, box)?.map((line) =>
    fitted.lines[line]?.words.map(({ text: each }) => each).join(' '),
  ) ?? null;

describe('the lines that a part of an article takes', () => {
  it.each<[string, MetsArea, string[] | null]>([
    ['of a block', area('B1'), ['one two three', 'four five']],
    ['of a block that is named twice', area('B1', 'B1'), ['one two three', 'four five']],
    ['from one block to another', area('B1', 'B2'), ['one two three', 'four five', 'six seven eight nine']],
    ['of a block whose end is not there', area('B2', 'B9'), ['six seven eight nine']],
    ['of blocks the wrong way about', area('B3', 'B1'), []],
    ['of a line', area('L2'), ['four five']],
    ['from line to line', area('L2', 'L4'), ['four five', 'six seven eight nine']],
    ['of the greater part of a line', area('S2', 'S4'), ['one two three', 'four five']],
    ['not of a line of which it takes less than half', area('S3', 'S5'), ['four five']],
    ['between words that are counted through the file', area('word0004', 'word5'), ['four five']],
    ['of one word, where it is the line', area('S10'), ['ten']],
    ['of words the wrong way about', area('S9', 'S1'), null],
    ['of what is not on the page', area('B9'), null],
    ['of a word that is not on the page', area('word99'), null],
    ['of nothing', area(null), null],
  ])('are those %s', (_name, text, expected) => expect(found(text)).toEqual(expected));

  it('are those whose middle is in its rectangle, where it names no text that is there', () => {
    const box = { x: 90, y: 90, width: 500, height: 240 };
    expect(found(area('B9'), box)).toEqual(['four five', 'six seven eight nine']);
    expect(found(null, box)).toEqual(['four five', 'six seven eight nine']);
    // What the text names goes before where the rectangle is.
    expect(found(area('B3'), box)).toEqual(['ten']);
    expect(linesWithin(fitted, { x: 0, y: 0, width: 50, height: 1_000 })).toEqual([]);
  });

  it.each<[readonly number[] | null, PageRegion | null]>([
    [[10, 20, 30, 50], { x: 10, y: 20, width: 20, height: 30 }],
    [[30, 20, 10, 50], null],
    [[10, 20, 10, 50], null],
    [[10, 20], null],
    [[], null],
    [null, null],
  ])('have the rectangle of the sides %j', (coords, box) => expect(boxOfCoords(coords)).toEqual(box));
});

describe('zones of a page', () => {
  const zone = (article: number, lines: readonly number[], box: PageRegion | null = null): WantedZone => ({
    article,
    order: 0,
    box,
    lines,
  });
  const texts = (page: FittedPage) => page.lines.map(({ words }) => words.map(({ text }) => text).join(' '));

  it('bring the lines of each together, and what belongs to none to the end', () => {
    const { page, zones } = layOutZones(pageOf('a', 'b', 'c', 'd', 'e'), [zone(1, [3, 1]), zone(0, [4])]);
    expect(texts(page)).toEqual(['d', 'b', 'e', 'a', 'c']);
    expect(zones).toMatchObject([
      { article: 1, firstLine: 0, lastLine: 1 },
      { article: 0, firstLine: 2, lastLine: 2 },
    ]);
  });

  it('leave a line to the first that takes it, and are left out without one', () => {
    const { zones } = layOutZones(pageOf('a', 'b'), [zone(0, [0, 1]), zone(1, [1]), zone(2, [7]), zone(3, [])]);
    expect(zones.map(({ article, firstLine, lastLine }) => [article, firstLine, lastLine])).toEqual([[0, 0, 1]]);
  });

  it('lie where the source says, cut off at the edge of the page, or around their lines', () => {
    const { zones } = layOutZones(pageOf('a b', 'c d'), [
      zone(0, [0], { x: -20, y: 950.4, width: 2_000, height: 100 }),
      zone(1, [1]),
    ]);
    expect(zones).toMatchObject([
      { x: 0, y: 950, width: 1_000, height: 50 },
      { x: 100, y: 100, width: 400, height: 40 },
    ]);
  });

  it('hold every line of the page once, whatever they ask for', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 5 }), { maxLength: 5 }), (asked) => {
        const whole = pageOf('a', 'b', 'c', 'd', 'e', 'f');
        const { page, zones } = layOutZones(
          whole,
          asked.map((lines, article) => zone(article, [...new Set(lines)])),
        );
        expect(texts(page).toSorted()).toEqual(texts(whole));
        let next = 0;
        for (const { firstLine, lastLine, width, height } of zones) {
          expect([firstLine, lastLine >= firstLine, width > 0, height > 0]).toEqual([next, true, true, true]);
          next = lastLine + 1;
        }
      }),
    );
  });
});
