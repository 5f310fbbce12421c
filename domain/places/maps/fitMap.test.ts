import fc from 'fast-check';

import { fitMap } from './fitMap.ts';
import { ISLES_BOUNDS } from './mapBounds.ts';
import { placeLabels } from './placeLabels.ts';

const ROOM = { width: 440, leastHeight: 260, mostHeight: 470, margin: 30 };
const position = fc.record({
  latitude: fc.double({ min: ISLES_BOUNDS.south, max: ISLES_BOUNDS.north, noNaN: true }),
  longitude: fc.double({ min: ISLES_BOUNDS.west, max: ISLES_BOUNDS.east, noNaN: true }),
});

describe('fitMap', () => {
  it('has every position on the drawing, whichever they are', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 30 }), (positions) => {
        const { width, height, project } = fitMap(positions, ROOM);
        expect(height).toBeGreaterThanOrEqual(ROOM.leastHeight);
        expect(height).toBeLessThanOrEqual(ROOM.mostHeight);
        for (const each of positions) {
          const { x, y } = project(each);
          expect(x).toBeGreaterThan(ROOM.margin - 1e-6);
          expect(x).toBeLessThan(width - ROOM.margin + 1e-6);
          expect(y).toBeGreaterThan(ROOM.margin - 1e-6);
          expect(y).toBeLessThan(height - ROOM.margin + 1e-6);
        }
      }),
    );
  });

  it('shows one place with the country around it, north up', () => {
    const roche = { latitude: 50.41, longitude: -4.83 };
    const { width, height, project } = fitMap([roche], ROOM);
    expect(project(roche)).toEqual({ x: expect.closeTo(width / 2), y: expect.closeTo(height / 2) });
    const bodmin = project({ latitude: 50.47, longitude: -4.72 });
    expect([bodmin.x > width / 2, bodmin.y < height / 2, bodmin.x < width]).toEqual([true, true, true]);
  });
});

describe('placeLabels', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 440 }),
    y: fc.integer({ min: 0, max: 300 }),
    radius: fc.constant(6),
    labelWidth: fc.integer({ min: 5, max: 90 }),
    labelHeight: fc.constant(9),
  });

  it('covers no disc and no other label, and stays on the drawing', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 20 }), (points) => {
        const labels = placeLabels(points, { width: 440, height: 300 });
        expect(labels).toHaveLength(points.length);
        const boxes = labels.filter((label) => label !== null);
        boxes.forEach((one, at) => {
          expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= 440 && one.y + one.height <= 300).toBe(true);
          for (const other of boxes.slice(at + 1))
            expect(
              one.x >= other.x + other.width ||
                other.x >= one.x + one.width ||
                one.y >= other.y + other.height ||
                other.y >= one.y + one.height,
            ).toBe(true);
          for (const { x, y } of points)
            expect(one.x >= x + 6 || one.x + one.width <= x - 6 || one.y >= y + 6 || one.y + one.height <= y - 6).toBe(
              true,
            );
        });
      }),
    );
  });

  it('puts the label of a lonely place beside it', () =>
    expect(
      placeLabels([{ x: 100, y: 100, radius: 6, labelWidth: 30, labelHeight: 10 }], { width: 440, height: 300 }),
    ).toEqual([{ x: 108, y: 95, width: 30, height: 10 }]));
});
