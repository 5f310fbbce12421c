import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aTree } from '#test/support/treeAnswers.ts';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const editor = (memberId: string, name: string, isHeir = false) => ({ memberId, name, isHeir });
const shared = (editors: object[], others = editors.length) => [
  { treeId: '7', familyTreeRef: 'fmp-7-1', treeName: 'Pinch of Roche', others, editors, mostHeirs: 3 },
];

describe('who may take over a tree', () => {
  it('is named in its settings, up to three editors, and saved with each choice', async () => {
    const four = ['Ann', 'Ben', 'Cis'].map((name, at) => editor(String(at + 1), name, true)).concat(editor('4', 'Dan'));
    answer({
      familyTree: () => aTree(),
      treeHeirs: () => shared(four),
      nameTreeHeirs: () => shared([...four.slice(1, 3), editor('1', 'Ann'), editor('4', 'Dan')]),
    });
    const { user, container } = await renderApp('/tree/7/settings', { reader: 'member' });
    const group = within(await screen.findByRole('group', { name: 'Who may take over “Pinch of Roche”?' }));
    expect(group.getByRole('checkbox', { name: 'Dan' })).toBeDisabled();
    await user.click(group.getByRole('checkbox', { name: 'Ann' }));
    expect(sent('NameTreeHeirs')).toEqual([{ ref: '7', memberIds: ['2', '3'] }]);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Dan' })).toBeEnabled());
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('is no one where no one can edit it, and is not asked of a tree that no one else has', async () => {
    answer({ familyTree: () => aTree(), treeHeirs: () => shared([], 2) });
    const first = await renderApp('/tree/7/settings', { reader: 'member' });
    expect(await screen.findByText(/2 other people have this tree, but no one can edit it/)).toBeVisible();
    first.unmount();
    answer({ familyTree: () => aTree(), treeHeirs: () => [] });
    await renderApp('/tree/7/settings', { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'Tree settings' })).toBeVisible();
    expect(screen.queryByRole('group', { name: /take over/ })).not.toBeInTheDocument();
  });
});

describe('a tree without an owner', () => {
  const LEFT = {
    role: 'EDITOR' as const,
    isEditable: false,
    isViewOnly: true,
    ownerName: null,
    leftAt: '2026-06-01T00:00:00.000Z',
  };

  it('says that it can only be read', async () => {
    answer({ familyTree: () => aTree(LEFT) });
    await renderApp('/tree/7/settings', { reader: 'member' });
    expect(
      await screen.findByText(
        'The owner of this tree has closed their account. You can read it, but no one can change it.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Become its owner' })).not.toBeInTheDocument();
  });

  it('is offered to an heir as well where its owner is away', async () => {
    answer({
      familyTree: () => aTree({ role: 'EDITOR', takesOverUntil: '2026-07-01T00:00:00.000Z' }),
      takeOverTree: () => true,
    });
    const { user } = await renderApp('/tree/7/settings', { reader: 'member' });
    expect(
      await screen.findByText(
        /^The owner of this tree has not signed in for 24 months and named you to take it over\. You can do so until 1 July 2026\./u,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Become its owner' }));
    expect(sent('TakeOverTree')).toEqual([{ ref: '7' }]);
  });

  it('is taken over by an heir, who is told where it is too late', async () => {
    const takeOver = jest.fn<boolean, []>(() => {
      throw refusal('FAMILY_TREE_AUTHORISATION_ERROR');
    });
    answer({
      familyTree: () => aTree({ ...LEFT, takesOverUntil: '2026-07-01T00:00:00.000Z' }),
      treeHeirs: () => [],
      takeOverTree: takeOver,
    });
    const { user } = await renderApp('/tree/7/settings', { reader: 'member' });
    const button = await screen.findByRole('button', { name: 'Become its owner' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    answer({ familyTree: () => aTree(), treeHeirs: () => [], takeOverTree: () => true });
    await user.click(button);
    expect(await screen.findByRole('button', { name: /Delete/ })).toBeVisible();
    expect(sent('TakeOverTree')).toEqual([{ ref: '7' }, { ref: '7' }]);
  });
});
