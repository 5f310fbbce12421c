import { matchRoute } from '#domain/routes/matchRoute.ts';

import { ACCOUNT_ENTRIES, FOOTER_ENTRIES, NAV_ENTRIES, STAFF_ENTRIES } from './navEntries.ts';

describe('the links of the shell', () => {
  it.each([...NAV_ENTRIES, ...FOOTER_ENTRIES, ...STAFF_ENTRIES, ...ACCOUNT_ENTRIES])('$label leads to a page of the site', ({ to }) => {
    expect(matchRoute(to)).not.toBeNull();
  });
});
