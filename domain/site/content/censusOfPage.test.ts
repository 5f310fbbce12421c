import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { censusOfPage, isOfferedOf } from './censusOfPage.ts';

describe('censusOfPage', () => {
  it.each([
    ['/1921-census', 1921],
    ['/search-1921-census', 1921],
    ['/tree/1921-census-hints', 1921],
    ['/1939register', 1939],
    ['/1939register/reading-a-line', 1939],
    ['/1911-census/a-b', 1911],
    ['/search/results', null],
    ['/page/how-the-census-was-taken', null],
    ['/1881-census', null],
  ])('knows what %s is about: %p', (path, year) => expect(censusOfPage(path)).toBe(year));

  it('knows every page of the site whose address names a year', () => {
    const named = siteRoutes.filter(({ pattern }) => /1\d{3}/u.test(pattern)).map(({ pattern }) => pattern);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((pattern) => censusOfPage(pattern) === null)).toEqual([]);
  });
});

it('a census that is not held is not offered, and all else is', () => {
  expect([
    isOfferedOf('/1921-census', [1911]),
    isOfferedOf('/1911-census', [1911]),
    isOfferedOf('/region', []),
  ]).toEqual([false, true, true]);
});
