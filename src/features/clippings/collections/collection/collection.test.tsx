import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aClipping, aCollection } from '../aClipping.fixture.ts';
import { moveItem } from '../collectionsApi.ts';

const AT = '/collections/collection/k-one';
const member = { reader: 'member' } as const;
const item = (id: string, title: string, more: object = {}) => ({
  id,
  note: '',
  mayChange: true,
  clipping: aClipping({ id: `c-${id}`, title }),
  record: null,
  ...more,
});
const three = () => [item('one', 'Fire'), item('two', 'Flood'), item('three', 'Frost')];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const last = (operation: string) =>
  sentRequests().findLast(({ operationName }) => operationName === operation)?.variables;

/** A server that keeps the order. */
function ordered(more: object = {}) {
  let items = three();
  answer({
    collection: () => aCollection({ itemCount: items.length, items: () => items }),
    moveCollectionItem: ({ id, after }: { id: string; after: string | null }) => {
      items = moveItem(items, id, after);
      return aCollection();
    },
    ...more,
  });
}

beforeEach(() => window.localStorage.clear());

describe('a collection', () => {
  it('ROUTE-076 COLL-003 shows its title and its clippings in order, and opens one', async () => {
    ordered({ clipping: () => aClipping({ title: 'Flood' }) });
    const { user, container } = await renderApp(AT, member);
    expect(await screen.findByRole('heading', { level: 1, name: 'Webbs of Harrowmere' })).toBeVisible();
    expect(titles()).toEqual(['Fire', 'Flood', 'Frost']);
    expect(document.title).toBe('Webbs of Harrowmere | Muniment');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Flood' }));
    expect(await screen.findByRole('img', { name: 'The clipping, from page 1' })).toBeVisible();
  });

  it('is ordered by arrow keys, which keep the focus and say the place', async () => {
    ordered();
    const { user } = await renderApp(AT, member);
    const grip = await screen.findByRole('button', { name: 'Move Frost' });
    grip.focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(titles()).toEqual(['Fire', 'Frost', 'Flood']));
    expect(last('MoveCollectionItem')).toEqual({ id: 'three', after: 'one' });
    expect(screen.getByText('Frost: place 2 of 3.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Frost' })).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(titles()).toEqual(['Frost', 'Fire', 'Flood']));
    expect(last('MoveCollectionItem')).toEqual({ id: 'three', after: null });
  });

  it('sends a second move when the first is answered, so that the server takes neither before the other', async () => {
    let items = three();
    let letGo: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    answer({
      collection: () => aCollection({ itemCount: items.length, items: () => items }),
      moveCollectionItem: async ({ id, after }: { id: string; after: string | null }) => {
        if (after !== null) await isHeld;
        items = moveItem(items, id, after);
        return aCollection();
      },
    });
    const { user } = await renderApp(AT, member);
    (await screen.findByRole('button', { name: 'Move Frost' })).focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(titles()).toEqual(['Fire', 'Frost', 'Flood']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Frost' })).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(titles()).toEqual(['Frost', 'Fire', 'Flood']));
    const moves = () =>
      sentRequests()
        .filter(({ operationName }) => operationName === 'MoveCollectionItem')
        .map(({ variables }) => variables);
    expect(moves()).toEqual([{ id: 'three', after: 'one' }]);
    letGo();
    await waitFor(() =>
      expect(moves()).toEqual([
        { id: 'three', after: 'one' },
        { id: 'three', after: null },
      ]),
    );
    await waitFor(() => expect(items.map(({ id }) => id)).toEqual(['three', 'one', 'two']));
    expect(titles()).toEqual(['Frost', 'Fire', 'Flood']);
  });

  it('is ordered by dragging', async () => {
    ordered();
    await renderApp(AT, member);
    const dataTransfer = { dropEffect: 'none' };
    const cards = await screen.findAllByRole('article');
    fireEvent.dragStart(cards[0]!, { dataTransfer });
    fireEvent.dragOver(cards[2]!, { dataTransfer });
    fireEvent.drop(cards[2]!, { dataTransfer });
    await waitFor(() => expect(titles()).toEqual(['Flood', 'Frost', 'Fire']));
    expect(last('MoveCollectionItem')).toEqual({ id: 'one', after: 'three' });
  });

  it('takes the old order again where another window removed the item', async () => {
    ordered({ moveCollectionItem: () => null });
    const { user } = await renderApp(AT, member);
    await user.click(await screen.findByRole('button', { name: 'Move Fire down' }));
    expect(await screen.findByText(/^The order wasn’t changed\./u)).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Fire', 'Flood', 'Frost']));
  });

  it('says that another window ordered it, too, and shows both orders', async () => {
    let [items, version] = [three(), 1];
    answer({
      collection: () => aCollection({ itemCount: 3, version, items: () => items }),
      moveCollectionItem: ({ id, after }: { id: string; after: string | null }) => {
        items = moveItem(items, id, after);
        version += 1;
        return aCollection({ version });
      },
    });
    const { user } = await renderApp(AT, member);
    await user.click(await screen.findByRole('button', { name: 'Move Fire down' }));
    await waitFor(() => expect(titles()).toEqual(['Flood', 'Fire', 'Frost']));
    expect(screen.queryByText(/in another window/u)).not.toBeInTheDocument();
    [items, version] = [moveItem(items, 'three', null), version + 1];
    await user.click(screen.getByRole('button', { name: 'Move Fire up' }));
    await waitFor(() => expect(titles()).toEqual(['Fire', 'Frost', 'Flood']));
    expect(
      await screen.findByText('This collection was also changed in another window. You now see both changes.'),
    ).toBeVisible();
  });

  it('keeps a note that was being typed when the page was left', async () => {
    ordered();
    const { user, unmount } = await renderApp(AT, member);
    await user.click((await screen.findAllByRole('button', { name: 'Add a note' }))[0]!);
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Was it insured?');
    await waitFor(() => expect(window.localStorage.getItem('formDrafts')).toContain('Was it insured?'));
    unmount();
    const { user: again } = await renderApp(AT, member);
    await again.click((await screen.findAllByRole('button', { name: 'Add a note' }))[0]!);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Was it insured?'));
    await again.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
  });

  it('has notes, a cover, and removes an item with undo', async () => {
    const removeFromCollection = jest.fn((_asked: object) => true);
    const addToCollection = jest.fn((_asked: object) => item('four', 'Fire'));
    ordered({
      removeFromCollection,
      addToCollection,
      changeCollectionItem: ({ id, note }: { id: string; note: string }) => item(id, 'Fire', { note }),
      changeCollection: () => aCollection(),
    });
    const { user } = await renderApp(AT, member);
    await user.click((await screen.findAllByRole('button', { name: 'Add a note' }))[0]!);
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'See the ship');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(last('ChangeCollectionItem')).toEqual({ id: 'one', note: 'See the ship', was: '' }));
    await user.click((await screen.findAllByRole('button', { name: 'Use as cover' }))[1]!);
    await waitFor(() =>
      expect(last('ChangeCollection')).toMatchObject({ id: 'k-one', version: 1, coverClippingId: 'c-two' }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Fire from the collection' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(addToCollection.mock.calls[0]?.[0]).toMatchObject({
        collectionId: 'k-one',
        clippingId: 'c-one',
        recordId: null,
      }),
    );
    await waitFor(() => expect(last('MoveCollectionItem')).toEqual({ id: 'four', after: null }));
  });

  it('shows the note of another editor who was quicker beside what was typed, and overwrites it only when asked', async () => {
    let stored = '';
    ordered({
      collection: () => aCollection({ items: [item('one', 'Fire', { note: stored })], itemCount: 1 }),
      changeCollectionItem: ({ id, note, was }: { id: string; note: string; was: string }) => {
        if (stored === '') stored = 'By Ann';
        if (was !== stored) throw refusal('CONFLICT');
        return item(id, 'Fire', { note });
      },
    });
    const { user } = await renderApp(AT, member);
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'By Ben');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('It now says: “By Ann”')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('By Ben');
    await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(last('ChangeCollectionItem')).toEqual({ id: 'one', note: 'By Ben', was: 'By Ann' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
  });

  it('is published, and shared by invitation', async () => {
    ordered({
      collection: () => aCollection({ members: [{ memberId: '7', displayName: 'Ann Lee', role: 'READER' }] }),
      changeCollection: () => aCollection({ visibility: 'PUBLIC', version: 2 }),
      inviteToCollection: ({ role }: { role: string }) => ({
        role,
        address: 'https://muniment.example/collections/invitation/abc',
        expiresAt: '2026-12-01T10:00:00.000Z',
      }),
      removeCollectionMember: () => true,
    });
    const { user } = await renderApp(AT, member);
    expect(await screen.findByRole('heading', { name: 'Nothing in this collection yet' })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /^Publish/u }));
    await waitFor(() => expect(last('ChangeCollection')).toMatchObject({ visibility: 'PUBLIC', version: 1 }));
    await user.click(screen.getByRole('button', { name: 'Share with people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with people' }));
    await user.click(dialog.getByRole('radio', { name: 'Can add and order' }));
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByRole('textbox', { name: 'Invitation link' })).toHaveValue(
      'https://muniment.example/collections/invitation/abc',
    );
    expect(last('InviteToCollection')).toEqual({ collectionId: 'k-one', role: 'EDITOR' });
    await user.click(dialog.getByRole('button', { name: 'Remove Ann Lee' }));
    await waitFor(() => expect(last('RemoveCollectionMember')).toEqual({ collectionId: 'k-one', memberId: '7' }));
  });

  it('shows two windows that change its name what the other wrote', async () => {
    let present = aCollection();
    answer({
      collection: () => present,
      changeCollection: (asked: { version: number; name: string }) => {
        if (asked.version !== Number((present as { version: number }).version)) throw refusal('CONFLICT');
        return (present = aCollection({ name: asked.name, version: 3 }));
      },
    });
    const { user } = await renderApp(AT, member);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ', mine');
    present = aCollection({ name: 'Theirs', version: 2 });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('It is now called “Theirs”.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Webbs of Harrowmere, mine');
    await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Webbs of Harrowmere, mine' })).toBeVisible();
  });

  it('says of a closed clipping that it is closed, and offers a reader no changes', async () => {
    answer({
      collection: () =>
        aCollection({
          role: null,
          visibility: 'PUBLIC',
          ownerName: 'Ann Lee',
          itemCount: 1,
          items: [
            item('one', 'Fire', {
              mayChange: false,
              clipping: aClipping({ standing: 'CLOSED', thumbnail: null, isMine: false }),
            }),
          ],
        }),
    });
    await renderApp(AT);
    expect((await screen.findAllByText('Not open to you now'))[0]).toBeVisible();
    expect(screen.getByText('Collected by Ann Lee')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Move|Edit|Share|Remove)/u })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('is not here for one it is not for', async () => {
    answer({ collection: () => null });
    await renderApp(AT);
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not have this collection' })).toBeVisible();
  });
});
