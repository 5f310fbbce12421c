import fc from 'fast-check';

import { carryRegion } from './clippingRegion.ts';

const region = { x: 100, y: 300, width: 400, height: 200 };
const page = { width: 1_000, height: 1_500 };

describe('a region on another scan of its page', () => {
  it('stays where the scan has the same size', () => expect(carryRegion(region, page, { ...page })).toBe(region));

  it.each([
    [
      { width: 2_000, height: 3_000 },
      { x: 200, y: 600, width: 800, height: 400 },
    ],
    [
      { width: 500, height: 750 },
      { x: 50, y: 150, width: 200, height: 100 },
    ],
    // A pixel of rounding is no other shape.
    [
      { width: 667, height: 1_000 },
      { x: 66, y: 200, width: 268, height: 134 },
    ],
  ])('is carried by scale to %j', (to, expected) => expect(carryRegion(region, page, to)).toEqual(expected));

  it.each([
    { width: 1_500, height: 1_000 },
    { width: 1_000, height: 1_600 },
    { width: 2_000, height: 2_900 },
  ])('is not carried to %j', (to) => expect(carryRegion(region, page, to)).toBeNull());

  it('lies within any scan that it is carried to', () => {
    const sizes = fc.record({ width: fc.integer({ min: 8, max: 9_000 }), height: fc.integer({ min: 8, max: 9_000 }) });
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 1, max: 8 }),
        fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
        (from, times, [a, b, c, d]) => {
          const [x, y] = [a % (from.width - 1), b % (from.height - 1)];
          const within = { x, y, width: 1 + (c % (from.width - x)), height: 1 + (d % (from.height - y)) };
          const to = { width: from.width * times, height: from.height * times };
          const carried = carryRegion(within, from, to)!;
          expect(carried.x + carried.width).toBeLessThanOrEqual(to.width);
          expect(carried.y + carried.height).toBeLessThanOrEqual(to.height);
          expect(carried).toEqual({
            x: x * times,
            y: y * times,
            width: within.width * times,
            height: within.height * times,
          });
        },
      ),
    );
  });
});
