import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aClipping, aCollection, clippingPage, collectionPage } from '../aClipping.fixture.ts';

const AT = '/collections/all-clippings';
const member = { reader: 'member' } as const;
const last = (operation: string) =>
  sentRequests().findLast(({ operationName }) => operationName === operation)?.variables;

beforeEach(() => window.localStorage.clear());

describe('all clippings of a member', () => {
  it('ROUTE-075 COLL-001 lists them with small pictures from their path, and sources', async () => {
    answer({
      myClippings: () => clippingPage([aClipping(), aClipping({ id: 'c-two', title: 'Sale of a mill', tags: [] })]),
    });
    const { container } = await renderApp(AT, member);
    expect(await screen.findByRole('link', { name: 'Sale of a mill' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your clippings' })).toBeVisible();
    expect(screen.getAllByText(/^The Statesman \(London\)/u)).toHaveLength(2);
    const picture = screen.getByRole('img', { name: 'Clipping: Fire at Wexcombe' });
    expect(picture).toHaveAttribute(
      'srcset',
      '/titan/marshal/obscura/api/clipping/thumbnail?id=c-one&size=small 240w, /titan/marshal/obscura/api/clipping/thumbnail?id=c-one&size=medium 600w',
    );
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('sends a visitor to sign in', async () => {
    const { router } = await renderApp(AT);
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  });

  it('finds by words and tag, in the address, as a grid or a list', async () => {
    answer({ myClippings: () => clippingPage([aClipping()]) });
    const { user, router } = await renderApp(AT, member);
    await user.type(await screen.findByRole('searchbox', { name: 'Search your clippings' }), 'fire{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=fire'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Tags' }), 'Webb');
    await waitFor(() => expect(last('MyClippings')).toMatchObject({ words: 'fire', tag: 'Webb', offset: 0 }));
    await user.click(await screen.findByRole('link', { name: 'List' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=fire&tag=Webb&view=list'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true'));
  });

  it('helps where there are none, and where none match', async () => {
    answer({ myClippings: () => clippingPage([], { tags: [] }) });
    const { unmount } = await renderApp(AT, member);
    expect(await screen.findByRole('heading', { name: 'No clippings yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a newspaper' })).toHaveAttribute('href', '/newspapers');
    unmount();
    await renderApp(`${AT}?q=nothing`, member);
    expect(await screen.findByRole('heading', { name: 'No clippings match' })).toBeVisible();
  });

  it('says what failed and asks again, also without a connection', async () => {
    answer({
      myClippings: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(AT, member);
    expect(await screen.findByRole('heading', { name: 'We couldn’t fetch your clippings' })).toBeVisible();
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Check your connection/u)).toBeVisible();
    comeBack();
    answer({ myClippings: () => clippingPage([aClipping()]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Fire at Wexcombe' })).toBeVisible();
  });

  it('deletes several at once, and undoes it', async () => {
    let present = [aClipping(), aClipping({ id: 'c-two', title: 'Sale of a mill' })];
    answer({
      myClippings: () => clippingPage(present),
      removeClipping: ({ id }: { id: string }) => {
        present = present.filter((each) => each.id !== id);
        return true;
      },
      restoreClipping: ({ id }: { id: string }) => {
        present = [...present, aClipping({ id })];
        return aClipping({ id });
      },
    });
    const { user } = await renderApp(AT, member);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Fire at Wexcombe' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Sale of a mill' }));
    const chosen = within(screen.getByRole('region', { name: 'Selected clippings' }));
    expect(chosen.getByText('2 clippings selected')).toBeVisible();
    await user.click(chosen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No clippings yet' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByRole('link', { name: 'Fire at Wexcombe' })).toHaveLength(2);
  });

  it('adds several to a new collection', async () => {
    const addToCollection = jest.fn((asked: { clippingId: string }) => ({
      id: asked.clippingId,
      note: '',
      clipping: null,
      record: null,
      mayChange: true,
    }));
    answer({
      myClippings: () => clippingPage([aClipping()]),
      myCollections: () => collectionPage([]),
      makeCollection: ({ name }: { name: string }) => aCollection({ name }),
      addToCollection,
    });
    const { user } = await renderApp(AT, member);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Fire at Wexcombe' }));
    await user.click(screen.getByRole('button', { name: 'Add to collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a collection' }));
    await user.click(await dialog.findByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Give the collection a name.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the new collection' }), 'Fires');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect((await screen.findAllByText('Added 1 clipping to “Fires”'))[0]).toBeVisible();
    expect(addToCollection.mock.calls[0]?.[0]).toMatchObject({ collectionId: 'k-one', clippingId: 'c-one' });
  });

  it('restores what was deleted', async () => {
    const restoreClipping = jest.fn((_asked: object) => aClipping());
    answer({
      myClippings: ({ removed }: { removed: boolean }) => clippingPage(removed ? [aClipping({ daysLeft: 29 })] : []),
      restoreClipping,
    });
    const { user } = await renderApp(`${AT}?deleted=1`, member);
    expect(await screen.findByText('Deleted for good in 29 days')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore Fire at Wexcombe' }));
    await waitFor(() => expect(restoreClipping.mock.calls[0]?.[0]).toEqual({ id: 'c-one' }));
  });

  it('says how many there are before the limit is reached', async () => {
    answer({ myClippings: () => clippingPage([aClipping()], { kept: 9_990 }) });
    await renderApp(AT, member);
    expect(await screen.findByText('You have 9,990 of 10,000 clippings.')).toBeVisible();
  });
});

describe('a clipping that is opened', () => {
  const OPEN = `${AT}?clipping=c-one`;

  it('COLL-002 shows its pictures from their path, its text, its citation, and where it came from', async () => {
    answer({ clipping: () => aClipping() });
    const { user, container } = await renderApp(OPEN, member);
    expect(await screen.findByRole('img', { name: 'The clipping, from page 1' })).toHaveAttribute(
      'src',
      '/titan/marshal/obscura/api/clipping/image/c-one/1.jpg',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Fire at Wexcombe' })).toHaveFocus();
    expect(document.title).toBe('Fire at Wexcombe | Muniment');
    expect(screen.getByText('Text read by machine, uncorrected.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      '/image-viewer?issue=BL/1&xywh=1,2,300,200',
    );
    await user.click(screen.getByRole('button', { name: 'Copy citation' }));
    expect(await navigator.clipboard.readText()).toBe('The Statesman (London), 17 February 1824, p. 1');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says so where its page was closed, and has its citation still', async () => {
    answer({
      clipping: () =>
        aClipping({
          standing: 'CLOSED',
          text: '',
          thumbnail: null,
          regions: [{ ...aClipping().regions[0], picture: null }],
        }),
    });
    const { container } = await renderApp(OPEN, member);
    expect(await screen.findByRole('heading', { name: 'The source isn’t open to you now' })).toBeVisible();
    expect(screen.getByText('The Statesman (London), 17 February 1824, p. 1')).toBeVisible();
    expect(container.querySelector('main img')).toBeNull();
  });

  it('says so where its image was replaced', async () => {
    answer({ clipping: () => aClipping({ standing: 'REPLACED' }) });
    await renderApp(OPEN, member);
    expect(await screen.findByRole('heading', { name: 'The image has been replaced' })).toBeVisible();
  });

  it('is copied as a link that viewers of IIIF open', async () => {
    answer({ clipping: () => aClipping() });
    const { user } = await renderApp(OPEN, member);
    await user.click(await screen.findByRole('button', { name: 'Copy IIIF link' }));
    expect(await navigator.clipboard.readText()).toBe('https://muniment.example/image-viewer?iiif-content=e30');
    expect(await screen.findByText('IIIF link copied')).toBeVisible();
  });

  it('leads to the people of trees that it is attached to', async () => {
    answer({
      clipping: () =>
        aClipping({
          people: [{ familyTreeRef: 'tree-7', treeName: 'The Webbs', personId: 'p-7-1', name: 'William Webb' }],
        }),
    });
    await renderApp(OPEN, member);
    expect(await screen.findByRole('link', { name: 'William Webb' })).toHaveAttribute(
      'href',
      '/trees/tree-7/people/p-7-1',
    );
  });

  it('is not here for one it is not for', async () => {
    answer({ clipping: () => null });
    await renderApp(OPEN, member);
    expect(await screen.findByRole('heading', { level: 1, name: 'This clipping isn’t here' })).toBeVisible();
  });

  it('is changed, and refuses an empty title beside its field', async () => {
    let present = aClipping();
    answer({
      clipping: () => present,
      changeClipping: ({ title }: { title: string }) => (present = aClipping({ title, version: 2 })),
    });
    const { user } = await renderApp(OPEN, member);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Give the clipping a title.')).toBeVisible();
    await user.type(title, 'A great fire');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A great fire' })).toBeVisible();
    expect(last('ChangeClipping')).toEqual({
      id: 'c-one',
      version: 1,
      title: 'A great fire',
      note: 'Ask about the ship',
      tags: ['Webb'],
      text: null,
    });
  });

  it('loses nothing typed where another window was quicker, and saves it on top', async () => {
    let present = aClipping();
    answer({
      clipping: () => present,
      changeClipping: (asked: { version: number; title: string }) => {
        if (asked.version !== present.version) throw refusal('CONFLICT');
        return (present = aClipping({ title: asked.title, version: present.version + 1 }));
      },
    });
    const { user } = await renderApp(OPEN, member);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', mine');
    present = aClipping({ title: 'Theirs', version: 2 });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This clipping was changed in another window')).toBeVisible();
    expect(screen.getByText('Title: “Theirs”')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fire at Wexcombe, mine');
    await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fire at Wexcombe, mine' })).toBeVisible();
  });

  it('is not shared again where staff withdrew its link, and says why', async () => {
    answer({ clipping: () => aClipping({ shareWithdrawnWhy: 'It shows a living person.' }) });
    const { user } = await renderApp(`/collections/all-clippings?clipping=${aClipping().id}`, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this clipping' }));
    expect(dialog.getByText('It shows a living person.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Make a link' })).not.toBeInTheDocument();
  });

  it('COLL-007 is shared by a link, with the note if wished, and not any more', async () => {
    let present = aClipping();
    const share = (includesNote: boolean) => ({
      address: 'https://muniment.example/image-share/AAAAAAAAAAAAAAAAAAAAAA',
      includesNote,
      sharedAt: '2026-11-02T10:00:00.000Z',
      showsPicture: true,
    });
    answer({
      clipping: () => present,
      shareClipping: ({ includesNote }: { includesNote: boolean }) =>
        (present = aClipping({ share: share(includesNote), version: 2 })),
      unshareClipping: () => (present = aClipping({ version: 3 })),
    });
    const { user } = await renderApp(OPEN, member);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this clipping' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Share my note too' }));
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByRole('textbox', { name: 'Link to share' })).toHaveValue(
      'https://muniment.example/image-share/AAAAAAAAAAAAAAAAAAAAAA',
    );
    expect(last('ShareClipping')).toEqual({ id: 'c-one', includesNote: true });
    await user.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    expect(await dialog.findByText('The link no longer opens anything.')).toBeVisible();
  });
});
