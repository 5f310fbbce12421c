import { screen, waitFor, within } from '@testing-library/react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

const KEY = 'has-viewed-my-research-explainer';
const A_FOLDER = {
  id: 'f-aaaaaaaaaaaaaaaaaaaa',
  name: 'The Pinch brothers',
  itemCount: 3,
  changedAt: '2026-11-20T10:00:00.000Z',
  isMine: true,
  ownerName: 'Una Testwell',
};
const A_TASK = {
  id: '1',
  version: 1,
  text: 'Write to Truro',
  due: '2026-11-01',
  isDone: false,
  questionId: 'q-aaaaaaaaaaaaaaaaaaaa',
  question: 'Who was his father?',
  personAddress: null,
  personId: null,
};
const WHOLE = {
  spaceUsed: null,
  opened: [{ kind: 'RECORD', address: '/transcript?id=R1', name: 'William PINCH', detail: 'England 1871' }],
  saved: [
    { id: '2', name: 'Pinches', kind: 'RECORDS', search: 'lastname=pinch', newCount: 7 },
    { id: '1', name: 'Old', kind: 'RECORDS', search: 'lastname=old', newCount: 0 },
  ],
  diary: {
    isStarted: true,
    entries: [{ id: '1', kind: 'ARTICLES', search: 'q=mare', searchedAt: '2026-11-20T10:00:00.000Z', total: 0 }],
  },
  worthSearching: [
    {
      entryId: '9',
      kind: 'ARTICLES',
      search: 'q=heifer',
      searchedAt: '2026-10-20T10:00:00.000Z',
      came: [{ name: 'Wexcombe Mercury', count: 212, firstYear: 1881, lastYear: 1882 }],
      total: 1,
    },
  ],
  folders: { folders: [A_FOLDER], most: 200 },
  questions: {
    questions: [
      {
        id: 'q-aaaaaaaaaaaaaaaaaaaa',
        title: 'Who was his father?',
        state: 'IN_WORK',
        confidence: null,
        changedAt: '2026-11-20T10:00:00.000Z',
      },
      {
        id: 'q-baaaaaaaaaaaaaaaaaaa',
        title: 'Where did she die?',
        state: 'CONCLUDED',
        confidence: 'PROVED',
        changedAt: '2026-11-20T10:00:00.000Z',
      },
    ],
    most: 500,
  },
  tasks: [A_TASK],
  clippings: {
    clippings: [{ id: 'c-aaaaaaaaaaaaaaaaaaaa', title: 'A fire at Roche', thumbnail: '/thumbnail' }],
    total: 1,
  },
  hints: [{ treeId: '7', treeName: 'The Webbs', count: 3 }],
};
const HUB = { researchHub: () => WHOLE };
const open = (grants: readonly string[] = defaultGrants('member')) =>
  renderApp('/my-research', { reader: 'member', grants });
const seen = () => window.localStorage.setItem(KEY, '2026-01-01T00:00:00.000Z');

describe('the research hub', () => {
  it('ROUTE-124 shows questions, folders, tasks, searches and clippings, with one request', async () => {
    seen();
    answer(HUB);
    const { container } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'My research' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'The Pinch brothers' })).toHaveAttribute(
      'href',
      '/my-research/folder/f-aaaaaaaaaaaaaaaaaaaa',
    );
    const questions = within(screen.getByRole('region', { name: 'Questions' }));
    expect(questions.getByRole('link', { name: 'Who was his father?' })).toHaveAttribute(
      'href',
      '/research-questions/q-aaaaaaaaaaaaaaaaaaaa',
    );
    expect(questions.getByText('Concluded or set aside (1)')).toBeVisible();
    const saved = within(await screen.findByRole('region', { name: 'Saved searches' }));
    expect(saved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pinches7 new', 'Old']);
    expect(screen.getByText(/nothing found/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'William PINCH' })).toHaveAttribute('href', '/transcript?id=R1');
    expect(screen.getByRole('link', { name: 'The Webbs' })).toHaveAttribute('href', '/tree/7/all-hints');
    expect(screen.getByRole('link', { name: 'A fire at Roche' })).toHaveAttribute(
      'href',
      '/collections/all-clippings?clipping=c-aaaaaaaaaaaaaaaaaaaa',
    );
    expect(await screen.findByRole('checkbox', { name: 'Write to Truro' })).not.toBeChecked();
    expect(screen.getByText(/^overdue since/u)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(
      sentRequests()
        .map(({ operationName }) => operationName)
        .filter((name) => /Hub|Research/u.test(name ?? '')),
    ).toEqual(['ResearchHub']);
  });

  it('says what came since a search found nothing, and leaves it by one press', async () => {
    seen();
    answer({ ...HUB, settleNilSearch: () => true });
    const { user } = await open();
    const worth = within(await screen.findByRole('region', { name: 'Worth searching again' }));
    expect(await worth.findByText(/Added since: 212 issues of Wexcombe Mercury 1881–1882\./u)).toBeVisible();
    expect(worth.getByText('1 result')).toBeVisible();
    await user.click(worth.getByRole('button', { name: /^Done: / }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Worth searching again' })).not.toBeInTheDocument(),
    );
    expect(sentRequests().find(({ operationName }) => operationName === 'SettleNilSearch')?.variables).toEqual({
      entryId: '9',
    });
  });

  it('ticks a task off, adds one for each of many people, and asks again what is due', async () => {
    seen();
    let done = false;
    const made: object[] = [];
    answer({
      ...HUB,
      researchHub: () => ({ ...WHOLE, tasks: done ? [] : [A_TASK] }),
      setResearchTaskDone: () => ((done = true), { ...A_TASK, isDone: true }),
      researchTasks: () => ({ tasks: made, most: 2000 }),
      familyTrees: () => [aTree()],
      treePeople: () => ({
        persons: [aCard(2, 'Richard'), aCard(3, 'Jane', { surname: 'Hobb' })],
        total: 2,
        next: null,
      }),
      addResearchTasks: ({ text }: { text: string }) => (made.push({ ...A_TASK, id: '2', text }), made),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Write to Truro' }));
    expect(await screen.findByText('Nothing to do. Note what you want to look up next.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All tasks' }));
    await user.click(await screen.findByRole('button', { name: 'Add a task' }));
    await user.type(await screen.findByRole('textbox', { name: 'Task' }), 'Find the will');
    for (const name of ['Richard Pinch', 'Jane Hobb']) {
      await user.type(await screen.findByRole('combobox', { name: /^For people of a tree/u }), 'r');
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`, 'u') }));
    }
    const chosen = within(screen.getByRole('list', { name: 'People chosen' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Richard Pinch',
      'Jane Hobb',
    ]);
    await user.click(chosen.getByRole('button', { name: 'Remove Richard Pinch' }));
    expect(screen.getByText('One task for each of 1 person.')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: /^For people of a tree/u }), 'r');
    await user.click(await screen.findByRole('option', { name: /^Richard Pinch/u }));
    await user.click(screen.getByRole('button', { name: 'Save task' }));
    expect(await screen.findByRole('checkbox', { name: 'Find the will' })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'AddResearchTasks')?.variables).toEqual({
      text: 'Find the will',
      due: null,
      questionId: null,
      people: ['/trees/fmp-7-1/people/fmp-7-3', '/trees/fmp-7-1/people/fmp-7-2'],
    });
  });

  it('shows every other part when one cannot be had', async () => {
    seen();
    answer({ researchHub: () => ({ ...WHOLE, saved: null, tasks: null }) });
    await open();
    expect(await screen.findByText(/We couldn’t show your saved searches/u)).toBeVisible();
    expect(screen.getByText('We couldn’t show your tasks.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Pinch brothers' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'A fire at Roche' })).toBeVisible();
  });

  it('offers to try again when nothing can be had', async () => {
    seen();
    answer({
      researchHub: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await open();
    expect(await screen.findByText('We couldn’t show your research')).toBeVisible();
    answer(HUB);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The Pinch brothers' })).toBeVisible();
  });

  it.each([
    ['ROUTE-125 GRANT-014 a member without the grant', { reader: 'member', grants: ['tree'] } as const],
    ['ROUTE-125 a visitor', {}],
  ])('is not there for %s', async (_who, options) => {
    await renderApp('/my-research', options);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it.each([
    ['my-research:introduction', 'How to use My research', 'Questions'],
    ['my-research:workspaces', 'Questions', 'How to use My research'],
  ])('GRANT-025 shows to a holder of %s alone its part and no other', async (grant, shown, hidden) => {
    answer(HUB);
    await open([grant]);
    expect(await screen.findByRole('heading', { level: 2, name: shown })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: hidden })).not.toBeInTheDocument();
  });

  it('says when little space is left', async () => {
    seen();
    answer({ researchHub: () => ({ ...WHOLE, spaceUsed: 95 }) });
    await open();
    expect(
      await screen.findByText('Your research fills 95% of its space. Delete what you no longer need.'),
    ).toBeVisible();
  });

  it('makes a folder and leads to it', async () => {
    seen();
    answer({
      researchHub: () => ({ ...WHOLE, folders: { folders: [], most: 200 } }),
      createResearchFolder: () => ({ id: A_FOLDER.id }),
      researchFolder: () => ({
        ...A_FOLDER,
        description: '',
        version: 1,
        questionId: null,
        role: 'OWNER',
        members: [],
        items: [],
      }),
    });
    const { user, router } = await open();
    const name = await screen.findByRole('textbox', { name: 'Name of the new folder' });
    expect(screen.getByText('No folders yet. Name one to start.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create folder' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.type(name, 'The Pinch brothers{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my-research/folder/${A_FOLDER.id}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Pinch brothers' })).toBeVisible();
  });
});

describe('the explainer of the hub', () => {
  const explainer = () => screen.queryByRole('region', { name: 'New: My research' });

  const RES_001 = ['/home', '/my-research'] as const;
  it.each(RES_001)('RES-001 is shown once at %s to a member with the grant', async (address) => {
    answer(HUB);
    const first = await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('region', { name: 'New: My research' })).toBeVisible();
    first.unmount();
    seen();
    await renderApp(address, { reader: 'member' });
    await screen.findByRole('heading', { level: 1 });
    expect(explainer()).not.toBeInTheDocument();
  });

  const RES_002 = [
    ['a member without the grant', '/home', { reader: 'member', grants: ['tree', 'search:save-search'] } as const],
    ['a visitor', '/', {}],
  ] as const;
  it.each(RES_002)('RES-002 is not shown to %s', async (_who, address, options) => {
    answer(HUB);
    await renderApp(address, options);
    await screen.findAllByRole('heading', { level: 1 });
    expect(explainer()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('STOR-004 RES-003 RES-005 notes when it was completed, and leads to the hub', async () => {
    answer(HUB);
    const { user, router } = await renderApp('/home', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Open My research' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-research'));
    expect(window.localStorage.getItem(KEY)).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u);
    expect(explainer()).not.toBeInTheDocument();
  });

  it('STOR-004 RES-004 RES-006 notes when it was minimised, and stays where it is', async () => {
    answer(HUB);
    const { user, router } = await renderApp('/home', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(window.localStorage.getItem(KEY)).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u);
    expect(explainer()).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/home');
  });

  it('is not shown in the phone app', async () => {
    answer(HUB);
    await renderApp('/my-research?source=app', { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'My research' });
    expect(explainer()).not.toBeInTheDocument();
  });
});

describe('the example of a folder', () => {
  it('ROUTE-127 RES-008 is a placeholder that asks for no folder', async () => {
    seen();
    answer(HUB);
    const { container } = await renderApp('/my-research/folder/example/1', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Which William married at Roche?' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('ResearchFolder');
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('my records', () => {
  it('are those that the member clipped, added or bought, each with where it is', async () => {
    answer({
      myRecords: () => [
        {
          id: 'R1',
          address: '/transcript?id=R1',
          name: 'William PINCH',
          recordSet: 'England 1871',
          savedAt: '2026-11-20T10:00:00.000Z',
          savedIn: ['CLIPPING', 'RESEARCH'],
        },
      ],
    });
    const { container } = await renderApp('/my-records', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'William PINCH' })).toHaveAttribute('href', '/transcript?id=R1');
    expect(within(screen.getByRole('list', { name: 'Saved records' })).getByRole('listitem')).toHaveTextContent(
      'England 1871 · Saved 20 November 2026',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('say how one gets there while there are none', async () => {
    answer({ myRecords: () => [] });
    await renderApp('/my-records', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 2, name: 'No records here yet' })).toBeVisible();
  });

  it('are not found without the grant', async () => {
    await renderApp('/my-records', { reader: 'member', grants: ['help'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('MyRecords');
  });
});
