import { dateToType, typedDate } from './typedDate.ts';

describe('a date typed into a search', () => {
  it.each([
    ['1842', '1842-01-01', '1842-12-31'],
    [' 1842-02 ', '1842-02-01', '1842-02-28'],
    ['Feb 1844', '1844-02-01', '1844-02-29'],
    ['17 February 1824', '1824-02-17', '1824-02-17'],
    ['Tuesday 17 February 1824', '1824-02-17', '1824-02-17'],
    ['17/2/1824', '1824-02-17', '1824-02-17'],
    ['17.02.1824', '1824-02-17', '1824-02-17'],
    ['1824-02-17', '1824-02-17', '1824-02-17'],
  ])('%s is from %s to %s', (text, first, last) => {
    expect([typedDate(text, 'first'), typedDate(text, 'last')]).toEqual([first, last]);
  });

  it.each(['', 'soon', '30/2/1842', '1842–8', '13 Foo 1842', '2/17/1842', '999'])('%s is none', (text) => {
    expect(typedDate(text, 'first')).toBeNull();
  });

  it.each([
    ['1842-01-01', 'first', '1842'],
    ['1842-12-31', 'last', '1842'],
    ['1842-12-31', 'first', '31/12/1842'],
    [null, 'first', ''],
  ] as const)('%s at the %s end is shown as %s', (date, end, text) => {
    expect(dateToType(date, end)).toBe(text);
    if (date !== null) expect(typedDate(text, end)).toBe(date);
  });
});
