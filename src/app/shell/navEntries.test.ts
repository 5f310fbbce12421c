import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';

import { LEGAL_ENTRIES, MENUS, SITE_ENTRIES } from './menus/menuEntries.ts';
import { menuAt } from './navEntries.ts';
import { STAFF_PAGES } from './StaffLinks.tsx';
import { ACCOUNT_ENTRIES } from './useAccountEntries.ts';

describe('the links of the shell', () => {
  it.each([...Object.values(MENUS).flat(), ...SITE_ENTRIES, ...LEGAL_ENTRIES, ...STAFF_PAGES, ...ACCOUNT_ENTRIES])(
    '$label leads to a page of the site',
    ({ to }) => {
      expect(matchRoute(to.split('?')[0] ?? '')).not.toBeNull();
    },
  );

  it.each([
    ['/family-tree', 'trees'],
    ['/tree/all-trees', 'trees'],
    ['/trees/fmp-7-1/people/fmp-7-2', 'trees'],
    ['/search-family-tree/results', 'trees'],
    ['/search/results', 'records'],
    ['/search/historical-records', 'records'],
    ['/record-sets/WEX-BAPTISMS', 'records'],
    ['/region/england', 'guides'],
    ['/page/free-ancestry-records', 'guides'],
    ['/treehouse', null],
    ['/page/what-is-free', null],
    ['/', null],
  ])('%s belongs to the menu %s', (pathname, menu) => {
    expect(menuAt(pathname)).toBe(menu);
  });
});
