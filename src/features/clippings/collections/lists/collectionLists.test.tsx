import { act, screen, waitFor } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aClipping, aCollection, clippingPage, collectionPage } from '../aClipping.fixture.ts';

const member = { reader: 'member' } as const;
const published = aCollection({
  id: 'k-two',
  name: 'Fires of Wessex',
  visibility: 'PUBLIC',
  role: null,
  ownerName: 'Ann Lee',
  itemCount: 3,
});
const last = (operation: string) =>
  sentRequests().findLast(({ operationName }) => operationName === operation)?.variables;
/** The robots of a route’s page are the server’s: here it is which page is shown. */
const NOT_FOUND = 'Page not found';

beforeEach(() => window.localStorage.clear());

describe('the home of collections', () => {
  it.each([
    ['ROUTE-073', '/collections'],
    ['ROUTE-074', '/collections/discover'],
  ])('%s %s shows a visitor what is published, and how to start', async (_id, address) => {
    answer({
      collections: ({ kind }: { kind: string }) => collectionPage(kind === 'OURS' ? [] : [published], { most: null }),
    });
    const { container } = await renderApp(address);
    expect(await screen.findByRole('link', { name: 'Fires of Wessex' })).toHaveAttribute(
      'href',
      '/collections/collection/k-two',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Start your own collection' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Our collections' })).toHaveAttribute(
      'href',
      '/collections/our-collections',
    );
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('MyClippings');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows a member their own first', async () => {
    answer({
      collections: () => collectionPage([], { most: null }),
      myClippings: () => clippingPage([aClipping()]),
      myCollections: () => collectionPage([aCollection()]),
    });
    await renderApp('/collections', member);
    expect(await screen.findByRole('link', { name: 'Fire at Wexcombe' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Webbs of Harrowmere' })).toBeVisible();
    expect(await screen.findByText('No published collections yet')).toBeVisible();
  });
});

describe('lists of published collections', () => {
  it.each([
    ['ROUTE-080', '/collections/all', 'All collections', null, []],
    ['ROUTE-079', '/collections/our-collections', 'Our collections', 'OURS', []],
    ['ROUTE-081 FLAG-005', '/collections/partner', 'Partner collections', 'PARTNER', ['enable-partner-collections']],
  ])('%s %s', async (_id, address, heading, kind, flags) => {
    answer({ collections: () => collectionPage([published], { most: null }) });
    const { container } = await renderApp(address, { flags });
    expect(await screen.findByRole('link', { name: 'Fires of Wessex' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(last('PublicCollections')).toMatchObject({ kind });
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([
    ['ROUTE-082 FLAG-005', '/collections/partner'],
    ['ROUTE-084 FLAG-006', '/collections/clippings-search'],
    ['COLL-006', '/collections/nonsense'],
    ['COLL-006', '/collections/collection'],
  ])('%s %s is not found', async (_id, address) => {
    await renderApp(address, member);
    expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeVisible();
  });

  it('are empty with help, and fail with a way on', async () => {
    answer({ collections: () => collectionPage([], { most: null }) });
    const { unmount } = await renderApp('/collections/all');
    expect(await screen.findByRole('heading', { name: 'No collections here yet' })).toBeVisible();
    unmount();
    answer({
      collections: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/collections/all');
    expect(await screen.findByRole('heading', { name: 'We couldn’t fetch the collections' })).toBeVisible();
    answer({ collections: () => collectionPage([published], { most: null }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Fires of Wessex' })).toBeVisible();
  });
});

describe('searches', () => {
  it('ROUTE-077 COLL-004 finds collections by name', async () => {
    answer({
      collections: ({ words }: { words: string }) =>
        collectionPage(words === 'fires' ? [published] : [], { most: null }),
    });
    const { user, router } = await renderApp('/collections/search');
    await user.type(await screen.findByRole('searchbox', { name: 'Search collections by name' }), 'fires{Enter}');
    expect(await screen.findByRole('link', { name: 'Fires of Wessex' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=fires');
    await act(() => router.navigate('/collections/search?q=mills'));
    expect(await screen.findByRole('heading', { name: 'No collections for “mills”' })).toBeVisible();
  });

  it('ROUTE-083 FLAG-006 finds clippings while the toggle is on, and opens one', async () => {
    answer({
      searchClippings: () => clippingPage([aClipping({ isMine: false })]),
      clipping: () => aClipping({ isMine: false, note: '', tags: [] }),
    });
    const { user } = await renderApp('/collections/clippings-search?q=fire', {
      flags: ['enable-search-clippings-in-collections'],
    });
    await user.click(await screen.findByRole('link', { name: 'Fire at Wexcombe' }));
    expect(await screen.findByRole('img', { name: 'The clipping, from page 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

describe('collections of a member', () => {
  it('ROUTE-078 CORE-014 makes, renames and deletes one, and the list follows each step', async () => {
    let present: ReturnType<typeof aCollection>[] = [];
    let removed: ReturnType<typeof aCollection> | undefined;
    answer({
      myCollections: () => collectionPage(present),
      makeCollection: (asked: object) => (present = [aCollection({ description: '', ...asked })])[0],
      changeCollection: ({ name }: { name: string }) => (present = [aCollection({ name, version: 2 })])[0],
      removeCollection: () => {
        [removed] = present;
        present = [];
        return true;
      },
      restoreCollection: () => {
        present = removed ? [removed] : [];
        return removed ?? null;
      },
    });
    const { user, container } = await renderApp('/collections/my-collections', member);
    expect(await screen.findByRole('heading', { name: 'You have no collections yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New collection' }));
    await user.click(await screen.findByRole('button', { name: 'Make collection' }));
    expect(await screen.findByText('Give the collection a name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mills');
    await user.click(screen.getByRole('button', { name: 'Make collection' }));
    expect(await screen.findByRole('link', { name: 'Mills' })).toHaveAttribute('href', '/collections/collection/k-one');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Rename Mills' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' of Kent');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('link', { name: 'Mills of Kent' })).toBeVisible();
    expect(last('ChangeCollection')).toMatchObject({ id: 'k-one', version: 1, name: 'Mills of Kent' });
    await user.click(screen.getByRole('button', { name: 'Delete Mills of Kent' }));
    expect(await screen.findByRole('heading', { name: 'You have no collections yet' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Mills of Kent' })).toBeVisible();
  });

  it('sends a visitor to sign in', async () => {
    const { router } = await renderApp('/collections/my-collections');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  });
});

describe('an invitation to a collection', () => {
  const offer = { collectionName: 'Mills', ownerName: 'Ann Lee', role: 'EDITOR', collectionId: null };

  it('is accepted by a member', async () => {
    answer({
      collectionInvitation: () => offer,
      acceptCollectionInvitation: () => aCollection({ role: 'EDITOR' }),
      collection: () => aCollection({ role: 'EDITOR' }),
    });
    const { user, router } = await renderApp('/collections/invitation/token', member);
    expect(await screen.findByRole('heading', { level: 1, name: 'Join “Mills”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Join collection' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/collections/collection/k-one'));
  });

  it('leads a visitor to sign in and back', async () => {
    answer({ collectionInvitation: () => offer });
    const { user } = await renderApp('/collections/invitation/token');
    await user.click(await screen.findByRole('link', { name: 'Sign in to join' }));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/collections/invitation/token');
  });

  it('says that it is no longer good', async () => {
    answer({ collectionInvitation: () => null });
    await renderApp('/collections/invitation/token', member);
    expect(await screen.findByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
  });
});
