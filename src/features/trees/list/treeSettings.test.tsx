import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

describe('the settings of a tree', () => {
  it('ROUTE-206 are saved, surnames in capitals among them', async () => {
    answer({
      familyTree: () => aTree(),
      changeTreeSettings: ({ input }: { input: object }) => ({ ...aTree(), ...input, rootPerson: aCard(1) }),
    });
    const { user, container } = await renderApp('/tree/7/settings', { reader: 'member' });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Give the tree a name.')).toBeVisible();
    await user.type(name, 'The Pinches');
    await user.click(screen.getByRole('checkbox', { name: /Surnames in capitals/ }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved.')).toBeVisible();
    expect(sent('ChangeTreeSettings')).toEqual([
      { ref: '7', input: { name: 'The Pinches', description: '', showSurnamesUppercase: true, rootPerson: 'fmp-7-1' } },
    ]);
  });

  it('choose the home person and who can see the tree, from the list that the share panel has, and ask before people lose access', async () => {
    const sharing = {
      mode: 'SHARED',
      needsSubscription: false,
      readersMayExport: false,
      shareToken: null,
      mostInvitations: 25,
      invitations: [],
      requests: [],
      members: [
        { memberId: '8', name: 'Ann Testwell', role: 'GUEST', seesLiving: false, since: '2026-11-01T00:00:00Z' },
      ],
    };
    answer({
      familyTree: () => aTree(),
      treeSharing: () => sharing,
      changeTreeSharing: ({ mode }: { mode: string }) => ({ ...sharing, mode, members: [] }),
    });
    const { user } = await renderApp('/tree/7/settings', { reader: 'member' });
    expect(await screen.findByRole('combobox', { name: 'Home person' })).toHaveValue('William Pinch, 1832–1901');
    const list = within(await screen.findByRole('group', { name: 'Who can see this tree' }));
    expect(list.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'PRIVATE',
      'SHARED',
      'PUBLIC',
      'PUBLIC_SHARED',
    ]);
    expect(list.getAllByRole('radio')[1]).toBeChecked();
    await user.click(list.getAllByRole('radio')[0]!);
    await user.click(screen.getByRole('button', { name: 'Save sharing' }));
    expect(sent('ChangeTreeSharing')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make it private' }));
    await waitFor(() =>
      expect(sent('ChangeTreeSharing')).toEqual([
        { ref: '7', mode: 'PRIVATE', needsSubscription: false, readersMayExport: false },
      ]),
    );
  });

  it('keep what was typed when they cannot be saved', async () => {
    answer({
      familyTree: () => aTree(),
      changeTreeSettings: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/tree/7/settings', { reader: 'member' });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' and Luxulyan');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Your settings weren’t saved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pinch of Roche and Luxulyan');
  });

  it('are there again after a reload as they were typed, until they are saved', async () => {
    window.localStorage.clear();
    answer({
      familyTree: () => aTree(),
      changeTreeSettings: ({ input }: { input: object }) => ({ ...aTree(), ...input, rootPerson: aCard(1) }),
    });
    const { user, unmount } = await renderApp('/tree/7/settings', { reader: 'member' });
    await user.type(await screen.findByRole('textbox', { name: 'Description (optional)' }), 'From Roche');
    unmount();
    const again = await renderApp('/tree/7/settings', { reader: 'member' });
    expect(await screen.findByText(/^We restored what you typed before/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description (optional)' })).toHaveValue('From Roche');
    await again.user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved.')).toBeVisible();
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
  });

  it('delete a tree only when its name is typed', async () => {
    answer({ familyTree: () => aTree(), deleteTree: () => true, familyTrees: () => [] });
    const { user } = await renderApp('/tree/7/settings', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Delete this tree' }));
    const field = await screen.findByRole('textbox', { name: 'Type the name of the tree' });
    await user.type(field, 'Pinch');
    await user.click(screen.getByRole('button', { name: 'Delete tree' }));
    expect(await screen.findByText('This isn’t the tree’s name.')).toBeVisible();
    expect(sent('DeleteTree')).toEqual([]);
    await user.type(field, ' of Roche');
    await user.click(screen.getByRole('button', { name: 'Delete tree' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tree/all-trees'));
    expect(sent('DeleteTree')).toEqual([{ ref: '7', name: 'Pinch of Roche' }]);
  });

  it('are the owner’s, and of no tree that is not there', async () => {
    answer({ familyTree: () => aTree({ role: 'EDITOR', ownerName: 'Jane' }) });
    await renderApp('/tree/7/settings', { reader: 'member' });
    expect(await screen.findByText('Only the owner of a tree can change its settings')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
  });

  it('are not found of a tree that is not the reader’s', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer({
      familyTree: () => {
        throw refusal('FAMILY_TREE_NOT_FOUND_ERROR');
      },
    });
    await renderApp('/tree/99/settings', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
