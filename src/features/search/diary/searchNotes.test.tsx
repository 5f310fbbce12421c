import { act, screen, waitFor, within } from '@testing-library/react';

import { resultListShown, searchMade, recentSearchForgotten } from '#features/search/core/index.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { invalidateDiary, saveSearches } from './saveSearches.ts';

const saved = (more: object = {}) => ({
  id: '1',
  name: 'Pinches of Roche',
  kind: 'RECORDS',
  search: 'lastname=pinch&place=roche',
  wantsMail: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  lookedAt: '2026-11-02T10:00:00.000Z',
  total: 12,
  newCount: 3,
  ...more,
});
const kept = (searches: object[], mayBeMailed = true) => ({
  savedSearches: () => ({ searches, most: 50, mayBeMailed }),
});
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

describe('saved searches', () => {
  it('of articles lead to the results of newspapers and are described as such', async () => {
    answer(
      kept([
        saved({
          name: 'The mare',
          kind: 'ARTICLES',
          search: 'q=%22lost+mare%22&place=Redruth&miles=5',
          newCount: 0,
          total: 1,
        }),
      ]),
    );
    await renderApp('/search/saved', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'The mare' })).toHaveAttribute(
      'href',
      '/search-newspapers/results?q=%22lost+mare%22&place=Redruth&miles=5',
    );
    expect(screen.getByText(/1 article on/)).toHaveTextContent(
      '“lost mare” near Redruth · 1 article on 2 November 2026 · no new articles since',
    );
    expect(screen.getByRole('switch', { name: 'Email me about new articles: The mare' })).toBeVisible();
  });

  it('show what is new, lead to the results, and are renamed', async () => {
    answer({
      ...kept([saved(), saved({ id: '2', name: 'Guards', search: 'lastname=guard', newCount: 0, total: 1 })]),
      renameSavedSearch: ({ name }: { name: string }) => saved({ name }),
      lookAtSavedSearch: () => saved({ newCount: 0, total: 15 }),
    });
    const { user, container } = await renderApp('/search/saved', { reader: 'member' });
    const link = await screen.findByRole('link', { name: 'Pinches of Roche' });
    expect(link).toHaveAttribute('href', '/search/results?lastname=pinch&place=roche');
    expect(screen.getByText('3 new')).toBeVisible();
    expect(screen.getByText(/1 record on/)).toHaveTextContent('no new records since');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Rename Pinches of Roche' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Enter a name for this search.')).toBeVisible();
    await user.type(name, 'My Pinches');
    answer({
      renameSavedSearch: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Something went wrong/));
    expect(name).toHaveValue('My Pinches');
    answer({ renameSavedSearch: ({ name: given }: { name: string }) => saved({ name: given }) });
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('link', { name: 'My Pinches' })).toBeVisible();
  });

  it('are deleted, and brought back by the button of the toast', async () => {
    answer({ ...kept([saved()]), removeSavedSearch: () => true, restoreSavedSearch: () => saved() });
    const { store, user } = await renderApp('/search/saved', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Delete Pinches of Roche' }));
    expect(await screen.findByText('No saved searches yet')).toBeVisible();
    const [toast] = store.getState().toasts.toasts;
    expect(toast).toMatchObject({ title: 'Deleted “Pinches of Roche”', action: { label: 'Undo' } });
    act(
      () =>
        void store.dispatch({
          type: 'toasts/toastActionChosen',
          payload: { toastId: toast!.id, actionId: toast!.action!.id },
        }),
    );
    expect(await screen.findByRole('link', { name: 'Pinches of Roche' })).toBeVisible();
    expect(sent('RestoreSavedSearch')).toEqual([{ id: '1' }]);
  });

  it('switch emails on and say when none would be sent', async () => {
    answer({
      ...kept([saved({ wantsMail: true }), saved({ id: '2', name: 'Guards' })], false),
      setSavedSearchMail: () => saved({ id: '2', name: 'Guards', wantsMail: true }),
    });
    const { user } = await renderApp('/search/saved', { reader: 'member' });
    expect(await screen.findByText('We aren’t sending emails about these searches')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Email me about new records: Guards' }));
    await waitFor(() => expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(2));
  });

  it('can be asked for again when they could not be shown', async () => {
    answer({
      savedSearches: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/search/saved', { reader: 'member' });
    expect(await screen.findByText('We couldn’t show your saved searches')).toBeVisible();
    answer(kept([saved({ newCount: null })]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/we couldn’t count new records/)).toBeVisible();
  });
});

const entry = (more: object = {}) => ({
  id: '1',
  searchedAt: '2026-11-20T12:00:00.000Z',
  kind: 'RECORDS',
  search: 'lastname=pinch',
  total: 2,
  note: '',
  openings: [],
  ...more,
});
const diary = (entries: object[], more: object = {}) => ({
  searchDiary: () => ({ isStarted: true, isPaused: false, entries, next: null, ...more }),
});

describe('the research diary', () => {
  it('says of a file that not all of it is there', async () => {
    answer(diary([entry()], { next: '1' }));
    URL.createObjectURL = () => 'blob:diary';
    URL.revokeObjectURL = () => undefined;
    const { store, user } = await renderApp('/search/diary', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(store.getState().toasts.toasts[0]).toMatchObject({
        title: 'The file holds your latest 500 searches',
        description: 'Older searches are left out.',
      }),
    );
  });

  it('starts only when the member switches it on', async () => {
    answer({ ...diary([], { isStarted: false }), keepSearchDiary: () => ({ isStarted: true, isPaused: false }) });
    const { user, container } = await renderApp('/search/diary', { reader: 'member' });
    const start = await screen.findByRole('button', { name: 'Switch on research diary' });
    expect(await accessibilityFaults(container)).toEqual([]);
    answer(diary([]));
    await user.click(start);
    expect(await screen.findByText('No searches recorded yet')).toBeVisible();
    expect(sent('KeepSearchDiary')).toEqual([{ isKept: true }]);
  });

  it('shows days with what was found, opened and written, and what is found today', async () => {
    answer({
      ...diary([
        entry({ id: '2', search: 'lastname=nobodyatall', total: 0 }),
        entry({
          searchedAt: '2026-11-10T12:00:00.000Z',
          note: 'Not him.',
          openings: [
            { recordId: 'A/1', name: 'William PINCH', recordSet: 'Roche 1871' },
            { recordId: 'A/2', name: null, recordSet: null },
          ],
        }),
      ]),
      searchDiaryTotals: () => [
        { id: '1', total: 5 },
        { id: '2', total: 0 },
      ],
    });
    const { user, container } = await renderApp('/search/diary', { reader: 'member' });
    const older = within(await screen.findByRole('region', { name: '10 November 2026' }));
    expect(within(screen.getByRole('region', { name: '20 November 2026' })).getByText('Nothing found')).toBeVisible();
    expect(older.getByRole('link', { name: 'Pinch' })).toHaveAttribute('href', '/search/results?lastname=pinch');
    expect(older.getByRole('link', { name: 'William PINCH, Roche 1871' })).toHaveAttribute(
      'href',
      '/transcript?id=A%2F1',
    );
    expect(older.getByText('A record no longer available')).toBeVisible();
    expect(older.getByText('Not him.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Repeat searches today' }));
    expect(await older.findByText('Today 5 records: 3 more than before')).toBeVisible();
    expect(screen.getByText('Today 0 records: still nothing')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('leads from a search of articles to its results and to the articles that were opened', async () => {
    answer(
      diary([
        entry({
          kind: 'ARTICLES',
          search: 'q=mare&from=1842',
          total: 1,
          openings: [
            { recordId: 'n-times/18420205/0001/0001', name: 'Lost', recordSet: 'Times, 5 February 1842' },
            { recordId: 'n-times/18420205/0001/0002', name: null, recordSet: null },
          ],
        }),
      ]),
    );
    await renderApp('/search/diary', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'mare, from 1842' })).toHaveAttribute(
      'href',
      '/search-newspapers/results?q=mare&from=1842',
    );
    expect(screen.getByText(/1 article$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lost, Times, 5 February 1842' })).toHaveAttribute(
      'href',
      '/image-viewer?issue=n-times/18420205/0001/0001',
    );
    expect(screen.getByText('An article no longer available')).toBeVisible();
  });

  it('says when searches could not be repeated, and when earlier ones could not be shown', async () => {
    answer({
      ...diary([entry()], { next: 'more' }),
      searchDiaryTotals: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/search/diary', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Repeat searches today' }));
    expect(await screen.findByText('We couldn’t repeat these searches today')).toBeVisible();
    answer({
      searchDiary: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Show earlier searches' }));
    expect(await screen.findByText('We couldn’t show earlier searches')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pinch' })).toBeVisible();
    answer(diary([entry()]));
    await user.click(screen.getByRole('button', { name: 'Show earlier searches' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show earlier searches' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('We couldn’t show earlier searches')).not.toBeInTheDocument();
  });

  it('keeps a note that is being written when it cannot be saved', async () => {
    answer({
      ...diary([entry()]),
      writeDiaryNote: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/search/diary', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Add note: Pinch' }));
    await user.type(await screen.findByRole('textbox', { name: /Your note/ }), 'Look again in spring.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Your note/ })).toHaveValue('Look again in spring.');
    answer({
      ...diary([entry({ note: 'Look again in spring.' })]),
      writeDiaryNote: () => entry({ note: 'Look again in spring.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Look again in spring.')).toBeVisible();
    const change = await screen.findByRole('button', { name: 'Edit note: Pinch' });
    await waitFor(() => expect(change).toHaveFocus());
  });

  it('refuses a note that is too long before the server is asked', async () => {
    answer(diary([entry({ note: 'n'.repeat(2001) })]));
    const { user } = await renderApp('/search/diary', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Edit note: Pinch' }));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Use 2,000 characters or fewer.')).toBeVisible();
    expect(sent('WriteDiaryNote')).toEqual([]);
  });

  it('is emptied only after a question', async () => {
    answer({ ...diary([entry()]), emptySearchDiary: () => 1 });
    const { user } = await renderApp('/search/diary', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Delete diary' }));
    expect(sent('EmptySearchDiary')).toEqual([]);
    answer(diary([]));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete diary' }));
    expect(await screen.findByText('No searches recorded yet')).toBeVisible();
    expect(sent('EmptySearchDiary')).toHaveLength(1);
  });
});

describe('what is noted beside the pages', () => {
  const made = (address: string, total = 3) => searchMade({ address, label: address, total });
  beforeEach(invalidateDiary);

  it('notes a member’s searches, the steps of one as one, and what is opened from its list', async () => {
    answer({ ...diary([]), noteSearch: () => true, noteOpening: () => true });
    const { store, router } = await renderApp('/search/diary', { reader: 'member' });
    const stop = saveSearches({ store, router }, 0);
    act(() => void store.dispatch(made('/search/results?lastname=pinch', 9)));
    await waitFor(() =>
      expect(sent('NoteSearch')).toEqual([{ search: 'lastname=pinch', total: 9, replaces: null, kind: 'RECORDS' }]),
    );
    act(() => {
      store.dispatch(recentSearchForgotten('/search/results?lastname=pinch'));
      store.dispatch(made('/search/results?lastname=pinch&county=devon', 4));
      store.dispatch(
        resultListShown({
          queryAddress: '/search/results?lastname=pinch&county=devon',
          ids: ['A/1'],
          page: 1,
          pageSize: 20,
          total: 4,
        }),
      );
    });
    await waitFor(() =>
      expect(sent('NoteSearch').at(-1)).toEqual({
        search: 'lastname=pinch&county=devon',
        total: 4,
        replaces: 'lastname=pinch',
        kind: 'RECORDS',
      }),
    );
    await act(() => router.navigate('/transcript?id=A%2F1'));
    await waitFor(() =>
      expect(sent('NoteOpening')).toEqual([
        { search: 'lastname=pinch&county=devon', recordId: 'A/1', kind: 'RECORDS' },
      ]),
    );
    stop();
  });

  it('notes a search of newspapers and the article opened from it, and never as a step of a search of records', async () => {
    answer({ ...diary([]), noteSearch: () => true, noteOpening: () => true });
    const { store, router } = await renderApp('/search/diary', { reader: 'member' });
    const stop = saveSearches({ store, router }, 0);
    act(() => void store.dispatch(made('/search/results?lastname=pinch', 9)));
    await waitFor(() => expect(sent('NoteSearch')).toHaveLength(1));
    act(() => {
      store.dispatch(recentSearchForgotten('/search/results?lastname=pinch'));
      store.dispatch(made('/search-newspapers/results?q=mare', 4));
      store.dispatch(
        resultListShown({
          queryAddress: '/search-newspapers/results?q=mare',
          ids: ['n-a/18420101/0001/0001'],
          page: 1,
          pageSize: 20,
          total: 4,
        }),
      );
    });
    await waitFor(() =>
      expect(sent('NoteSearch').at(-1)).toEqual({ search: 'q=mare', total: 4, replaces: null, kind: 'ARTICLES' }),
    );
    await act(() => router.navigate('/image-viewer?issue=n-a/18420101/0001/0001&q=mare'));
    await waitFor(() =>
      expect(sent('NoteOpening')).toEqual([{ search: 'q=mare', recordId: 'n-a/18420101/0001/0001', kind: 'ARTICLES' }]),
    );
    stop();
  });

  it('asks once where the diary is off, and never for a visitor', async () => {
    answer({ ...diary([]), noteSearch: () => false });
    const { store, router } = await renderApp('/search/diary', { reader: 'member' });
    const stop = saveSearches({ store, router }, 0);
    act(() => void store.dispatch(made('/search/results?lastname=a')));
    await waitFor(() => expect(sent('NoteSearch')).toHaveLength(1));
    await waitFor(() => expect(store.getState().searchQuery.recent).toHaveLength(1));
    await act(async () => void (await Promise.resolve()));
    stop();
    invalidateDiary();
    const visitor = await renderApp('/', { reader: 'visitor' });
    const stopToo = saveSearches(visitor, 0);
    act(() => void visitor.store.dispatch(made('/search/results?lastname=b')));
    await act(async () => void (await Promise.resolve()));
    expect(sent('NoteSearch').filter((variables) => variables?.search === 'lastname=b')).toEqual([]);
    stopToo();
  });
});

describe('the link of an email about saved searches', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('stops these emails with one press, without signing in', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = (async (_address: unknown, init?: { body?: string }) => {
      asked.push(JSON.parse(init?.body ?? '{}'));
      return { ok: true, status: 200 };
    }) as unknown as typeof globalThis.fetch;
    const { user, container } = await renderApp('/search/saved/stop-mail#token=7.abc');
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByText('We’ve stopped these emails')).toBeVisible();
    expect(asked).toContainEqual({ token: '7.abc', savedSearches: false });
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says that a link without its token is incomplete', async () => {
    await renderApp('/search/saved/stop-mail');
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
  });
});
