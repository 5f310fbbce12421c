import fc from 'fast-check';

import { readIssueDate } from './readIssueDate.ts';

describe('the date of an issue', () => {
  it.each([
    ['1824-02-17', '1824-02-17', 'day'],
    ['18240217', '1824-02-17', 'day'],
    ['15-JUN-1850', '1850-06-15', 'day'],
    ['17 February 1824', '1824-02-17', 'day'],
    ['Tuesday, 17th February, 1824', '1824-02-17', 'day'],
    ['1824-2-7', '1824-02-07', 'day'],
    ['1824-02-29', '1824-02-29', 'day'],
    ['1824-02', '1824-02-01', 'month'],
    ['1824', '1824-01-01', 'year'],
    ['1752-09-02', '1752-09-02', 'day'],
    ['1752-09-14', '1752-09-14', 'day'],
  ])('%s is %s, known to the %s', (text, date, precision) => expect(readIssueDate(text)).toEqual({ date, precision }));

  it.each([
    ['1824-02-31', '"1824-02-31" has a day that does not exist'],
    ['1823-02-29', '"1823-02-29" has a day that does not exist'],
    ['1824-13-01', '"1824-13-01" has a month that does not exist'],
    ['1824-00-01', '"1824-00-01" has a month that does not exist'],
    ['1824–5', '"1824–5" is a span of years, not the date of one issue'],
    ['1824-25', '"1824-25" is a span of years, not the date of one issue'],
    ['1824/5', '"1824/5" is a span of years, not the date of one issue'],
    ['1824-1825', '"1824-1825" is a span of years, not the date of one issue'],
    ['1752-09-03', '"1752-09-03" never was: in Britain 2 September 1752 was followed by 14 September'],
    ['13 September 1752', '"13 September 1752" never was: in Britain 2 September 1752 was followed by 14 September'],
    ['0824-02-17', '"0824-02-17" is not between 1600 and 2100'],
    ['yesterday', '"yesterday" is not a date: write it as 1824-02-17'],
    ['', '"" is not a date: write it as 1824-02-17'],
    ['17 Brumaire 1824', '"17 Brumaire 1824" is not a date: write it as 1824-02-17'],
  ])('%s is refused', (text, problem) => expect(readIssueDate(text)).toEqual({ problem }));

  it('may be one of the days that Britain skipped, for a paper of another calendar', () => {
    expect(readIssueDate('1752-09-05', true)).toEqual({ date: '1752-09-05', precision: 'day' });
  });

  it('is refused or a real day, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/ ]\d{1,2}[-/ ]\d{1,4}$/u)), (text) => {
        const read = readIssueDate(text);
        if ('problem' in read) return;
        expect(new Date(`${read.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read.date);
      }),
    );
  });
});
