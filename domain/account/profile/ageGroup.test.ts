import fc from 'fast-check';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';

import { ageGroupOf, ageOn } from './ageGroup.ts';

const TODAY = '2026-11-21';

describe('ageGroupOf', () => {
  it.each([
    ['2010-11-21', '16 to 17'],
    ['2010-11-22', null],
    ['2008-11-22', '16 to 17'],
    ['2008-11-21', '18 to 24'],
    ['2001-11-22', '18 to 24'],
    ['2001-11-21', '25 to 34'],
    ['1991-11-21', '35 to 44'],
    ['1981-11-21', '45 to 54'],
    ['1971-11-21', '55 to 64'],
    ['1961-11-21', '65 to 74'],
    ['1951-11-22', '65 to 74'],
    ['1951-11-21', '75 and over'],
    ['1905-01-01', '75 and over'],
    ['1881-04-03', null],
    [TODAY, null],
    ['2027-01-01', null],
    ['1990-02-30', null],
    ['1990-2-3', null],
    ['', null],
    ['yesterday', null],
    [null, null],
  ])('of %s is %s', (date, group) => {
    expect(ageGroupOf(date, TODAY)).toBe(group);
  });

  it('lets a person born on 29 February come of age on 1 March', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('never makes anyone younger as time passes', () => {
    const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }).map(dayOf);
    fc.assert(
      fc.property(day, day, day, (birth, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(ageOn(birth, later)).toBeGreaterThanOrEqual(ageOn(birth, earlier));
      }),
    );
  });
});
