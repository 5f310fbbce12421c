import fc from 'fast-check';

import { dayInWords, momentInWords, shortMomentInWords, timeInWords } from './readersClock.ts';

/** What the browser's own rules for British English make of a moment, by the reader's own clock. */
const by = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const [moment, short, day, time] = [
  by({ dateStyle: 'medium', timeStyle: 'short' }),
  by({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  by({ dateStyle: 'long' }),
  by({ timeStyle: 'short' }),
];

it('words every moment as British English does, by the clock of the reader', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (at) => {
      const iso = at.toISOString();
      expect([momentInWords(iso), shortMomentInWords(at.getTime()), dayInWords(iso), timeInWords(iso)]).toEqual([
        moment.format(at),
        short.format(at),
        day.format(at),
        time.format(at),
      ]);
    }),
  );
});

it('has no words for what is no moment', () => expect(() => momentInWords('soon')).toThrow(RangeError));
