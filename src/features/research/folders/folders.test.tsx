import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const OWNER = { memberId: '1', displayName: 'Una Testwell', role: 'OWNER' };
const ID = 'f-aaaaaaaaaaaaaaaaaaaa';
const item = (id: string, more: object = {}) => ({
  id,
  kind: 'NOTE',
  address: null,
  name: null,
  detail: null,
  note: `Note ${id}`,
  addedAt: '2026-11-20T10:00:00.000Z',
  addedBy: null,
  isWithheld: false,
  ...more,
});
const RECORD = item('1', {
  kind: 'RECORD',
  address: '/transcript?id=R1',
  name: 'William PINCH',
  detail: 'England 1871',
  note: '',
});
const CLOSED = item('2', {
  kind: 'ARTICLE',
  address: '/image-viewer?issue=n-a/18420105/0001/0001',
  note: 'The bride?',
});
const HEADING = item('3', { kind: 'HEADING', note: 'Still to find' });
const folder = (items: object[] = [RECORD, CLOSED, HEADING, item('4')], more: object = {}) => ({
  id: ID,
  name: 'The Pinch brothers',
  description: 'Who was the elder?',
  itemCount: items.length,
  changedAt: '2026-11-20T10:00:00.000Z',
  version: 4,
  questionId: null,
  role: 'OWNER',
  isMine: true,
  ownerName: 'Una Testwell',
  members: [OWNER],
  items,
  ...more,
});
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

async function open(answers: Parameters<typeof answer>[0] = {}) {
  window.localStorage.setItem('has-viewed-my-research-explainer', '2026-01-01T00:00:00.000Z');
  answer({ researchFolder: () => folder(), ...answers });
  const shown = await renderApp(`/my-research/folder/${ID}`, { reader: 'member' });
  await screen.findByRole('heading', { level: 1, name: 'The Pinch brothers' });
  return shown;
}
const entries = () => within(screen.getByRole('list', { name: 'Entries' })).getAllByRole('listitem');

describe('a research folder', () => {
  it('ROUTE-126 RES-007 shows its entries in order, and says which can no longer be opened', async () => {
    const { container } = await open();
    expect(entries().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^RecordWilliam PINCHEngland 1871/u),
      expect.stringMatching(/^ArticleYou can no longer open thisThe bride\?/u),
      expect.stringMatching(/^Still to find/u),
      expect.stringMatching(/^Note 4/u),
    ]);
    expect(screen.getByRole('link', { name: 'William PINCH' })).toHaveAttribute('href', '/transcript?id=R1');
    expect(screen.getByRole('heading', { level: 2, name: 'Still to find' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('RES-007 is not found where the member has none of that id', async () => {
    answer({ researchFolder: () => null });
    await renderApp(`/my-research/folder/${ID}`, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('ROUTE-126 is not found without the grant, and nothing is asked', async () => {
    await renderApp(`/my-research/folder/${ID}`, { reader: 'member', grants: ['my-research:introduction'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(sent('ResearchFolder')).toEqual([]);
  });

  it('offers another try when it could not be loaded', async () => {
    let isDown = true;
    answer({
      researchFolder: () => {
        if (isDown) throw refusal('INTERNAL_SERVER_ERROR');
        return folder();
      },
    });
    const { user } = await renderApp(`/my-research/folder/${ID}`, { reader: 'member' });
    expect(await screen.findByText('We couldn’t show this folder')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /Try again/iu }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Pinch brothers' })).toBeVisible();
  });

  it('moves an entry by one place', async () => {
    const { user } = await open({ moveResearchItem: () => folder([CLOSED, RECORD, HEADING]) });
    await user.click(screen.getByRole('button', { name: 'Move William PINCH down' }));
    await waitFor(() => expect(entries()[0]).toHaveTextContent('The bride?'));
    expect(sent('MoveResearchItem')).toEqual([{ id: '1', after: '2' }]);
    await user.click(screen.getByRole('button', { name: 'Move William PINCH up' }));
    await waitFor(() => expect(sent('MoveResearchItem')[1]).toEqual({ id: '1', after: null }));
  });

  it('keeps what was typed when a note cannot be saved', async () => {
    const { user } = await open({
      changeResearchItem: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add note: William PINCH' }));
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(note, 'Is he the miner?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(note).toHaveAccessibleDescription(/went wrong|try again/iu));
    expect(note).toHaveValue('Is he the miner?');
    answer({ changeResearchItem: () => ({ id: '1', note: 'Is he the miner?' }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Is he the miner?', { selector: 'p' })).toBeVisible();
  });

  it('removes an entry and brings it back', async () => {
    const { user } = await open({
      removeResearchItem: () => true,
      restoreResearchItem: () => folder([CLOSED, HEADING, item('4'), RECORD]),
    });
    await user.click(screen.getByRole('button', { name: 'Remove William PINCH' }));
    await waitFor(() => expect(entries()).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(entries()).toHaveLength(4));
    expect(sent('RestoreResearchItem')).toEqual([{ id: '1' }]);
  });

  it('takes a page by its address, and says why not', async () => {
    const { user } = await open({
      addToResearchFolder: () =>
        folder([
          RECORD,
          item('9', { kind: 'SEARCH', address: '/search/results?lastname=pinch', name: 'Pinch', note: '' }),
        ]),
    });
    const address = screen.getByRole('textbox', { name: 'Address of the page' });
    const add = screen.getByRole('button', { name: 'Add' });
    await user.type(address, 'https://elsewhere.example/transcript?id=R1');
    await user.click(add);
    expect(await screen.findByText('This is not a page of this site.')).toBeVisible();
    await user.clear(address);
    await user.type(address, '/home');
    await user.click(add);
    expect(await screen.findByText(/^A folder can’t hold this page/u)).toBeVisible();
    await user.clear(address);
    await user.type(address, `${window.location.origin}/search/results?lastname=pinch`);
    await user.click(add);
    expect(await screen.findByRole('link', { name: 'Pinch' })).toBeVisible();
    expect(address).toHaveValue('');
    expect(sent('AddResearchPage')).toEqual([
      { folderId: ID, address: 'http://localhost/search/results?lastname=pinch' },
    ]);
  });

  it('takes notes and headings', async () => {
    const { user } = await open({ writeInResearchFolder: () => folder([HEADING]) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to add' }), 'A heading');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Heading' }), 'Still to find{Enter}');
    await waitFor(() =>
      expect(sent('WriteInResearchFolder')).toEqual([{ folderId: ID, text: 'Still to find', isHeading: true }]),
    );
  });

  it('says when it was changed in another window, and loses nothing that was typed', async () => {
    const { user } = await open({
      changeResearchFolder: () => {
        throw refusal('CONFLICT');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Edit name and description' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'The Pinches of Roche');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This folder was changed in another window/u)).toBeVisible();
    expect(name).toHaveValue('The Pinches of Roche');
    expect(sent('ChangeResearchFolder')).toEqual([
      { id: ID, version: 4, name: 'The Pinches of Roche', description: 'Who was the elder?' },
    ]);
  });

  it('shows the note of another editor who was quicker beside what was typed, and overwrites it only when asked', async () => {
    let stored = 'Lead';
    const { user } = await open({
      researchFolder: () => folder([{ ...RECORD, note: stored }]),
      changeResearchItem: ({ id, note, was }: { id: string; note: string; was: string }) => {
        if (stored === 'Lead') stored = 'By Ann';
        if (was !== stored) throw refusal('CONFLICT');
        return { id, note };
      },
    });
    await user.click(screen.getByRole('button', { name: /^Edit note/u }));
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.clear(note);
    await user.type(note, 'By Ben');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It now says “By Ann”.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('By Ben');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('ChangeResearchItem').at(-1)).toMatchObject({ note: 'By Ben', was: 'By Ann' }));
  });

  it('of a question leads there, and is changed and deleted with it alone', async () => {
    await open({ researchFolder: () => folder([], { questionId: 'q-a' }) });
    expect(screen.getByRole('link', { name: 'Open the question' })).toHaveAttribute('href', '/research-questions/q-a');
    expect(screen.queryByRole('button', { name: 'Delete folder' })).not.toBeInTheDocument();
  });

  it('is deleted, and brought back by one press', async () => {
    const { user, router } = await open({
      removeResearchFolder: () => true,
      restoreResearchFolder: () => ({ id: ID }),
    });
    await user.click(screen.getByRole('button', { name: 'Delete folder' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-research'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my-research/folder/${ID}`));
  });
});

describe('a shared research folder', () => {
  const JANE = { memberId: '42', displayName: 'Jane Lane', role: 'READER' };
  const WITHHELD = item('5', { kind: 'PERSON', note: '', addedBy: 'Una Testwell', isWithheld: true });
  const shared = (role: string) => ({
    researchFolder: () => folder([RECORD, WITHHELD], { role, isMine: false, members: [OWNER, JANE] }),
  });

  it('is shared by a link, which its owner copies, and members are removed again', async () => {
    const { user } = await open({
      researchFolder: () => folder([RECORD], { members: [OWNER, JANE] }),
      inviteToResearchFolder: ({ role }: { role: string }) => ({
        role,
        address: 'https://muniment.example/research-invitations/abc',
        expiresAt: '2026-12-01T10:00:00.000Z',
      }),
      removeResearchFolderMember: () => true,
      memberIdToProfileId: ({ memberId }: { memberId: number }) => `p-of-${memberId}`,
    });
    expect(screen.getByText('1 entry · Shared with Jane Lane')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share with people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with people' }));
    expect(await dialog.findByRole('link', { name: 'Profile of Jane Lane' })).toHaveAttribute(
      'href',
      '/profile/p-of-42',
    );
    await user.click(dialog.getByRole('radio', { name: 'Can add and order' }));
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByRole('textbox', { name: 'Invitation link' })).toHaveValue(
      'https://muniment.example/research-invitations/abc',
    );
    await user.click(dialog.getByRole('button', { name: 'Remove Jane Lane' }));
    expect(await dialog.findByText('Only you so far.')).toBeVisible();
    expect([sent('InviteToResearchFolder'), sent('RemoveResearchFolderMember')]).toEqual([
      [{ folderId: ID, role: 'EDITOR' }],
      [{ folderId: ID, memberId: '42' }],
    ]);
  });

  it('is only read by its readers, who see what is withheld as such', async () => {
    const { container } = await open(shared('READER'));
    expect(screen.getByText('2 entries · Shared by Una Testwell · Shared with Jane Lane')).toBeVisible();
    expect(entries()[1]).toHaveTextContent('PersonYou don’t have access to thisAdded by Una Testwell');
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Leave folder']);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('is arranged by its editors, who change and remove nothing unseen', async () => {
    await open(shared('EDITOR'));
    expect(
      within(entries()[1]!)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Move Person: You don’t have access to this up', 'Move Person: You don’t have access to this down']);
    expect(screen.getByRole('heading', { name: 'Add to this folder' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete folder' })).not.toBeInTheDocument();
  });

  it('is left by one press', async () => {
    const { user, router } = await open({ ...shared('READER'), removeResearchFolderMember: () => true });
    await user.click(screen.getByRole('button', { name: 'Leave folder' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-research'));
    expect(sent('RemoveResearchFolderMember')).toMatchObject([{ folderId: ID }]);
  });

  it('is joined by its link; a visitor signs in first, and a used link says so', async () => {
    const offer = { folderName: 'The Pinch brothers', ownerName: 'Una', role: 'EDITOR', folderId: null };
    answer({
      researchFolderInvitation: () => offer,
      acceptResearchFolderInvitation: () => ({ id: ID }),
      ...shared('EDITOR'),
    });
    const { user, router, unmount } = await renderApp('/research-invitations/token', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Join “The Pinch brothers”' })).toBeVisible();
    expect(
      screen.getByText('Una shares this research folder with you. You can read it, and add, order and remove entries.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Join folder' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my-research/folder/${ID}`));
    unmount();
    answer({ researchFolderInvitation: () => null });
    await renderApp('/research-invitations/token', { reader: 'visitor' });
    expect(await screen.findByText('This link is no longer good')).toBeVisible();
  });

  it('has a link that can be asked for again when it could not be fetched', async () => {
    answer({
      researchFolderInvitation: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/research-invitations/token', { reader: 'visitor' });
    expect(await screen.findByRole('heading', { level: 2, name: 'We couldn’t fetch this invitation' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Invitation to a research folder' })).toBeVisible();
    answer({ researchFolderInvitation: () => null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This link is no longer good')).toBeVisible();
  });
});

describe('“Add to research”', () => {
  const ADDRESS = '/search/results?lastname=pinch';
  const RESULTS = {
    researchFolders: () => ({
      folders: [
        { id: ID, name: 'The Pinch brothers', role: 'OWNER' },
        { id: 'f-c', name: 'Only read', role: 'READER' },
      ],
    }),
    researchQuestions: () => ({ questions: [] }),
  };

  it('puts a search into a folder, or into a new one', async () => {
    answer({
      ...RESULTS,
      createResearchFolder: () => ({ id: 'f-b' }),
      addToResearchFolder: () => ({ id: 'f-b', name: 'New one' }),
    });
    const { user, container } = await renderApp(ADDRESS, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Add to research' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to research' }));
    const choice = await dialog.findByRole('combobox', { name: 'Question or folder' });
    expect(choice).toHaveValue(ID);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.selectOptions(choice, 'New folder');
    await user.click(dialog.getByRole('button', { name: 'Add to research' }));
    expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the folder' }), 'New one');
    await user.type(dialog.getByRole('textbox', { name: /^Note/u }), 'All of Roche');
    await user.click(dialog.getByRole('button', { name: 'Add to research' }));
    expect(await screen.findByText('Added to “New one”', { selector: 'p' })).toBeVisible();
    expect([sent('CreateResearchFolder'), sent('AddToResearchFolder')]).toEqual([
      [{ name: 'New one', description: '' }],
      [{ folderId: 'f-b', address: ADDRESS, note: 'All of Roche' }],
    ]);
  });

  it('keeps what was typed over a reload, and no longer once it is added', async () => {
    answer({ ...RESULTS, addToResearchFolder: () => ({ id: ID, name: 'The Pinch brothers' }) });
    const openDialog = async () => {
      const shown = await renderApp(ADDRESS, { reader: 'member' });
      await shown.user.click(await screen.findByRole('button', { name: 'Add to research' }));
      return { ...shown, note: await screen.findByRole('textbox', { name: /^Note/u }) };
    };
    const first = await openDialog();
    await first.user.type(first.note, 'The elder?');
    first.unmount();
    const second = await openDialog();
    expect(second.note).toHaveValue('The elder?');
    await second.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add to research' }));
    await screen.findByText('Added to “The Pinch brothers”', { selector: 'p' });
    second.unmount();
    expect((await openDialog()).note).toHaveValue('');
  });

  it('puts it into a question, which it then leads to', async () => {
    answer({
      ...RESULTS,
      researchQuestions: () => ({ questions: [{ id: 'q-a', title: 'Who was his father?', folderId: 'f-q' }] }),
      addToResearchFolder: () => ({ id: 'f-q', name: 'Who was his father?' }),
    });
    const { user, router } = await renderApp(ADDRESS, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Add to research' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to research' }));
    expect((await dialog.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Question: Who was his father?',
      'Folder: The Pinch brothers',
      'New question',
      'New folder',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Add to research' }));
    await user.click(await screen.findByRole('button', { name: 'See it there' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/research-questions/q-a'));
    expect(sent('AddToResearchFolder')).toEqual([{ folderId: 'f-q', address: ADDRESS, note: '' }]);
  });

  it('is not offered without folders', async () => {
    await renderApp(ADDRESS, { reader: 'member', grants: ['search:save-search'] });
    await screen.findByRole('button', { name: 'Save search' });
    expect(screen.queryByRole('button', { name: 'Add to research' })).not.toBeInTheDocument();
  });
});
