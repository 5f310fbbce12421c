import { stripWindow } from './stripWindow.ts';

it.each([
  ['at its beginning', { count: 1000, itemWidth: 100, scrolled: 0, visible: 800 }, { start: 0, end: 12 }],
  ['in its middle', { count: 1000, itemWidth: 100, scrolled: 50_000, visible: 800 }, { start: 496, end: 512 }],
  ['at its end', { count: 1000, itemWidth: 100, scrolled: 99_200, visible: 800 }, { start: 988, end: 1000 }],
  ['when it is short', { count: 3, itemWidth: 100, scrolled: 0, visible: 800 }, { start: 0, end: 3 }],
  ['when it is empty', { count: 0, itemWidth: 100, scrolled: 0, visible: 800 }, { start: 0, end: 0 }],
])('draws what shows of a strip and a little more %s', (_case, strip, expected) => {
  expect(stripWindow(strip)).toEqual(expected);
});
