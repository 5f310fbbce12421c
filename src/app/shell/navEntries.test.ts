import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';

import { ACCOUNT_ENTRIES, FOOTER_ENTRIES, isCurrent, NAV_ENTRIES, STAFF_ENTRIES } from './navEntries.ts';

describe('the links of the shell', () => {
  it.each([...NAV_ENTRIES, ...FOOTER_ENTRIES, ...STAFF_ENTRIES, ...ACCOUNT_ENTRIES])('$label leads to a page of the site', ({ to }) => {
    expect(matchRoute(to)).not.toBeNull();
  });

  it.each([
    ['/family-tree', 'Family trees'],
    ['/tree/all-trees', 'Family trees'],
    ['/trees/fmp-7-1/people/fmp-7-2', 'Family trees'],
    ['/search-family-tree/results', 'Family trees'],
    ['/search/results', 'Search'],
    ['/search/historical-records', 'Record sets'],
    ['/treehouse', undefined],
    ['/', undefined],
  ])('%s is marked as part of %s', (pathname, label) => {
    expect(NAV_ENTRIES.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.label)).toEqual(label ? [label] : []);
  });
});
