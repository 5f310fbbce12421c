import { isCalendarDay } from './isCalendarDay.ts';

it.each(['2026-11-27', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => expect(isCalendarDay(text)).toBe(true));

it.each(['2027-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '2026-11-27 ', '２０２６-11-27', 'soon', ''])('“%s” is none', (text) => expect(isCalendarDay(text)).toBe(false));
