import { aheadMs, clocksApart } from './clocksApart.ts';

describe('another clock', () => {
  it.each([
    [1_000, 0, 2_000, 0],
    [601_000, 0, 2_000, 600_000],
    [0, 599_000, 601_000, -600_000],
  ])('that says %d between %d and %d is %d ahead', (theirs, asked, answered, ahead) =>
    expect(aheadMs(theirs, asked, answered)).toBe(ahead),
  );

  it('is named when it is ten minutes off, before or behind, and not within a minute or while it is unknown', () => {
    const apart = (ahead: number | null) => clocksApart([{ name: 'the database', aheadMs: ahead }]);
    expect([apart(600_000), apart(-600_000)]).toEqual([
      ['the clock of the database is 600 seconds ahead of the clock of this server'],
      ['the clock of the database is 600 seconds behind the clock of this server'],
    ]);
    expect([apart(60_400), apart(-60_000), apart(0), apart(null)]).toEqual([[], [], [], []]);
  });
});
