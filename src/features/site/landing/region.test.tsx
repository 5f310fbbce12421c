import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aText, block, span } from './landing.fixture.ts';

const NOT_FOUND = 'Page not found';

// A page is reported as not found by throwing, which React and the router repeat.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const region = (more: object = {}) => ({
  key: 'england/yorkshire',
  name: 'Yorkshire',
  level: 'region',
  trail: [
    { key: 'england', name: 'England', count: 50 },
    { key: 'england/yorkshire', name: 'Yorkshire', count: 31 },
  ],
  children: [
    { key: 'england/yorkshire/west-riding', name: 'West Riding', count: 1 },
    { key: 'england/yorkshire/east-riding', name: 'East Riding', count: 0 },
  ],
  recordCount: 31,
  query: 'county=yorkshire',
  recordSets: [{ name: 'Leeds 1881', count: 31, query: 'county=yorkshire&datasetname=leeds%201881' }],
  places: [
    { name: 'Leeds, Yorkshire', count: 31, query: 'county=yorkshire&place=leeds', latitude: null, longitude: null },
  ],
  otherCounties: [],
  firstDecade: 1840,
  lastDecade: 1880,
  content: null,
  ...more,
});

describe('the page of a region', () => {
  const ROUTE_051 = [
    ['/region', 'regions'],
    ['/region/england', 'england'],
    ['/region/england/yorkshire', 'england/yorkshire'],
    ['/region/England/Yorkshire/west-riding', 'england/yorkshire/west-riding'],
  ] as const;
  it.each(ROUTE_051)('ROUTE-050 ROUTE-051 %s asks for the region by the key %s', async (address, key) => {
    answer({ region: () => region({ name: `Page of ${key}` }) });
    await renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: `Page of ${key}` })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'Region')?.variables).toEqual({ key });
  });

  it('shows what is published, what is below, its places and record sets, each leading on', async () => {
    answer({ region });
    const { container } = await renderApp('/region/england/yorkshire');
    expect(await screen.findByRole('heading', { level: 1, name: 'Yorkshire' })).toBeVisible();
    expect(document.title).toBe('Records of Yorkshire | Muniment');
    expect(
      screen.getByText('31 records of Yorkshire from the 1840s to the 1880s can be searched here. Choose a county.'),
    ).toBeVisible();
    const below = within(screen.getByRole('region', { name: 'Counties of Yorkshire' }));
    expect(below.getByRole('link', { name: 'West Riding' })).toHaveAttribute(
      'href',
      '/region/england/yorkshire/west-riding',
    );
    expect(below.getByText('1 record')).toBeVisible();
    expect(below.getByText('No records yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse 31 records' })).toHaveAttribute(
      'href',
      '/search/results?county=yorkshire',
    );
    expect(screen.getByRole('link', { name: 'Leeds 1881' })).toHaveAttribute(
      'href',
      '/search/results?county=yorkshire&datasetname=leeds+1881',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'England' }),
    ).toHaveAttribute('href', '/region/england');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('prefers the words that were written about it', async () => {
    answer({
      region: () =>
        region({
          content: aText({
            title: 'Records of the largest county',
            heading: 'God’s own county',
            lead: 'Three ridings.',
            blocks: [block('paragraph', { spans: [span('York belongs to none.')] })],
          }),
        }),
    });
    await renderApp('/region/england/yorkshire');
    expect(await screen.findByRole('heading', { level: 1, name: 'God’s own county' })).toBeVisible();
    expect(screen.getByText('York belongs to none.')).toBeVisible();
    expect(document.title).toBe('Records of the largest county | Muniment');
  });

  it('says when nothing of it is published', async () => {
    answer({
      region: () => region({ recordCount: 0, recordSets: [], places: [], firstDecade: null, lastDecade: null }),
    });
    await renderApp('/region/england/yorkshire');
    expect(await screen.findByRole('heading', { name: 'No records of Yorkshire yet' })).toBeVisible();
  });

  it('names a failure', async () => {
    answer({
      region: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp('/region/england');
    expect(await screen.findByText('We couldn’t fetch the region')).toBeVisible();
  });

  it.each(['/region/atlantis', '/region/regions', '/region/england/yorkshire/west-riding/leeds'])(
    'ROUTE-050 %s is not found',
    async (address) => {
      answer({ region: () => null });
      await renderApp(address);
      expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    },
  );
});

describe('in the phone app', () => {
  afterEach(() => {
    document.cookie = 'isMobileApp=; path=/; max-age=0';
  });

  it.each(['/region/england', '/1921-census', '/was-justice-served'])(
    'ROUTE-003 ROUTE-052 ROUTE-155 EMBED-002 STOR-002 the cookie isMobileApp takes bar and foot from %s',
    async (address) => {
      document.cookie = 'isMobileApp=true; path=/';
      answer({ region, content: () => aText(), recordSets: () => [] });
      await renderApp(address);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('banner')).not.toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it.each(['', '?isMobileApp=false', '?isMobileApp='])('EMBED-005 /region/england%s keeps both', async (query) => {
    answer({ region });
    await renderApp(`/region/england${query}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});
