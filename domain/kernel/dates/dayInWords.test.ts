import fc from 'fast-check';

import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';

import { dayInWords, monthInWords } from './dayInWords.ts';
import { MONTH_NAMES, SHORT_MONTH_NAMES } from './monthNames.ts';

const by = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const [day, month, weekday] = [
  by({ day: 'numeric', month: 'long', year: 'numeric' }),
  by({ month: 'long', year: 'numeric' }),
  by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
];

it('puts every day into the words that the rules of British English have for it', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
      (moment) => {
        expect([dayInWords(moment), monthInWords(moment)]).toEqual([day.format(moment), month.format(moment)]);
        expect(issueDateInWords(moment.toISOString().slice(0, 10), 'day')).toBe(
          weekday.format(moment).replace(',', ''),
        );
      },
    ),
  );
});

it('shortens months as they are shortened there', () => {
  expect(SHORT_MONTH_NAMES).toEqual(
    MONTH_NAMES.map((_name, at) => by({ month: 'short' }).format(new Date(Date.UTC(2026, at)))),
  );
});

it('has no words for what is no date', () => expect(() => dayInWords(new Date('never'))).toThrow(RangeError));
