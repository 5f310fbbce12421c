import fc from 'fast-check';

import { countGaps, type GapReason, gapsIn, heldDates, heldYears, weekdaysOf, weekdaysOfYears } from './coverage.ts';
import { weekdaysInWords } from './issueDateInWords.ts';

const EVER = { from: '1600-01-01', to: '2100-01-01' };
const aDate = fc
  .integer({ min: Date.UTC(1780, 0, 1) / 86_400_000, max: Date.UTC(1850, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
/** Tuesdays of early 1824, from 6 January. */
const tuesdays = (weeks: readonly number[]) =>
  weeks.map((week) => new Date(Date.UTC(1824, 0, 6 + 7 * week)).toISOString().slice(0, 10));

describe('the days that a title has', () => {
  it('are those of its issues, whatever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aDate), (dates) => {
        expect(heldDates(heldYears(dates), EVER)).toEqual([...dates].sort());
      }),
    );
  });

  it('are counted exactly within any span', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aDate), aDate, aDate, (dates, one, other) => {
        const [from, to] = [one, other].sort() as [string, string];
        expect(heldDates(heldYears(dates), { from, to })).toHaveLength(
          dates.filter((date) => date >= from && date <= to).length,
        );
      }),
    );
  });

  it('have a place for 29 February', () => {
    const [year] = heldYears(['1824-02-29', '1824-12-31']);
    expect([year?.days.length, year?.days[59], year?.days[365]]).toEqual([366, '1', '1']);
  });
});

describe('the weekdays of a title', () => {
  it.each([
    [[], null],
    [[6], 'Saturdays'],
    [[2, 5], 'Tuesdays and Fridays'],
    [[1, 3, 6], 'Mondays, Wednesdays and Saturdays'],
    [[9], null],
  ])('%j are %p in words', (days, words) => expect(weekdaysInWords(days)).toBe(words));

  it('are those most of its issues came out on', () => {
    expect(weekdaysOf(tuesdays([0, 1, 2, 3, 4, 5]))).toEqual([2]);
    expect(weekdaysOf([...tuesdays([0, 1, 2, 3, 4, 5]), '1824-01-08', '1824-01-15', '1824-01-22'])).toEqual([2, 4]);
  });

  it('are not known by one extra issue, nor from two issues', () => {
    expect(weekdaysOf([...tuesdays([0, 1, 2, 3]), '1824-01-08'])).toEqual([2]);
    expect(weekdaysOf(tuesdays([0, 1]))).toEqual([]);
  });
});

describe('gaps', () => {
  const years = heldYears(tuesdays([0, 1, 3, 6]));

  it('are the days of publication between the first and the last issue that have none', () => {
    expect(gapsIn(years, [2], EVER).map(({ date }) => date)).toEqual(tuesdays([2, 4, 5]));
  });

  it('are those of the span that is asked about', () => {
    expect(gapsIn(years, [2], { from: '1824-01-21', to: '1824-02-03' }).map(({ date }) => date)).toEqual(tuesdays([4]));
  });

  it('have the reason that a curator gave, and are none where nothing was published', () => {
    const [third = '', , sixth = ''] = tuesdays([2, 4, 5]);
    expect(
      gapsIn(
        years,
        [2],
        EVER,
        new Map([
          [third, 'not published'],
          [sixth, 'damaged'],
        ]),
      ),
    ).toEqual([
      { date: tuesdays([4])[0], reason: 'unknown' },
      { date: sixth, reason: 'damaged' },
    ]);
  });

  it('are none where it is not known when the title came out, or nothing is held', () => {
    expect([gapsIn(years, [], EVER), gapsIn([], [2], EVER)]).toEqual([[], []]);
  });

  it('are counted as they are listed, and weekdays found from years as from dates', () => {
    const reason = fc.constantFrom<GapReason>('not published', 'damaged');
    const date = fc
      .date({ min: new Date('1799-06-01'), max: new Date('1805-06-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.array(date, { maxLength: 60 }),
        fc.subarray([1, 2, 3, 4, 5, 6, 7]),
        date,
        date,
        fc.array(fc.tuple(date, reason), { maxLength: 9 }),
        (dates, publishesOn, from, to, known) => {
          const held = heldYears(dates);
          const span = { from, to };
          const reasons = new Map(known);
          expect(countGaps(held, publishesOn, span, reasons)).toBe(gapsIn(held, publishesOn, span, reasons).length);
          expect(countGaps(held, publishesOn, EVER)).toBe(gapsIn(held, publishesOn, EVER).length);
          expect(weekdaysOfYears(held)).toEqual(weekdaysOf([...new Set(dates)]));
        },
      ),
    );
  });

  it('and held days together are every day of publication', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(200), { minLength: 1 }), (weeks) => {
        const dates = tuesdays(weeks);
        const span = Math.max(...weeks) - Math.min(...weeks) + 1;
        expect(gapsIn(heldYears(dates), [2], EVER).length + dates.length).toBe(span);
      }),
    );
  });
});
