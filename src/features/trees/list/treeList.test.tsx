import { screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

const GROUP = 'enable-pre-reg-tree-onboarding';
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const trees = (...list: object[]) => ({ familyTrees: () => list });
const path = () => window.location.pathname;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const outcome = (more: object = {}) => ({
  changeId: '1',
  documents: [],
  personId: null,
  warnings: [],
  conflicts: [],
  theirs: null,
  merged: null,
  problems: [],
  ...more,
});

describe('the trees of a member', () => {
  it('ROUTE-204 are listed with those shared with them, and lead to chart, stories and settings', async () => {
    answer(
      trees(
        aTree(),
        aTree({
          id: '8',
          familyTreeRef: 'fmp-8-1',
          name: 'Hobb',
          role: 'EDITOR',
          ownerName: 'Jane',
          isPublic: true,
          treeType: 'SHARED',
        }),
      ),
    );
    const { container } = await renderApp('/tree/all-trees', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Pinch of Roche' })).toHaveAttribute('href', '/tree/fmp-7-1/tree');
    const shared = within(screen.getByRole('region', { name: 'Shared with you' }));
    expect(shared.getByText(/owned by Jane/)).toBeVisible();
    expect(shared.queryByRole('link', { name: /Settings/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Settings of Pinch of Roche' })).toHaveAttribute(
      'href',
      '/tree/7/settings',
    );
    expect(screen.getByRole('link', { name: 'Hints of Pinch of Roche' })).toHaveAttribute(
      'href',
      '/tree/fmp-7-1/all-hints',
    );
    expect(
      within(screen.getByRole('region', { name: 'Go further' })).getByRole('link', { name: 'Search family trees' }),
    ).toHaveAttribute('href', '/search-family-tree');
    expect(screen.queryByRole('searchbox', { name: 'Find a tree' })).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('say how many hints are new, records and newspaper notices together, and lead to them without a number where that cannot be asked', async () => {
    answer({
      ...trees(aTree(), aTree({ id: '8', familyTreeRef: 'fmp-8-1', name: 'Hobb' })),
      newTreeHints: () => [{ treeId: '7', count: 1_204 }],
    });
    await renderApp('/tree/all-trees', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Hints of Pinch of Roche (1,204 new)' })).toHaveTextContent(
      'Hints (1,204 new)',
    );
    expect(screen.getByRole('link', { name: 'Hints of Hobb' })).toHaveTextContent('Hints');
  });

  it('are found and sorted where there are many', async () => {
    answer(
      trees(
        ...['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'].map((name, at) =>
          aTree({ id: String(at), name, familyTreeRef: `fmp-${at}-1`, personCount: at }),
        ),
      ),
    );
    const { user } = await renderApp('/tree/all-trees', { reader: 'member' });
    const field = await screen.findByRole('searchbox', { name: 'Find a tree' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'size');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Fir');
    await user.type(field, 'ced');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await user.type(field, 'x');
    expect(screen.getByText('No tree matches “cedx”.')).toBeVisible();
  });

  it('can be asked for again, and offer to start one where there are none', async () => {
    answer({
      familyTrees: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/tree/all-trees', { reader: 'member' });
    expect(await screen.findByText('We couldn’t get your trees')).toBeVisible();
    answer(trees());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Start your tree' })).toHaveAttribute('href', '/family-tree/create');
  });

  it('TREE-027 are for members with the grant', async () => {
    await renderApp('/tree/all-trees', { reader: 'member', grants: ['help'] });
    expect(await title('Access denied')).toBeVisible();
    expect(sentRequests()).toEqual([]);
  });

  it('ROUTE-199 /tree/your-tree opens the own tree that changed last', async () => {
    answer({
      ...trees(
        aTree({ changedAt: '2026-01-01T00:00:00Z' }),
        aTree({ id: '9', familyTreeRef: 'fmp-9-1', changedAt: '2026-05-01T00:00:00Z' }),
      ),
      familyTree: () => aTree({ id: '9', familyTreeRef: 'fmp-9-1' }),
      treeNeighbourhood: () => aNeighbourhood(),
    });
    await renderApp('/tree/your-tree', { reader: 'member' });
    await waitFor(() => expect(path()).toBe('/tree/fmp-9-1/tree'));
  });

  it('ROUTE-203 /tree/no-tree-ownership explains it to a member who owns none', async () => {
    answer(trees(aTree({ role: 'GUEST', isEditable: false })));
    const { container } = await renderApp('/tree/your-tree', { reader: 'member' });
    expect(await title('You have no family tree yet')).toBeVisible();
    expect(path()).toBe('/tree/no-tree-ownership');
    expect(screen.getByRole('link', { name: 'Start your tree' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('the family-tree gate', () => {
  it.each(['/family-tree', '/family-tree/create'])(
    'TREE-001 the flag of library terminals leads from %s to /',
    async (address) => {
      answer({ recordSets: () => [] });
      await renderApp(address, { flags: ['library-hide-member-specific-options'] });
      await waitFor(() => expect(path()).toBe('/'));
    },
  );

  it('TREE-002 leads a member to their trees', async () => {
    answer(trees());
    await renderApp('/family-tree', { reader: 'member' });
    expect(await title('Your family trees')).toBeVisible();
    expect(path()).toBe('/tree/all-trees');
  });

  it('TREE-005 shows a visitor what a tree is good for', async () => {
    const { container } = await renderApp('/family-tree');
    expect(await title('Grow your family tree')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start your tree' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Ffamily-tree%2Fcreate',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('leads a newcomer to registration, and remembers the first steps for after it', async () => {
    const { user } = await renderApp('/family-tree');
    await user.click(await screen.findByRole('link', { name: 'Start your tree' }));
    await waitFor(() => expect(path()).toBe('/register'));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/family-tree/create');
  });

  it('leads a visitor of the test group to the first steps at once', async () => {
    await renderApp('/family-tree', { groups: [GROUP] });
    expect(await screen.findByRole('link', { name: 'Start your tree' })).toHaveAttribute('href', '/family-tree/create');
  });

  it('ROUTE-195 lets no one in without the grant', async () => {
    await renderApp('/family-tree/create', { reader: 'member', grants: ['help'] });
    expect(await title('Access denied')).toBeVisible();
  });

  it('sends a visitor outside the test group to sign in', async () => {
    await renderApp('/family-tree/create');
    await waitFor(() => expect(path()).toBe('/sign-in'));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/family-tree/create');
  });

  it.each(['/family-tree/save-tree', '/save-tree'])('ROUTE-198 %s loads /family-tree', async (address) => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    void renderApp(address);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/family-tree'));
  });
});

const fill = async (user: Awaited<ReturnType<typeof renderApp>>['user'], region: string, given: string) =>
  user.type(
    within(await screen.findByRole('region', { name: region })).getByRole('textbox', { name: 'First name(s)' }),
    given,
  );

describe('the first steps', () => {
  beforeEach(() => window.localStorage.clear());

  it('TREE-003 ROUTE-196 are open to a visitor of the test group, without a footer, and survive a reload', async () => {
    const { user, container, unmount } = await renderApp('/family-tree/create', { groups: [GROUP] });
    expect(await title('Start with yourself')).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Enter a first name or a surname.')).toBeVisible();
    await fill(user, 'You', 'Una');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await title('Your parents')).toBeVisible();
    await fill(user, 'Your father', 'Tom');
    unmount();
    await renderApp('/family-tree/create', { groups: [GROUP] });
    expect(await title('Your parents')).toBeVisible();
    const father = within(screen.getByRole('region', { name: 'Your father' }));
    expect(father.getByRole('textbox', { name: 'First name(s)' })).toHaveValue('Tom');
    expect(father.getByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
  });

  it('ROUTE-197 take root once the visitor has an account: the tree is made of what they typed', async () => {
    const { user, unmount } = await renderApp('/family-tree/create', { groups: [GROUP] });
    await fill(user, 'You', 'Una');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await fill(user, 'Your father', 'Tom');
    await user.click(screen.getByRole('button', { name: 'Skip your mother' }));
    await user.click(screen.getByRole('button', { name: 'Skip the rest' }));
    await user.click(await screen.findByRole('button', { name: 'Save my tree' }));
    await waitFor(() => expect(path()).toBe('/register'));
    unmount();
    const done = { completed: true, step: 'done', skippedNodes: ['mother'], rootIsWho: 'you' };
    answer({
      createTree: () => aTree(),
      addTreeRelative: () => outcome({ personId: 'fmp-7-2' }),
      changeTreeOnboarding: () => aTree({ onboarding: done }),
      familyTree: () => aTree({ onboarding: done }),
      treeNeighbourhood: () => aNeighbourhood(),
    });
    await renderApp('/family-tree/you/take-root', { reader: 'member', groups: [GROUP] });
    await waitFor(() => expect(path()).toBe('/tree/fmp-7-1/tree'));
    expect(sent('CreateTree')).toMatchObject([
      { input: { name: 'My family tree', rootPerson: { names: [{ given: 'Una' }], livingFlag: 'living' } } },
    ]);
    expect(sent('AddTreeRelative')).toMatchObject([
      { personId: 'fmp-7-1', relation: 'FATHER', person: { sex: 'm', names: [{ given: 'Tom' }] } },
    ]);
    expect(sent('ChangeTreeOnboarding')).toEqual([
      { ref: 'fmp-7-1', input: { completed: true, step: 'done', skippedNodes: ['mother'] } },
    ]);
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
  });

  it('go on where they broke off, and add no one twice', async () => {
    const { user } = await renderApp('/family-tree/create', { reader: 'member', groups: [GROUP] });
    await fill(user, 'You', 'Una');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await fill(user, 'Your father', 'Tom');
    await user.click(screen.getByRole('button', { name: 'Skip the rest' }));
    answer({
      createTree: () => aTree(),
      addTreeRelative: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create my tree' }));
    expect(await screen.findByText('Your tree wasn’t created')).toBeVisible();
    answer({
      addTreeRelative: () => outcome({ personId: 'fmp-7-2' }),
      changeTreeOnboarding: () => aTree(),
      familyTree: () => aTree(),
      treeNeighbourhood: () => aNeighbourhood(),
    });
    await user.click(screen.getByRole('button', { name: 'Create my tree' }));
    await waitFor(() => expect(path()).toBe('/tree/fmp-7-1/tree'));
    expect(sent('CreateTree')).toHaveLength(1);
  });

  const UNFINISHED = { completed: false, step: 'parents', skippedNodes: [], rootIsWho: 'you' };
  const alone = { persons: [aCard(1, 'Una')], families: [] };

  it('TREE-007 ROUTE-210 open with a new own tree outside the test group, and are done', async () => {
    const fresh = aTree({ personCount: 1, onboarding: UNFINISHED });
    answer({
      familyTree: () => fresh,
      treeNeighbourhood: () => aNeighbourhood(alone),
      addTreeRelative: () => outcome({ personId: 'fmp-7-2' }),
      changeTreeOnboarding: () => aTree(),
    });
    const { user } = await renderApp('/tree/fmp-7-1/tree', { reader: 'member' });
    await waitFor(() => expect(path()).toBe('/tree/fmp-7-1/tree/fmp-7-1/onboarding'));
    const drawer = await screen.findByRole('dialog', { name: 'First steps' });
    expect(await within(drawer).findByRole('heading', { name: 'Your parents' })).toBeVisible();
    await fill(user, 'Your mother', 'Jane');
    answer({ familyTree: () => aTree() });
    await user.click(within(drawer).getByRole('button', { name: 'Skip the rest' }));
    await waitFor(() => expect(path()).toBe('/tree/fmp-7-1/tree'));
    expect(sent('AddTreeRelative')).toMatchObject([
      { personId: 'fmp-7-1', relation: 'MOTHER', person: { names: [{ given: 'Jane' }] } },
    ]);
    expect(sent('ChangeTreeOnboarding')).toMatchObject([{ input: { completed: true, step: 'done' } }]);
  });

  it('save each step before the next is shown, stay where that fails, and say that the tree is ready once it is', async () => {
    answer({
      familyTree: () => aTree({ personCount: 1, onboarding: UNFINISHED }),
      treeNeighbourhood: () => aNeighbourhood(alone),
      addTreeRelative: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
      changeTreeOnboarding: () => aTree(),
    });
    const { user } = await renderApp('/tree/fmp-7-1/tree', { reader: 'member' });
    const drawer = within(await screen.findByRole('dialog', { name: 'First steps' }));
    await drawer.findByRole('heading', { name: 'Your parents' });
    await fill(user, 'Your mother', 'Jane');
    await user.click(drawer.getByRole('button', { name: 'Next' }));
    expect(await drawer.findByText('Some people weren’t added')).toBeVisible();
    expect(drawer.getByRole('heading', { name: 'Your parents' })).toBeVisible();
    answer({ addTreeRelative: () => outcome({ personId: 'fmp-7-2' }) });
    await user.click(drawer.getByRole('button', { name: 'Next' }));
    expect(await drawer.findByRole('heading', { name: 'Your grandparents' })).toBeVisible();
    expect(sent('AddTreeRelative').at(-1)).toMatchObject({
      personId: 'fmp-7-1',
      relation: 'MOTHER',
      person: { names: [{ given: 'Jane' }] },
    });
    expect(sent('ChangeTreeOnboarding').at(-1)).toMatchObject({ input: { completed: false, step: 'grandparents' } });
    const before = sent('AddTreeRelative').length;
    await user.click(drawer.getByRole('button', { name: 'Next' }));
    expect(await drawer.findByRole('heading', { name: 'Your tree is ready' })).toBeVisible();
    expect(sent('ChangeTreeOnboarding').at(-1)).toMatchObject({ input: { completed: true, step: 'done' } });
    expect(sent('AddTreeRelative')).toHaveLength(before);
  });

  it('do not say that a tree is ready which is not made yet', async () => {
    const { user } = await renderApp('/family-tree/create', { reader: 'member', groups: [GROUP] });
    await fill(user, 'You', 'Una');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Skip the rest' }));
    expect(await screen.findByRole('heading', { name: 'Check your tree' })).toBeVisible();
    expect(screen.queryByText('Your tree is ready')).not.toBeInTheDocument();
    expect(sent('CreateTree')).toEqual([]);
  });

  it('TREE-006 do not open for a private tree of a member of the test group', async () => {
    answer({
      familyTree: () => aTree({ personCount: 1, onboarding: UNFINISHED }),
      treeNeighbourhood: () => aNeighbourhood(alone),
    });
    await renderApp('/tree/fmp-7-1/tree', { reader: 'member', groups: [GROUP] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pinch of Roche' })).toBeVisible();
    expect(path()).toBe('/tree/fmp-7-1/tree');
  });

  it('are left by closing them, and do not come back at once', async () => {
    answer({
      familyTree: () => aTree({ personCount: 1, onboarding: UNFINISHED }),
      treeNeighbourhood: () => aNeighbourhood(alone),
    });
    const { user } = await renderApp('/tree/fmp-7-1/tree', { reader: 'member' });
    await screen.findByRole('dialog', { name: 'First steps' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/tree/fmp-7-1/tree');
  });
});
