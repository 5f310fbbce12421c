import type { KeyedRegion } from './clipSheet.ts';
import {
  HANDLES,
  middleOf,
  moveRegion,
  pullEdges,
  resizeRegion,
  snapToLines,
  regionBetween,
  clampRegion,
  placeNewRegion,
} from './regionShapes.ts';

const PAGE = { width: 1000, height: 1400 };
const REGION = { x: 100, y: 200, width: 300, height: 150 };
/** Two lines of a column. */
const LINES = [
  { x: 110, y: 215, width: 280, height: 30 },
  { x: 112, y: 260, width: 270, height: 30 },
];

describe('a rectangle that is added by a button', () => {
  const sheet = { page: '1', imageId: 'p-1', label: 'Page 1', service: '/p-1', ...PAGE };
  it('lies in the middle, beside those that are there already', () => {
    const drawn: KeyedRegion[] = [];
    for (const key of ['a', 'b', 'c']) drawn.push({ ...placeNewRegion(sheet, drawn), key, sheet });
    expect(drawn.map(({ x, y }) => [x, y])).toEqual([
      [333, 560],
      [358, 585],
      [383, 610],
    ]);
    expect(placeNewRegion({ ...sheet, imageId: 'p-2' }, drawn)).toMatchObject({ x: 333, y: 560 });
  });
});

describe('rectangles of a clipping', () => {
  it.each([
    ['moves right and down', moveRegion(REGION, { x: 10, y: 20 }, PAGE), { x: 110, y: 220, width: 300, height: 150 }],
    [
      'stops at the left and upper edge',
      moveRegion(REGION, { x: -500, y: -500 }, PAGE),
      { x: 0, y: 0, width: 300, height: 150 },
    ],
    [
      'stops at the right and lower edge',
      moveRegion(REGION, { x: 5000, y: 5000 }, PAGE),
      { x: 700, y: 1250, width: 300, height: 150 },
    ],
    [
      'grows to the edge of the page, and stays where it is',
      resizeRegion(REGION, { x: 9000, y: 10 }, PAGE),
      { x: 100, y: 200, width: 900, height: 160 },
    ],
    [
      'never gets smaller than eight pixels',
      resizeRegion(REGION, { x: -900, y: -900 }, PAGE),
      { x: 100, y: 200, width: 8, height: 8 },
    ],
    ['is drawn from any corner', regionBetween({ x: 400, y: 350 }, { x: 100, y: 200 }, PAGE), REGION],
    [
      'is cut off at the edges of the page',
      regionBetween({ x: -50, y: -50 }, { x: 2000, y: 100 }, PAGE),
      { x: 0, y: 0, width: 1000, height: 100 },
    ],
    [
      'is pulled at its upper left corner',
      pullEdges(REGION, 'nw', { x: 50, y: 100 }, PAGE),
      { x: 50, y: 100, width: 350, height: 250 },
    ],
    [
      'is pulled at one edge only',
      pullEdges(REGION, 'e', { x: 500, y: 900 }, PAGE),
      { x: 100, y: 200, width: 400, height: 150 },
    ],
    [
      'turns over when an edge is pulled past the other',
      pullEdges(REGION, 'w', { x: 600, y: 0 }, PAGE),
      { x: 400, y: 200, width: 200, height: 150 },
    ],
    [
      'has whole pixels',
      clampRegion({ x: 1.4, y: 2.6, width: 99.5, height: 10.2 }, PAGE),
      { x: 1, y: 3, width: 100, height: 10 },
    ],
    [
      'is on the page whatever was typed',
      clampRegion({ x: Number.NaN, y: -1, width: 1e9, height: 0 }, PAGE),
      { x: 0, y: 0, width: 1000, height: 8 },
    ],
  ])('%s', (_what, region, expected) => expect(region).toEqual(expected));

  it('lies around the lines it holds where its edges are near them', () => {
    expect(snapToLines({ x: 100, y: 205, width: 300, height: 100 }, LINES, PAGE)).toEqual({
      x: 106,
      y: 211,
      width: 289,
      height: 84,
    });
  });

  it('leaves an edge that is far from the lines, and a rectangle without any', () => {
    expect(snapToLines({ x: 100, y: 20, width: 300, height: 285 }, LINES, PAGE)).toMatchObject({ y: 20 });
    expect(snapToLines({ x: 600, y: 700, width: 200, height: 100 }, LINES, PAGE)).toEqual({
      x: 600,
      y: 700,
      width: 200,
      height: 100,
    });
  });

  it('is clippable whatever edge is pulled wherever', () => {
    for (const handle of HANDLES) {
      for (const [x, y] of [
        [-99, 5000],
        [100, 200],
        [400, 350],
        [1e7, -1e7],
      ] as const) {
        const region = pullEdges(REGION, handle, { x, y }, PAGE);
        expect(region).toEqual(clampRegion(region, PAGE));
      }
    }
    expect(middleOf(PAGE)).toEqual({ x: 333, y: 560, width: 333, height: 280 });
    expect(middleOf({ width: 5, height: 5 })).toMatchObject({ x: 0, y: 0 });
  });
});
