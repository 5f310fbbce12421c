import { lineCutOut, lineWithin } from './lineCutOut.ts';

const PAGE = { width: 1000, height: 1400 };
const SHAPE = { width: 400, height: 250 };

it.each([
  [
    'a line in the middle, with what is around it',
    { x: 100, y: 700, width: 800, height: 40 },
    { x: 100, y: 595, width: 400, height: 250 },
  ],
  [
    'the first line, not above the page',
    { x: 100, y: 10, width: 800, height: 40 },
    { x: 100, y: 0, width: 400, height: 250 },
  ],
  [
    'the last line, not below the page',
    { x: 100, y: 1370, width: 800, height: 30 },
    { x: 100, y: 1150, width: 400, height: 250 },
  ],
  [
    'a line at the right edge, not beyond it',
    { x: 900, y: 700, width: 100, height: 40 },
    { x: 600, y: 595, width: 400, height: 250 },
  ],
  ['an unknown line: the head of the page', null, { x: 0, y: 0, width: 1000, height: 625 }],
])('cuts out %s', (_case, line, part) => expect(lineCutOut(line, PAGE, SHAPE, 0.5)).toEqual(part));

it('is never larger than a small page', () =>
  expect(lineCutOut(null, { width: 100, height: 30 }, SHAPE, 0.5)).toEqual({ x: 0, y: 0, width: 48, height: 30 }));

it('says where the line lies in the part, cut at its edges', () => {
  expect(lineWithin({ x: 100, y: 700, width: 800, height: 50 }, { x: 100, y: 600, width: 400, height: 250 })).toEqual({
    left: 0,
    top: 40,
    width: 100,
    height: 20,
  });
});
