import fc from 'fast-check';

import { CARD } from './chart.ts';
import { drawPartners, dropBefore, PARTNER_STEP } from './drawPartners.ts';
import type { Placed } from './placed.ts';

function linesOf(side: 1 | -1, count: number) {
  const placed: Placed = { boxes: [], lines: [] };
  drawPartners(placed, { x: 0, y: 0 }, side, count);
  return placed.lines.map(({ points }) => points);
}
/** Level parts of a line: height, from, to. */
const levels = (points: readonly number[]) =>
  Array.from(
    { length: points.length / 2 - 1 },
    (_part, at) => points.slice(at * 2, at * 2 + 4) as [number, number, number, number],
  )
    .filter(([, fromY, , toY]) => fromY === toY)
    .map(([fromX, y, toX]) => ({ y, from: Math.min(fromX, toX), to: Math.max(fromX, toX) }));

describe('lines to partners', () => {
  it('are none without partners, and straight to the next one', () => {
    expect(linesOf(1, 0)).toEqual([]);
    expect(linesOf(1, 1)).toEqual([[CARD.width / 2, 0, CARD.width / 2 + CARD.between, 0]]);
    expect(linesOf(-1, 1)).toEqual([[-CARD.width / 2, 0, -CARD.width / 2 - CARD.between, 0]]);
  });

  it('end at the near edge of the card they belong to, on both sides', () => {
    fc.assert(
      fc.property(fc.constantFrom(1 as const, -1 as const), fc.integer({ min: 1, max: 30 }), (side, count) => {
        expect(linesOf(side, count).map((points) => points.slice(-2))).toEqual(
          Array.from({ length: count }, (_partner, at) => [side * ((at + 1) * PARTNER_STEP - CARD.width / 2), 0]),
        );
      }),
    );
  });

  it('are mirrored at the other side', () => {
    const mirrored = linesOf(-1, 5).map((points) =>
      points.map((value, at) => (at % 2 === 0 && value !== 0 ? -value : value)),
    );
    expect(mirrored).toEqual(linesOf(1, 5));
  });

  it('never lie over each other nor run through a card, and stay below the cross-bars above, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), (count) => {
        const lines = linesOf(1, count);
        const flat = lines.flatMap((points, line) => levels(points).map((level) => ({ ...level, line })));
        const isOver = (one: (typeof flat)[number], other: (typeof flat)[number]) =>
          one.line < other.line &&
          Math.abs(one.y - other.y) < 1e-6 &&
          Math.min(one.to, other.to) > Math.max(one.from, other.from);
        expect(flat.filter((one) => flat.some((other) => isOver(one, other)))).toEqual([]);
        expect(Math.min(...flat.map(({ y }) => y))).toBeGreaterThanOrEqual(-CARD.height / 2 - CARD.down / 2);
        // Down only in the gaps between cards.
        lines
          .slice(1)
          .forEach((points, at) =>
            expect(points.slice(4, 8)).toEqual([dropBefore(at + 1), expect.any(Number), dropBefore(at + 1), 0]),
          );
      }),
    );
  });

  it('leave a family in the middle of the gap before its partner', () =>
    expect([dropBefore(0), dropBefore(1)]).toEqual([PARTNER_STEP / 2, PARTNER_STEP * 1.5]));
});
