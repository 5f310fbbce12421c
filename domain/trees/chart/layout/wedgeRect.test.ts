import fc from 'fast-check';

import { wedgeRect } from './wedgeRect.ts';

describe('the extent of a wedge', () => {
  it.each([
    ['a whole ring', { from: 0, to: 360, inner: 0, outer: 10 }, [-10, -10, 10, 10]],
    ['a quarter at the top right', { from: 0, to: 90, inner: 5, outer: 10 }, [0, -10, 10, 0]],
    ['a half over the top', { from: -90, to: 90, inner: 5, outer: 10 }, [-10, -10, 10, 0]],
    [
      'one that reaches round the right side',
      { from: 45, to: 135, inner: 5, outer: 10 },
      [5 * Math.SQRT1_2, -10 * Math.SQRT1_2, 10, 10 * Math.SQRT1_2],
    ],
  ])('is that of %s', (_which, wedge, [left, top, right, bottom]) => {
    const rect = wedgeRect(wedge);
    for (const [found, wanted] of [
      [rect.left, left],
      [rect.top, top],
      [rect.right, right],
      [rect.bottom, bottom],
    ])
      expect(found).toBeCloseTo(wanted ?? NaN, 6);
  });

  it('holds every point of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -125, max: 120 }),
        fc.integer({ min: 1, max: 130 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, width, inner, depth, along, across) => {
          const to = Math.min(from + width, 125);
          const rect = wedgeRect({ from, to, inner, outer: inner + depth });
          const [angle, radius] = [((from + (to - from) * along) * Math.PI) / 180, inner + depth * across];
          const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
          expect([
            x >= rect.left - 1e-6,
            x <= rect.right + 1e-6,
            y >= rect.top - 1e-6,
            y <= rect.bottom + 1e-6,
          ]).toEqual([true, true, true, true]);
        },
      ),
    );
  });
});
