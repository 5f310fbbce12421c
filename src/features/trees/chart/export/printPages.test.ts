import fc from 'fast-check';

import { PAGE, printPages } from './printPages.ts';

describe('the pages of a printed chart', () => {
  it('is one where the chart can still be read on it', () => {
    expect(printPages({ left: 0, top: 0, right: PAGE.width / 0.6, bottom: 300 })).toHaveLength(1);
    expect(printPages({ left: 0, top: 0, right: PAGE.width / 0.4, bottom: 300 }).length).toBeGreaterThan(1);
  });

  it('are fewer where somewhat smaller letters save some', () => {
    expect(printPages({ left: 0, top: 0, right: PAGE.width / 0.58, bottom: (PAGE.height / 0.58) * 2 })).toHaveLength(2);
  });

  it('hold every card whole on one of them, and go on where the one before ended', () => {
    const row = fc.array(fc.record({ x: fc.integer({ min: 0, max: 9_000 }), y: fc.integer({ min: 0, max: 4_000 }) }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(row, (places) => {
        const cards = places.map(({ x, y }) => ({ left: x, top: y, right: x + 216, bottom: y + 76 }));
        const pages = printPages({ left: -24, top: -24, right: 9_240, bottom: 4_100 }, cards);
        for (const card of cards)
          expect(
            pages.some(
              (page) =>
                page.left <= card.left &&
                page.right >= card.right &&
                page.top <= card.top &&
                page.bottom >= card.bottom,
            ),
          ).toBe(true);
        for (const { right, nextLeft, bottom, nextTop } of pages) {
          expect(nextLeft ?? right).toBeLessThanOrEqual(right);
          expect(nextTop ?? bottom).toBeLessThanOrEqual(bottom);
        }
      }),
    );
  });

  it('are of one shape, hold the whole chart, and are no more than a wall takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 50_000 }), (width, height) => {
        const pages = printPages({ left: -10, top: 5, right: width - 10, bottom: height + 5 });
        expect(pages.length).toBeLessThanOrEqual(60);
        expect(Math.min(...pages.map(({ left }) => left))).toBeLessThanOrEqual(-10);
        expect(Math.max(...pages.map(({ right }) => right))).toBeGreaterThanOrEqual(width - 10);
        expect(Math.max(...pages.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(height + 5);
        for (const { left, top, right, bottom } of pages)
          expect((right - left) / (bottom - top)).toBeCloseTo(PAGE.width / PAGE.height, 6);
      }),
    );
  });
});
