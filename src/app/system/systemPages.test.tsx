import { act, screen, waitFor } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const legacyOrigin = 'https://old.example.org';

describe('/redirect', () => {
  it('ROUTE-063 leads to the path on the legacy site in production', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp('/redirect?to=/some/path%3Fa%3D1', { isProduction: true, addresses: { legacyOrigin } });
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://old.example.org/some/path?a=1'));
  });

  it.each([
    ['in a demonstration', { isProduction: false, addresses: { legacyOrigin } }],
    ['when no legacy site is named', { isProduction: true }],
  ])('ROUTE-064 says where it would lead %s', async (_when, options) => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp('/redirect?to=/some/path', options);
    expect(await screen.findByText('This page would redirect to /some/path on the legacy site.')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it.each(['', '?to=', '?to=https://evil.example/', '?to=//evil.example/x', '?to=javascript:alert(1)'])(
    'does not exist for %j',
    async (query) => {
      const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
      await renderApp(`/redirect${query}`, { isProduction: true, addresses: { legacyOrigin } });
      expect(await heading('Page not found')).toBeVisible();
      expect(replace).not.toHaveBeenCalled();
    },
  );
});

describe('an address without a page', () => {
  const addresses = { legacyPaths: ['/old'] };

  it('SHELL-008 leads to the legacy site when a link in the page names it and the site had such pages', async () => {
    const { router } = await renderApp('/error', { addresses });
    await heading('Well, that didn’t quite go according to plan...');
    await act(() => router.navigate('/old/page'));
    expect(await screen.findByText('This page would redirect to /old/page on the legacy site.')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/redirect', search: '?to=%2Fold%2Fpage' });
  });

  it('is not found when the server was asked for it already, or elsewhere', async () => {
    const { router } = await renderApp('/old/page', { addresses });
    expect(await heading('Page not found')).toBeVisible();
    await act(() => router.navigate('/older'));
    expect(await heading('Page not found')).toBeVisible();
    expect(router.state.location.pathname).toBe('/older');
  });
});

describe('the site map', () => {
  it('ROUTE-068 lists the parts of the site with links', async () => {
    await renderApp('/sitemap');
    expect(await heading('Site map')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Records' })).toBeVisible();
    expect(screen.getByRole('main').querySelector('a[href="/search/historical-records"]')).toBeVisible();
    await expectAccessible();
  });

  it('ROUTE-069 is not found on the host of the sister site', async () => {
    await renderApp('/sitemap', { addresses: { sisterDomain: 'localhost' } });
    expect(await heading('Page not found')).toBeVisible();
  });

  it('has nothing below it', async () => {
    await renderApp('/sitemap/nonsense');
    expect(await heading('Page not found')).toBeVisible();
  });
});

it('ROUTE-071 /static-examples shows nothing, whatever follows', async () => {
  await renderApp('/static-examples/anything/at/all');
  await waitFor(() => expect(document.title).toContain('Static examples'));
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
});
