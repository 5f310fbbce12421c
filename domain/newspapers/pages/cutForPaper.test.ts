import { cutForPaper, SHEET } from './cutForPaper.ts';

const line = (y: number, x = 100, height = 20) => ({
  x,
  y,
  width: 400,
  height,
  hasWordBoxes: false,
  words: [{ text: 'word', x: 0, y: 0, width: 0, height: 0, confidence: 0, flags: 0 }],
});
const column = (count: number, x = 100) => ({
  region: { x, y: 200, width: 420, height: count * 30 },
  lines: Array.from({ length: count }, (_, at) => line(205 + at * 30, x)),
});
const END = SHEET.height - SHEET.margin - SHEET.foot;

describe('pieces of newspaper pages on paper', () => {
  it('shows a page whole on one sheet, below what stands above it', () => {
    const sheets = cutForPaper([{ region: { x: 0, y: 0, width: 4_169, height: 6_177 }, lines: [] }], {
      isWholePage: true,
      top: 100,
    });
    expect(sheets).toHaveLength(1);
    const [cut] = sheets[0]!;
    expect(cut!.y + cut!.region.height * cut!.scale).toBeLessThanOrEqual(END + 0.01);
    expect(cut!.region.width * cut!.scale).toBeLessThanOrEqual(SHEET.width - 2 * SHEET.margin);
  });

  it('prints lines no higher than those of a book, pieces below each other', () => {
    const [sheet] = cutForPaper([column(3), column(2, 700)], { isWholePage: false, top: 100 });
    expect(sheet!.map(({ piece, lines }) => [piece, lines.length])).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(sheet![0]!.scale * 20).toBe(13);
    expect(sheet![1]!.y).toBeGreaterThan(sheet![0]!.y + sheet![0]!.region.height * sheet![0]!.scale);
  });

  it('cuts a long column between two lines, and loses none', () => {
    const long = column(100);
    const sheets = cutForPaper([long], { isWholePage: false, top: 300 });
    const cuts = sheets.flat();
    expect(sheets.length).toBeGreaterThan(1);
    expect(cuts.flatMap(({ lines }) => lines)).toEqual(long.lines);
    for (const { lines, region, y, scale } of cuts) {
      for (const { y: at, height } of lines)
        expect(at >= region.y && at + height <= region.y + region.height).toBe(true);
      expect(y + region.height * scale).toBeLessThanOrEqual(END + 1);
    }
    // Together the cuts are the column, with nothing between them.
    cuts.slice(1).forEach(({ region }, at) => expect(region.y).toBe(cuts[at]!.region.y + cuts[at]!.region.height));
  });

  it.each([
    ['a picture higher than a sheet', [{ region: { x: 0, y: 0, width: 100, height: 9_000 }, lines: [] }]],
    ['a column without an end', [column(40_000)]],
    ['nothing', []],
    ['a zone without an area', [{ region: { x: 0, y: 0, width: 0, height: 0 }, lines: [] }]],
  ])('ends with %s', (_name, pieces) => {
    const sheets = cutForPaper(pieces, { isWholePage: false, top: 100 });
    expect(sheets.length >= 1 && sheets.length <= 60).toBe(true);
  });
});
