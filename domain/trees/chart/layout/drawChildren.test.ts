import fc from 'fast-check';

import { lanesOf, type Hanging } from './drawChildren.ts';

/**
 * Families in the order they are in a row: each with its place for a line down, and children left of the next one's.
 */
const row = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), count: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((families) =>
    fc.integer({ min: -80, max: 80 }).map((shift) => {
      let child = shift;
      return families.map(({ gap, count }, index): Hanging => ({
        drop: index * 20,
        children: Array.from({ length: count }, () => (child += gap)),
      }));
    }),
  );

describe('the heights of cross-bars', () => {
  it('are one for families that keep clear of each other', () => {
    expect(
      lanesOf([
        { drop: 5, children: [0, 10] },
        { drop: 25, children: [20, 30] },
      ]),
    ).toEqual([0, 0]);
  });

  it('let the line of a family to the right come down past a cross-bar that reaches to the left', () => {
    expect(
      lanesOf([
        { drop: 100, children: [0, 10] },
        { drop: 120, children: [20, 30] },
      ]),
    ).toEqual([0, 1]);
    expect(
      lanesOf([
        { drop: 0, children: [100, 110] },
        { drop: 20, children: [120, 130] },
      ]),
    ).toEqual([1, 0]);
  });

  it('never lay two cross-bars that reach over each other in one line, nor run a line down through another cross-bar', () => {
    fc.assert(
      fc.property(row, (families) => {
        const lanes = lanesOf(families);
        const bars = families.map(({ drop, children }, index) => ({
          drop,
          children,
          lane: lanes[index] ?? 0,
          from: Math.min(drop, ...children),
          to: Math.max(drop, ...children),
        }));
        for (const a of bars) {
          for (const b of bars) {
            if (a === b) continue;
            if (a.from < b.to && b.from < a.to) expect(a.lane).not.toBe(b.lane);
            if (a.drop > b.from && a.drop < b.to) expect(a.lane).toBeLessThan(b.lane);
            for (const child of a.children) if (child > b.from && child < b.to) expect(a.lane).toBeGreaterThan(b.lane);
          }
        }
      }),
    );
  });
});
