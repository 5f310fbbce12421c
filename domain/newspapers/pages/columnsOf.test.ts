import { columnOf } from './columnsOf.ts';

it('an article starts in a column of its page, where there are several', () => {
  const word = { text: 'word', x: 0, y: 0, width: 0, height: 0, confidence: 0, flags: 0 };
  const column = (x: number) =>
    Array.from({ length: 30 }, (_line, at) => ({
      x,
      y: at * 60,
      width: 400,
      height: 40,
      hasWordBoxes: false,
      words: [word, word],
    }));
  const zone = { x: 600, width: 400 };
  expect(columnOf(zone, [...column(0), ...column(600), ...column(1_200)])).toBe(2);
  expect(columnOf(zone, column(600))).toBeNull();
  expect(columnOf(undefined, column(600))).toBeNull();
});
