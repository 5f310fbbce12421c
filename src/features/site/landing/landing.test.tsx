import { screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aText, block, entry, span } from './landing.fixture.ts';

const NOT_FOUND = 'Page not found';

// A page is reported as not found by throwing, which React and the router repeat.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const set = (more: object = {}) => ({
  id: 'ENG-1921',
  name: '1921 England Census',
  description: 'Households of 1921.',
  type: 'CENSUS',
  category: 'census, land & surveys',
  subcategory: 'census',
  sourceCountry: 'england',
  access: 'members',
  repository: 'The National Archives',
  isSample: false,
  recordCount: 1204,
  firstYear: 1921,
  lastYear: 1921,
  missingYears: [],
  places: [{ value: 'Roche', count: 1000 }],
  placeCount: 2,
  ...more,
});

describe('a page of text', () => {
  it('ROUTE-001 shows a visitor the landing page of the 1921 census, with its blocks and a search', async () => {
    const blocks = [
      block('figures', { entries: [entry('people', { value: '2,096' })] }),
      block('heading', { level: 2, anchor: 'asked', spans: [span('What was asked')] }),
      block('paragraph', {
        spans: [
          span('Taken on '),
          span('19 June', { isStrong: true }),
          span('. See '),
          span('1911', { to: '/1911-census' }),
        ],
      }),
      block('list', { items: [[span('Age')], [span('Work')]] }),
      block('numbered-list', { items: [[span('Begin')]] }),
      block('quote', { spans: [span('Said')] }),
      block('code', { spans: [span('RG 15', { isCode: true })] }),
      block('table', { rows: [[[span('Year')]], [[span('1921')]]] }),
      block('rule'),
      block('cards', {
        entries: [
          entry('Police', { to: '/search/results', spans: [span('At home')], value: '3 in 1921' }),
          entry('No link'),
        ],
      }),
      block('timeline', { entries: [entry('War', { value: '1914' })] }),
      block('questions', { entries: [entry('Where is Scotland?', { spans: [span('Apart.')] })] }),
      block('notice', { entries: [entry('Mind', { spans: [span('The gap')] })] }),
      block('actions', { entries: [entry('Register', { to: '/register' })] }),
      block('heading', { level: 2, anchor: 'then', spans: [span('Then')] }),
      block('heading', { level: 2, anchor: 'last', spans: [span('Last')] }),
      block('a-kind-of-next-year'),
    ];
    answer({
      content: () =>
        aText({
          blocks,
          picture: 'terrace',
          updated: '2026-11-21',
          actions: [entry('Create a free account', { to: '/register' })],
        }),
      recordSets: () => [set()],
    });
    const { container, router } = await renderApp('/1921-census');
    expect(await screen.findByRole('heading', { level: 1, name: 'The 1921 census' })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'Content')?.variables).toEqual({
      kind: 'landing',
      key: '1921-census',
    });
    expect(router.state.location.pathname).toBe('/1921-census');
    expect(document.title).toBe('The 1921 census | Muniment');
    expect(await screen.findByRole('search', { name: 'Search the 1921 census' })).toBeVisible();
    expect(screen.getByText('2,096')).toBeVisible();
    expect(screen.getByText('19 June').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: '1911' })).toHaveAttribute('href', '/1911-census');
    expect(
      within(screen.getByRole('region', { name: 'Table' })).getByRole('columnheader', { name: 'Year' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Police' })).toHaveAttribute('href', '/search/results');
    expect(
      within(screen.getByRole('navigation', { name: 'On this page' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/1921-census#asked', '/1921-census#then', '/1921-census#last']);
    expect(screen.getByText('21 November 2026')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says when nothing of what it describes is published', async () => {
    answer({ content: () => aText({ holding: 'eventyear=1921', holdingCount: 0 }), recordSets: () => [] });
    await renderApp('/1921-census');
    expect(await screen.findByText('We hold none of these records yet')).toBeVisible();
  });

  it('ROUTE-006 ROUTE-046 is not found when it was not written', async () => {
    answer({ content: () => null, contents: () => [] });
    const { router } = await renderApp('/1939register/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    await router.navigate('/page/nobody');
    await waitFor(() => expect(sentRequests().at(-1)?.variables).toEqual({ kind: 'page', key: 'nobody' }));
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  });

  it('names a failure and tries again', async () => {
    answer({
      content: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/page/about');
    expect(await screen.findByText('We couldn’t fetch this page')).toBeVisible();
    expect(screen.getByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    answer({ content: () => aText({ heading: 'About us' }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  });

  it('ROUTE-005 CENS-006 leads from the 1939 Register to its articles', async () => {
    answer({
      content: () => aText({ heading: 'The 1939 Register', lead: 'It holds about 40 million people.' }),
      contents: () => [{ key: '1939register/a', title: 'How it was taken', description: 'In a weekend.' }],
      recordSets: () => [],
    });
    await renderApp('/1939register');
    expect(await screen.findByRole('heading', { level: 1, name: 'The 1939 Register' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'How it was taken' })).toHaveAttribute('href', '/1939register/a');
  });

  it.each([
    ['/1921-census', 'Search the 1921 census', []],
    ['/1921-census', 'Search the 1921 census', [set()]],
    ['/1939register', 'Search the 1939 Register', []],
  ])('asks no census year at %s, whose form is of one: %s', async (address, name, sets) => {
    answer({ content: () => aText({ heading: 'One census' }), contents: () => [], recordSets: () => sets });
    await renderApp(address);
    const form = within(await screen.findByRole('search', { name }));
    expect(await form.findByText('Occupation')).toBeVisible();
    expect(form.queryByText('Census year')).not.toBeInTheDocument();
  });

  it('ROUTE-154 asks for the text about justice, for every reader', async () => {
    answer({ content: () => aText({ heading: 'Was justice served?' }), recordSets: () => [] });
    await renderApp('/was-justice-served', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Was justice served?' })).toBeVisible();
  });
});

describe('what the site says of itself', () => {
  it.each([
    ['/terms', 'terms'],
    ['/privacy', 'privacy'],
    ['/accessibility', 'accessibility'],
    ['/Terms/', 'terms'],
  ])('%s shows the text %s of the site', async (address, key) => {
    answer({
      content: () =>
        aText({ heading: 'Our own words', blocks: [block('paragraph', { spans: [span('We are the Society.')] })] }),
    });
    await renderApp(address);
    expect(await screen.findByText('We are the Society.')).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'Content')?.variables).toEqual({
      kind: 'site',
      key,
    });
    expect(screen.queryByRole('heading', { name: 'The software' })).not.toBeInTheDocument();
  });

  it('/about names the software, its version and whose data it carries, whatever its text says', async () => {
    answer({ content: () => aText({ heading: 'About the Society' }) });
    const { container } = await renderApp('/about');
    const software = within(await screen.findByRole('region', { name: 'The software' }));
    expect(software.getByText(/^This site runs on Muniment, version \S+\.$/u)).toBeVisible();
    expect(software.getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org/');
    expect(software.getAllByRole('term')).toHaveLength(6);
    expect(software.getByRole('link', { name: /with their licences$/u })).toHaveAttribute('href', '/about/licences');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('is linked from the foot of every page, beside the choices of cookies', async () => {
    answer({ content: () => aText() });
    await renderApp('/terms');
    const foot = within(await screen.findByRole('list', { name: 'About this site and its rules' }));
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/terms',
      '/privacy',
      '/accessibility',
      '/cookies-policy',
    ]);
    expect(foot.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  });
});

describe('the search of the 1921 census', () => {
  it('ROUTE-002 is where a member is taken by a load of the document', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp('/1921-census', { reader: 'member' });
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/search-1921-census'));
  });

  it('ROUTE-129 CORE-010 searches the sets of that census and no others', async () => {
    const hit = {
      id: 'ENG-1921/7',
      type: 'CENSUS',
      name: 'Ann PINCH',
      event: 'Census',
      year: 1921,
      place: 'Roche',
      birthInWords: 'about 1880',
      summary: [],
      reasons: [],
      recordSet: { id: 'ENG-1921', name: '1921 England Census', isSample: false, notation: 'plain' },
      isReadable: true,
      hasThumbnail: false,
    };
    answer({
      recordSets: () => [set(), set({ id: 'X', name: '1911 England Census', firstYear: 1911, lastYear: 1911 })],
      recordSearch: () => ({
        total: 1,
        page: 1,
        pageSize: 20,
        hits: [hit],
        variants: [],
        relaxations: [],
        unread: [],
        close: [],
      }),
      recordFacets: () => [],
    });
    const { user, router, container } = await renderApp('/search-1921-census', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Search the 1921 census' })).toBeVisible();
    const form = within(await screen.findByRole('search', { name: 'Search the 1921 census' }));
    expect(await screen.findByRole('heading', { level: 3, name: '1921 England Census' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '1911 England Census' })).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Surname' }), 'Pinch{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/results'));
    expect(new URLSearchParams(router.state.location.search).get('datasetname')).toBe('1921 england census');
    expect(new URLSearchParams(router.state.location.search).get('lastname')).toBe('pinch');
    expect(await screen.findByRole('link', { name: 'Ann PINCH' })).toHaveAttribute(
      'href',
      '/transcript?id=ENG-1921%2F7',
    );
  });

  it('says when no such census is published, and searches by the year', async () => {
    answer({
      recordSets: () => [],
      recordSearch: () => ({ total: 0, page: 1, pageSize: 20, hits: [], variants: [], relaxations: [] }),
      recordFacets: () => [],
    });
    const { user, router } = await renderApp('/search-1921-census', { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'No 1921 census here yet' })).toBeVisible();
    await user.type(
      within(await screen.findByRole('search', { name: 'Search the 1921 census' })).getByRole('textbox', {
        name: 'Surname',
      }),
      'Pinch{Enter}',
    );
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('eventyear')).toBe('1921'));
  });

  it('ROUTE-130 sends a visitor to the landing page by a load of the document', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp('/search-1921-census');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/1921-census'));
  });
});

it('free ancestry records offer no trial on a site that sells no subscriptions', async () => {
  answer({
    content: () => aText({ heading: 'Free ancestry records' }),
    recordSets: () => [
      set({ id: 'ENG-1881', name: '1881 England Census', access: 'free', firstYear: 1881, lastYear: 1881 }),
    ],
  });
  await renderApp('/page/free-ancestry-records', { holds: [] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Free ancestry records' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /free trial/iu })).not.toBeInTheDocument();
});

describe('free ancestry records', () => {
  it('UI-027 ROUTE-047 are on the indigo ground with the way to a free trial', async () => {
    answer({
      content: () => aText({ heading: 'Free ancestry records' }),
      recordSets: () => [
        set(),
        set({ id: 'ENG-1881', name: '1881 England Census', access: 'free', firstYear: 1881, lastYear: 1881 }),
      ],
    });
    const { container } = await renderApp('/page/free-ancestry-records');
    expect(await screen.findByRole('link', { name: 'Start your free trial' })).toHaveAttribute('href', '/free-trial');
    expect(container.querySelector('[data-background="indigo"]')).toContainElement(screen.getByRole('main'));
    const free = within(await screen.findByRole('region', { name: 'Record sets that are free to everyone' }));
    expect(free.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1881 England Census', '/free-ancestry-records/ENG-1881'],
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('say when no set is free', async () => {
    answer({ content: () => aText(), recordSets: () => [set()] });
    await renderApp('/page/free-ancestry-records');
    expect(await screen.findByRole('heading', { name: 'No record sets are free at the moment' })).toBeVisible();
  });

  it('ROUTE-045 have a page for each record set, which says what it costs', async () => {
    answer({ recordSet: () => set({ access: 'free' }), recordSetWithdrawal: () => null, recordSets: () => [] });
    const { container } = await renderApp('/free-ancestry-records/ENG-1921');
    expect(await screen.findByRole('heading', { level: 1, name: '1921 England Census' })).toBeVisible();
    expect(screen.getByText(/^Nothing. Search every record/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Roche' })).toHaveAttribute(
      'href',
      '/search/results?place=roche&place_proximity=0&datasetname=1921+england+census',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-045 are not found for a set that is not there', async () => {
    answer({ recordSet: () => null, recordSetWithdrawal: () => null });
    await renderApp('/free-ancestry-records/NONE');
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  });
});

describe('historic houses', () => {
  const open = { flags: ['enable-national-trust'] };

  it('ROUTE-058 lead to / while their flag is off', async () => {
    const { router } = await renderApp('/national-trust/erddig');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('ROUTE-059 ROUTE-060 are a hub for members, a landing page for visitors', async () => {
    answer({
      content: () => aText({ heading: 'Who kept this house going?' }),
      contents: () => [{ key: 'erddig', title: 'Erddig', description: 'Near Wrexham.' }],
      recordSets: () => [],
    });
    const { unmount } = await renderApp('/national-trust', open);
    expect(await screen.findByRole('heading', { level: 1, name: 'Who kept this house going?' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Erddig' })).toHaveAttribute('href', '/national-trust/erddig');
    unmount();
    await renderApp('/national-trust', { ...open, reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your historic houses' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Erddig' })).toHaveAttribute('href', '/national-trust/erddig');
  });

  it('ROUTE-061 have a page each', async () => {
    answer({ content: () => aText({ heading: 'Erddig' }), contents: () => [] });
    await renderApp('/national-trust/erddig', open);
    expect(await screen.findByRole('heading', { level: 1, name: 'Erddig' })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'Content')?.variables).toEqual({
      kind: 'house',
      key: 'erddig',
    });
  });
});

it('without a connection a page explains it', async () => {
  goOffline();
  await renderApp('/page/about');
  expect(await screen.findByText(/couldn’t reach the site/)).toBeVisible();
});
