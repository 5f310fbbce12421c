import { act, screen, waitFor, within } from '@testing-library/react';

import { searchMade } from '#features/search/core/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const set = (id: string, more: object = {}) => ({
  id, name: `Set ${id}`, type: 'CENSUS', category: 'census, land & surveys', subcategory: 'census', sourceCountry: 'england', access: 'members', isSample: false,
  recordCount: 1000, firstYear: 1841, lastYear: 1841, missingYears: [], placeCount: 1, places: [], ...more,
});
const sets = () => [set('a', { isSample: true }), set('b', { firstYear: 1881, lastYear: 1881 }), set('c', { category: 'life events (bmds)', subcategory: 'parish baptisms', sourceCountry: 'ireland', recordCount: 5, firstYear: 1780, lastYear: 1840 })];

describe('home', () => {
  it('offers a visitor the search and what is loaded, by category and by country', async () => {
    answer({ recordSets: sets });
    const { container } = await renderApp('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Find the people in the records' })).toBeVisible();
    expect(screen.getByRole('search', { name: 'Search records' })).toBeVisible();
    const categories = within(await screen.findByRole('list', { name: 'By category' }));
    expect(categories.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Life events (BMDs)1 record set, 1780–18405 records',
      'Census, land & surveys2 record sets, 1841–18812,000 records',
    ]);
    expect(categories.getByRole('link', { name: 'Life events (BMDs)' })).toHaveAttribute('href', '/search/historical-records?category=life+events+%28bmds%29');
    expect(within(screen.getByRole('list', { name: 'By country' })).getByRole('link', { name: 'Ireland' })).toHaveAttribute('href', '/search/historical-records?country=ireland');
    expect(screen.getByText(/2,005 records in 3 record sets, 1780–1881/)).toHaveTextContent('With a made-up sample county');
    expect(await accessibilityFaults(container)).toEqual([]);
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
    expect(await screen.findByText('The record sets could not be loaded')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    answer({ recordSets: sets });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'By category' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/search/results?lastname=pinch'));
  });

  it.each([
    ['a visitor', '/', undefined, 'Begin a family tree', '/family-tree'],
    ['a member', '/home', 'member' as const, 'Open your trees', '/tree/all-trees'],
  ])('leads %s into family trees where they hold their grant, and nobody at library terminals', async (_who, address, reader, name, to) => {
    answer({ recordSets: sets });
    const { unmount } = await renderApp(address, { reader, grants: ['tree'] });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
    unmount();
    await renderApp(address, { reader, grants: ['tree'], flags: ['library-hide-member-specific-options'] });
    expect(await screen.findByRole('search', { name: 'Search records' })).toBeVisible();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('says that nothing is loaded yet', async () => {
    answer({ recordSets: () => [] });
    await renderApp('/');
    expect(await screen.findByText('No record sets are loaded yet')).toBeVisible();
  });

  it('HOME-002 HOME-003 HOME-004 takes a member from / to the member home, the query kept, and not back', async () => {
    answer({ recordSets: sets });
    const { router } = await renderApp('/?a=b', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Una Testwell' })).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/home?a=b');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('search', { name: 'Search records' })).toBeVisible();
  });

  const library = (hasLibraryAccess: boolean) => ({ recordSets: sets, libraryUserDetails: () => ({ hasLibraryAccess, details: { libraryName: 'Wexcombe County Library' } }) });

  it.each(['/', '/home'])('HOME-001 HOME-007 LIB-004 shows a library patron at %s the home of visitors, with the name of the library', async (address) => {
    answer(library(true));
    const { router, container } = await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Find the people in the records' })).toBeVisible();
    expect(await screen.findByText('Wexcombe County Library')).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
    expect(sentRequests().filter(({ operationName }) => operationName === 'libraryUserDetails')).toMatchObject([{ variables: {} }]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('asks nothing of libraries for a visitor', async () => {
    answer({ recordSets: sets });
    await renderApp('/');
    expect(await screen.findByRole('list', { name: 'By category' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('libraryUserDetails');
  });

  it.each([
    ['promote-record-search', 'Search the records', 'Search records', '/search/results'],
    ['promote-1921-census-search', 'Search the 1921 census', 'Search the 1921 census', '/search-1921-census'],
    ['promote-newspaper-search', 'Search newspapers', 'Search newspapers', '/search/results?sourcecategory=newspapers+%26+publications'],
  ])('HOME-005 GRANT-037 shows, where the operator wants the archive’s dashboard, what sha-dashboard:%s promotes and nothing else', async (grant, title, label, to) => {
    const { container } = await renderApp('/home', { reader: 'member', grants: [`sha-dashboard:${grant}`], loggedInHome: 'sha-dashboard' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the archive, Una Testwell' })).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([title]);
    expect(within(screen.getByRole('region', { name: title })).getByRole('link', { name: label })).toHaveAttribute('href', to);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('GRANT-037 shows all three to who holds all, and says so to who holds none', async () => {
    const { unmount } = await renderApp('/home', { reader: 'member', grants: ['sha-dashboard:*'], loggedInHome: 'sha-dashboard' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Search newspapers' })).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(3);
    unmount();
    await renderApp('/home', { reader: 'member', grants: ['help'], loggedInHome: 'sha-dashboard' });
    expect(await screen.findByText('Nothing is recommended to you just now')).toBeVisible();
  });

  it('HOME-006 sends a visitor at /home to / by a full load', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp('/home');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  });

  it('lists recent searches, and forgets one or all', async () => {
    answer({ recordSets: sets });
    const { user, store, container } = await renderApp('/');
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument();
    act(() => {
      store.dispatch(searchMade({ address: '/search/results?lastname=pinch', label: 'Pinch', total: 45 }));
      store.dispatch(searchMade({ address: '/search/results?lastname=tabb', label: 'Tabb', total: 1 }));
    });
    const recent = screen.getByRole('region', { name: 'Recent searches' });
    expect(within(recent).getByRole('link', { name: 'Pinch' })).toHaveAttribute('href', '/search/results?lastname=pinch');
    expect(recent).toHaveTextContent('45 records');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(recent).getByRole('button', { name: 'Forget the search Pinch' }));
    expect(within(recent).queryByRole('link', { name: 'Pinch' })).not.toBeInTheDocument();
    await user.click(within(recent).getByRole('button', { name: 'Forget all' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  });
});
