import { impactLevel, timesForLevel } from './impact.ts';

it.each([1, 20, 330, 5_000, 100_000])(
  'in an article of %i words, what occurs so often reaches the level, and once less does not',
  (length) => {
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const times = timesForLevel(level, length);
      expect(impactLevel(times, length, false)).toBeGreaterThanOrEqual(level);
      expect(times === 1 || impactLevel(times - 1, length, false) < level).toBe(true);
    }
  },
);
