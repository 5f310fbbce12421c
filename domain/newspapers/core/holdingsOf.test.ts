import { holdingsOf } from './holdingsOf.ts';

const title = (firstIssue: string, lastIssue: string) => ({
  firstIssue,
  lastIssue,
  issueCount: 2,
  pageCount: 8,
  articleCount: 60,
});

it('adds up what newspapers hold', () => {
  expect(holdingsOf([])).toEqual({ issues: 0, pages: 0, articles: 0, years: '' });
  expect(holdingsOf([title('1824-02-17', '1824-03-01')])).toEqual({ issues: 2, pages: 8, articles: 60, years: '1824' });
  expect(holdingsOf([title('1824-02-17', '1840-03-01'), title('1822-02-17', '1823-03-01')])).toEqual({
    issues: 4,
    pages: 16,
    articles: 120,
    years: '1822–1840',
  });
});
