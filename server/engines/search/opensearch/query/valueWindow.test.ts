import type { Clause } from '#server/engines/opensearch/answers.ts';

import type { OrderedValue } from './ValueOrders.ts';
import { valueWindow } from './valueWindow.ts';

const VALUES: readonly OrderedValue[] = [
  { value: 1841, count: 5 },
  { value: 1851, count: 1 },
  { value: 1861, count: 1 },
  { value: 1871, count: 10 },
];
/** Three hits have no year. */
const TOTAL = 20;

/** The hits of a window, each by its year; 0 without one. */
function within({ clause }: { clause: Clause }): number[] {
  const parts = (clause.bool as { should?: { terms?: Record<string, number[]> }[] } | undefined)?.should ?? [];
  const years = parts.flatMap(({ terms }) => (terms ? Object.values(terms).flat() : [0]));
  return years.flatMap((year) =>
    Array.from({ length: VALUES.find(({ value }) => value === year)?.count ?? 3 }, () => year),
  );
}

describe('a page far down an order', () => {
  const ordered = (direction: 'asc' | 'desc'): number[] => {
    const years = VALUES.flatMap(({ value, count }) => Array.from({ length: count }, () => Number(value)));
    return [...(direction === 'asc' ? years : years.reverse()), 0, 0, 0];
  };

  it('is found among few hits, and at its place among them, wherever it starts and ends', () => {
    for (const direction of ['asc', 'desc'] as const) {
      for (let offset = 0; offset < TOTAL; offset += 1) {
        for (const limit of [1, 2, 7, 30]) {
          const window = valueWindow({ orderBy: 'EventYear', direction, offset, limit }, VALUES, TOTAL);
          const whole = ordered(direction);
          const hits = whole.filter((year) => within(window).includes(year));
          expect(window.total).toBe(hits.length);
          expect(hits.slice(window.offset, window.offset + limit)).toEqual(whole.slice(offset, offset + limit));
        }
      }
    }
  });

  it('takes in no value that is not on it', () => {
    expect(within(valueWindow({ orderBy: 'EventYear', direction: 'asc', offset: 5, limit: 2 }, VALUES, TOTAL))).toEqual(
      [1851, 1861],
    );
    expect(
      within(valueWindow({ orderBy: 'EventYear', direction: 'desc', offset: 17, limit: 2 }, VALUES, TOTAL)),
    ).toEqual([0, 0, 0]);
  });
});
