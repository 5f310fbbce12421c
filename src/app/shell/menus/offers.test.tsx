import { screen, within } from '@testing-library/react';
import { createElement } from 'react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { renderApp } from '#test/support/renderApp.tsx';

describe('CORE-001 the foot of any page, for a visitor', () => {
  it.each([
    ['census records', 'The 1921 census', '/1921-census'],
    ['newspapers', 'Newspapers', '/newspapers'],
    ['family trees', 'Search family trees', '/search-family-tree'],
    ['collections of clippings', 'Collections', '/collections'],
    ['the search of records', 'Search records', '/search/results'],
    ['the search of addresses', 'Search by address', '/search-address'],
    ['gift subscriptions', 'Gift subscriptions', '/gift-subscriptions'],
    ['access through libraries', 'Library access', '/library-access'],
  ])('leads to %s', async (_offer, name, address) => {
    await renderApp('/one', {
      grants: [...defaultGrants('visitor')],
      holds: ['newspapers', 'addresses', 'plans', 'libraries'],
      definitions: [{ id: 'one', pattern: '/one', title: 'ONE' }],
      pages: { one: () => Promise.resolve({ Component: () => createElement('h1', null, 'One') }) },
    });
    expect(await within(screen.getByRole('contentinfo')).findByRole('link', { name })).toHaveAttribute('href', address);
  });
});

describe('the foot of a site that holds few things and sells nothing', () => {
  it('offers no guide to a census, no plans, and nothing else that it does not have', async () => {
    await renderApp('/one', {
      grants: [...defaultGrants('visitor')],
      heldCensuses: [1911],
      holds: [],
      definitions: [{ id: 'one', pattern: '/one', title: 'ONE' }],
      pages: { one: () => Promise.resolve({ Component: () => createElement('h1', null, 'One') }) },
    });
    const foot = within(screen.getByRole('contentinfo'));
    expect(await foot.findByRole('link', { name: 'The 1911 census' })).toBeVisible();
    const addresses = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    const absent = [
      '/1921-census',
      '/1939register',
      '/subscribe',
      '/gift-subscriptions',
      '/newspapers',
      '/search-address',
    ];
    for (const address of [...absent, '/library-access']) expect(addresses).not.toContain(address);
  });
});
