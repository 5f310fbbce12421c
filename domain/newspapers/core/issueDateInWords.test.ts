import { issueDateInWords, issueLabel } from './issueDateInWords.ts';

it.each([
  ['1824-02-17', 'day', 'Tuesday 17 February 1824'],
  ['1824-02-01', 'month', 'February 1824'],
  ['1824-01-01', 'year', '1824'],
] as const)('says %s to the %s', (date, precision, words) => {
  expect(issueDateInWords(date, precision)).toBe(words);
});

it.each([
  ['1', 'No. 1'],
  ['1204', 'No. 1204'],
  ['Vol. 1, No. 1', 'Vol. 1, No. 1'],
  ['New series', 'New series'],
])('the issue %j is shown as %j', (label, shown) => expect(issueLabel(label)).toBe(shown));
