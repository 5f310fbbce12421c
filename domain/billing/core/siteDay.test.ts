import fc from 'fast-check';

import { addDays } from '#domain/kernel/dates/addDays.ts';

import { addMonths, daysBetween, instantOf, wallTime } from './siteDay.ts';

const HOUR = 3_600_000;

describe('the day at the site', () => {
  it.each([
    ['2026-01-31T23:30:00.000Z', 'Europe/London', '2026-01-31', 23.5],
    ['2026-06-30T23:30:00.000Z', 'Europe/London', '2026-07-01', 0.5],
    ['2026-06-30T23:30:00.000Z', 'Pacific/Auckland', '2026-07-01', 11.5],
    ['2026-01-01T00:00:00.250Z', 'America/New_York', '2025-12-31', 19],
  ])('at %s in %s is %s', (at, zone, day, hours) =>
    expect(wallTime(new Date(at), zone)).toEqual({ day, timeMs: hours * HOUR + new Date(at).getUTCMilliseconds() }),
  );

  it.each([
    // The night of the spring change: half past one is skipped and becomes half past two.
    ['2026-03-29', 1.5, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', 0.5, '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', 12, '2026-03-29T11:00:00.000Z'],
    // The night of the autumn change has half past one twice: the first counts.
    ['2026-10-25', 1.5, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 2.5, '2026-10-25T02:30:00.000Z'],
    ['2026-12-31', 24 - 1 / 3600, '2026-12-31T23:59:59.000Z'],
  ])('turns %s, %d hours after midnight in London, into %s', (day, hours, at) =>
    expect(instantOf({ day, timeMs: hours * HOUR }, 'Europe/London').toISOString()).toBe(at),
  );

  it('comes back from every hour of a year, but for those the clock skips', () => {
    for (const zone of ['Europe/London', 'America/St_Johns', 'Pacific/Chatham', 'Asia/Kathmandu']) {
      for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += 5 * HOUR) {
        const back = instantOf(wallTime(new Date(at), zone), zone).getTime();
        expect([zone, [at, at - HOUR].includes(back)]).toEqual([zone, true]);
      }
    }
  });

  it('is what the platform’s own clock shows, at any instant of two centuries and around each change', () => {
    const zones = [
      'Europe/London',
      'Europe/Dublin',
      'America/St_Johns',
      'Pacific/Chatham',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
      'Pacific/Apia',
      'UTC',
    ];
    for (const zone of zones) {
      const clock = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      });
      const shown = (at: Date) => clock.format(at);
      const told = (at: Date) => {
        const { day, timeMs } = wallTime(at, zone);
        const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
        return `${day}, ${pad(timeMs / HOUR)}:${pad((timeMs / 60_000) % 60)}:${pad((timeMs / 1000) % 60)}`;
      };
      fc.assert(
        fc.property(
          fc.date({ min: new Date('1901-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
          (at) => told(at) === shown(at),
        ),
        { numRuns: 100 },
      );
      for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += 3 * HOUR)
        if (told(new Date(at)) !== shown(new Date(at)))
          expect([zone, told(new Date(at))]).toEqual([zone, shown(new Date(at))]);
    }
  });

  it.each([
    ['2026-01-31', 1, 31, '2026-02-28'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2026-03-31', 1, 31, '2026-04-30'],
    ['2027-12-31', 2, 31, '2028-02-29'],
    ['2028-02-29', 12, 29, '2029-02-28'],
    ['2031-02-28', 12, 29, '2032-02-29'],
    ['2026-11-30', 3, 30, '2027-02-28'],
    ['2026-05-05', 12, 5, '2027-05-05'],
  ])('%s and %d months with the anchor %d is %s', (day, months, anchor, end) =>
    expect(addMonths(day, months, anchor)).toBe(end),
  );

  it('counts days over the changes of the clock', () => {
    expect([
      daysBetween('2026-03-28', '2026-03-30'),
      daysBetween('2026-10-24', '2026-10-26'),
      daysBetween('2028-02-28', '2028-03-01'),
      daysBetween('2026-02-01', '2026-01-31'),
    ]).toEqual([2, 2, 2, -1]);
    expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
  });

  it('is of no zone that does not exist', () =>
    expect(() => wallTime(new Date(), 'Wexcombe/Roche')).toThrow(RangeError));
});
