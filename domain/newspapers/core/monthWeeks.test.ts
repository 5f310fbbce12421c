import fc from 'fast-check';

import { monthWeeks } from './monthWeeks.ts';

describe('the weeks of a month', () => {
  it('run from Monday to Sunday', () => {
    const weeks = monthWeeks(1824, 2);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '1824-02-01']);
    expect(weeks.at(-1)).toEqual([
      '1824-02-23',
      '1824-02-24',
      '1824-02-25',
      '1824-02-26',
      '1824-02-27',
      '1824-02-28',
      '1824-02-29',
    ]);
  });

  it('hold every day of the month once, in order, each in the column of its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2400 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const weeks = monthWeeks(year, month);
        const days = weeks.flat().flatMap((day) => day ?? []);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days.length).toBeGreaterThanOrEqual(28);
        for (const week of weeks)
          for (const [column, day] of week.entries())
            if (day !== null) expect((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(column);
      }),
    );
  });
});
