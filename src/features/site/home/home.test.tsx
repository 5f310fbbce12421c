import { act, screen, waitFor, within } from '@testing-library/react';

import { searchMade } from '#features/search/core/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { fetchPagesWith } from '#services/routing/pagesAhead.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

const set = (id: string, more: object = {}) => ({
  id,
  name: `Set ${id}`,
  type: 'CENSUS',
  category: 'census, land & surveys',
  subcategory: 'census',
  sourceCountry: 'england',
  access: 'members',
  isSample: false,
  recordCount: 1000,
  firstYear: 1841,
  lastYear: 1841,
  missingYears: [],
  placeCount: 1,
  places: [],
  ...more,
});
const sets = () => [
  set('a', { isSample: true }),
  set('b', { firstYear: 1881, lastYear: 1881 }),
  set('c', {
    category: 'life events (bmds)',
    subcategory: 'parish baptisms',
    sourceCountry: 'ireland',
    recordCount: 5,
    firstYear: 1780,
    lastYear: 1840,
  }),
];

describe('home', () => {
  beforeEach(() =>
    answer({
      exhibit: () => null,
      savedSearches: () => ({ searches: [], most: 50, mayBeMailed: true }),
      searchDiary: () => ({ isStarted: false, isPaused: false, entries: [], next: null }),
      familyTrees: () => [],
    }),
  );

  it('offers a visitor the search and what is published, by category and by country', async () => {
    answer({ recordSets: sets });
    const { container } = await renderApp('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Find your ancestors in the records' })).toBeVisible();
    expect(screen.getByRole('search', { name: 'Search records' })).toBeVisible();
    const categories = within(await screen.findByRole('list', { name: 'By category' }));
    expect(categories.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Life events (BMDs)1 record set, 1780–18405 records',
      'Census, land & surveys2 record sets, 1841–18812,000 records',
    ]);
    expect(categories.getByRole('link', { name: 'Life events (BMDs)' })).toHaveAttribute(
      'href',
      '/search/historical-records?category=life+events+%28bmds%29',
    );
    expect(
      within(screen.getByRole('list', { name: 'By country' })).getByRole('link', { name: 'Ireland' }),
    ).toHaveAttribute('href', '/search/historical-records?country=ireland');
    expect(screen.getByText(/2,005 records in 3 record sets, 1780–1881/)).toHaveTextContent(
      'Includes fictional sample data',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('has the code of the results come once the search form is touched, and not before', async () => {
    answer({ recordSets: sets });
    const fetched: string[] = [];
    fetchPagesWith((routeId) => void fetched.push(routeId));
    const { user } = await renderApp('/');
    expect(await screen.findByRole('list', { name: 'By category' })).toBeVisible();
    expect(fetched).toEqual([]);
    await user.click(screen.getByRole('textbox', { name: 'Surname' }));
    await waitFor(() => expect(fetched).toEqual(['search.results']), { timeout: 15_000 });
  });

  it('has the search as it was sent when the reader comes back from its results, and an empty one after a link to it', async () => {
    answer({ recordSets: sets, recordSearch: () => new Promise(() => undefined) });
    const { user, router } = await renderApp('/');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/results'), { timeout: 15_000 });
    await screen.findByRole('heading', { level: 1, name: /Pinch/u });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    expect(screen.queryByText('Your unfinished search is still here.')).not.toBeInTheDocument();
    await act(() => router.navigate('/search/results'));
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveValue('');
  });

  it('lets people search while the record sets load, and when they cannot be loaded', async () => {
    answer({
      recordSets: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
      recordSearch: () => new Promise(() => undefined),
    });
    const { user, router } = await renderApp('/');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch');
    expect(await screen.findByText('We couldn’t fetch the record sets')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    answer({ recordSets: sets });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'By category' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/search/results?lastname=pinch'),
    );
  });

  it.each([
    ['a visitor', '/', undefined, '/family-tree'],
    ['a member without a tree', '/home', 'member' as const, '/family-tree'],
  ])(
    'leads %s into family trees where they hold their grant, and no one at library terminals',
    async (_who, address, reader, to) => {
      answer({ recordSets: sets, familyTrees: () => [] });
      const name = 'Start a family tree';
      const { unmount } = await renderApp(address, { reader, grants: ['tree'] });
      expect(await within(screen.getByRole('main')).findByRole('link', { name })).toHaveAttribute('href', to);
      unmount();
      await renderApp(address, { reader, grants: ['tree'], flags: ['library-hide-member-specific-options'] });
      expect(await screen.findByRole('search', { name: 'Search records' })).toBeVisible();
      expect(within(screen.getByRole('main')).queryByRole('link', { name })).not.toBeInTheDocument();
    },
  );

  it('leads to no guide of a census that the site does not hold', async () => {
    answer({ recordSets: sets });
    await renderApp('/', { heldCensuses: [1921] });
    const guides = within(await screen.findByRole('region', { name: 'Guides to the records' }));
    expect(guides.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/1921-census',
      '/region',
      '/page/free-ancestry-records',
    ]);
  });

  it('leads to what is free and to the guides', async () => {
    answer({ recordSets: sets });
    await renderApp('/');
    expect(screen.getByRole('link', { name: 'What is free, and what it costs' })).toHaveAttribute(
      'href',
      '/page/what-is-free',
    );
    const guides = within(await screen.findByRole('region', { name: 'Guides to the records' }));
    expect(guides.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/1921-census',
      '/1939register',
      '/1911-census',
      '/region',
      '/page/free-ancestry-records',
    ]);
  });

  it('says that nothing is published yet', async () => {
    answer({ recordSets: () => [] });
    await renderApp('/');
    expect(await screen.findByText('No record sets yet')).toBeVisible();
  });

  it('HOME-002 HOME-003 HOME-004 takes a member from / to the member home, the query kept, and not back', async () => {
    answer({ recordSets: sets });
    const reports = reportsOfTest();
    const { router } = await renderApp('/?a=b', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Una Testwell' })).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/home?a=b');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('search', { name: 'Search records' })).toBeVisible();
    // No server answers for the member's profile here.
    await waitFor(() => expect(reports()).toEqual(['profile']));
  });

  const library = (hasLibraryAccess: boolean) => ({
    recordSets: sets,
    libraryUserDetails: () => ({ hasLibraryAccess, details: { libraryName: 'Wexcombe County Library' } }),
  });

  const HOME_007 = ['/', '/home'] as const;
  it.each(HOME_007)(
    'HOME-001 HOME-007 LIB-004 shows a library patron at %s the home of visitors, with the name of the library',
    async (address) => {
      answer(library(true));
      const { router, container } = await renderApp(address, { reader: 'member' });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Find your ancestors in the records' }),
      ).toBeVisible();
      expect(await screen.findByText('Wexcombe County Library')).toBeVisible();
      expect(router.state.location.pathname).toBe(address);
      expect(sentRequests().filter(({ operationName }) => operationName === 'libraryUserDetails')).toMatchObject([
        { variables: {} },
      ]);
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  it('asks nothing of libraries for a visitor', async () => {
    answer({ recordSets: sets });
    await renderApp('/');
    expect(await screen.findByRole('list', { name: 'By category' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('libraryUserDetails');
  });

  it.each([
    ['promote-record-search', 'Search the records', 'Search records', '/search/results'],
    ['promote-1921-census-search', 'Search the 1921 census', 'Search the 1921 census', '/search-1921-census'],
    [
      'promote-newspaper-search',
      'Search newspapers',
      'Search newspapers',
      '/search/results?sourcecategory=newspapers+%26+publications',
    ],
  ])(
    'HOME-005 GRANT-037 shows, where the operator wants the archive’s dashboard, what sha-dashboard:%s promotes and nothing else',
    async (grant, title, label, to) => {
      const { container } = await renderApp('/home', {
        reader: 'member',
        grants: [`sha-dashboard:${grant}`],
        loggedInHome: 'sha-dashboard',
      });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Welcome to the archive, Una Testwell' }),
      ).toBeVisible();
      expect(
        within(screen.getByRole('main'))
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent),
      ).toEqual([title]);
      expect(within(screen.getByRole('region', { name: title })).getByRole('link', { name: label })).toHaveAttribute(
        'href',
        to,
      );
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  it('GRANT-037 shows all three to holders of all, and a note to a member without any', async () => {
    const { unmount } = await renderApp('/home', {
      reader: 'member',
      grants: ['sha-dashboard:*'],
      loggedInHome: 'sha-dashboard',
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Search newspapers' })).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(3);
    unmount();
    await renderApp('/home', { reader: 'member', grants: ['help'], loggedInHome: 'sha-dashboard' });
    expect(await screen.findByText('Nothing recommended at the moment')).toBeVisible();
  });

  it('HOME-006 sends a visitor at /home to / by a full load', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp('/home');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  });

  it('lists recent searches, and removes one or all', async () => {
    answer({ recordSets: sets });
    const { user, store, container } = await renderApp('/');
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
    act(() => {
      store.dispatch(searchMade({ address: '/search/results?lastname=pinch', label: 'Pinch', total: 45 }));
      store.dispatch(searchMade({ address: '/search/results?lastname=tabb', label: 'Tabb', total: 1 }));
    });
    const recent = await screen.findByRole('region', { name: 'Recent searches' });
    expect(within(recent).getByRole('link', { name: 'Pinch' })).toHaveAttribute(
      'href',
      '/search/results?lastname=pinch',
    );
    expect(recent).toHaveTextContent('45 records');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(recent).getByRole('button', { name: 'Remove the search Pinch' }));
    expect(within(recent).queryByRole('link', { name: 'Pinch' })).not.toBeInTheDocument();
    await user.click(within(recent).getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  });
});
