import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

const evidence = [
  { field: 'household', text: 'Family in the same household: Jane, Tom', isFor: true, weight: 3 },
  { field: 'birth', text: 'Born about 1832 and about 1840', isFor: false, weight: 2 },
];
const record = {
  id: 'CENSUS-61/1',
  name: 'Wm PINCH',
  summaryLine: 'Census, 1861, Roche, Cornwall',
  recordSetName: 'Census 1861',
  notation: 'plain',
  isSample: false,
  isReadable: true,
};
const aHint = (more: object = {}) => ({
  id: '9',
  person: aCard(1),
  treeName: 'Pinch of Roche',
  state: 'NEW',
  strength: 'STRONG',
  evidence,
  record,
  computedAt: '2026-11-01T00:00:00Z',
  changeId: null,
  ...more,
});
const page = (hints: object[], more: object = {}) => ({
  hints,
  total: hints.length,
  counts: { new: hints.length, maybe: 0, accepted: 0, rejected: 0 },
  next: null,
  mayDecide: true,
  isUnderWay: false,
  progress: null,
  ...more,
});
const row = (key: string, more: object = {}) => ({
  key,
  label: key,
  person: null,
  record: `${key} in the record`,
  merged: `${key} in the record`,
  agreement: 'MISSING',
  suggested: 'RECORD',
  choices: ['RECORD', 'PERSON'],
  ...more,
});
const aMerge = (more: object = {}) => ({
  person: aCard(1),
  record,
  rows: [
    row('Birth', {
      person: '1840',
      agreement: 'DIFFERENT',
      suggested: 'PERSON',
      choices: ['PERSON', 'RECORD', 'BOTH'],
    }),
    row('Census'),
  ],
  relatives: [
    {
      key: 'CENSUS-61/3',
      relation: 'child',
      name: 'Digory Pinch',
      born: 'born about 1852',
      knownAs: null,
      isAddable: true,
    },
    { key: 'CENSUS-61/2', relation: 'partner', name: 'Jane', born: null, knownAs: aCard(3, 'Jane'), isAddable: false },
  ],
  isTaken: false,
  mayDecide: true,
  citation: 'Census 1861, The National Archives, RG 9/1580, folio 4',
  hint: aHint(),
  ...more,
});
const outcome = (more: object = {}) => ({
  changeId: '77',
  documents: [],
  personId: 'fmp-7-1',
  warnings: [],
  conflicts: [],
  theirs: null,
  merged: null,
  problems: [],
  ...more,
});
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const profile = () => ({
  id: 'fmp-7-1',
  card: aCard(1),
  document: null,
  version: 1,
  livingReason: null,
  families: [],
  parentFamilies: [],
  persons: [],
  sources: [],
  media: [],
  stories: [],
});

const chart = (tree = aTree()) =>
  answer({ familyTree: () => tree, treeNeighbourhood: () => aNeighbourhood(), treePerson: profile });
const open = (address: string) => renderApp(address, { reader: 'member' });
const address = () => window.location.pathname + window.location.search;

describe('lists of hints', () => {
  it.each([
    ['ROUTE-200', '/tree/1921-census-hints', '1921 census hints', 'CENSUS_1921'],
    ['ROUTE-201', '/tree/military-hints', 'Military hints', 'MILITARY'],
  ])('%s %s shows hints of all trees of the member', async (_id, path, heading, filter) => {
    answer({ myTreeHints: () => page([aHint(), aHint({ id: '12', person: aCard(8, 'Una'), treeName: 'Hobb' })]) });
    const { container } = await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await screen.findByText(/in Pinch of Roche/u)).toBeVisible();
    expect(sent('MyTreeHints')).toMatchObject([{ filter, state: 'NEW' }]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('say which research question a hint may answer, and add its record to one', async () => {
    const question = {
      id: 'q-a',
      title: 'Who was his father?',
      state: 'IN_WORK',
      confidence: null,
      changedAt: '2026-11-01T00:00:00Z',
      personId: 'fmp-7-1',
      folderId: 'f-a',
    };
    answer({
      myTreeHints: () => page([aHint(), aHint({ id: '12', person: aCard(8, 'Una') })]),
      researchQuestions: () => ({
        questions: [question, { ...question, id: 'q-b', title: 'Settled?', state: 'CONCLUDED' }],
        most: 500,
      }),
    });
    await open('/tree/1921-census-hints');
    expect((await screen.findAllByText(/^May answer your question:/u)).map(({ textContent }) => textContent)).toEqual([
      'May answer your question: Who was his father?',
    ]);
    expect(screen.getByRole('link', { name: 'Who was his father?' })).toHaveAttribute(
      'href',
      '/research-questions/q-a',
    );
    expect(await screen.findAllByRole('button', { name: 'Add to research: Wm PINCH' })).toHaveLength(2);
    expect(sent('ResearchQuestions')).toHaveLength(1);
  });

  it('ROUTE-207 TREE-037 all hints of a tree are read with their reasons, rejected, and offered again', async () => {
    chart();
    let state = 'NEW';
    answer({
      treeHints: ({ state: asked }: { state: string }) => page(asked === state ? [aHint({ state })] : []),
      decideTreeHint: (given: { state: string }) => {
        state = given.state;
        return aHint({ state });
      },
    });
    const { user, store } = await open('/tree/fmp-7-1/all-hints');
    await user.click(await screen.findByText('All 2 reasons'));
    const reasons = screen.getByText('All 2 reasons').closest('details')!;
    expect(reasons.querySelector('summary')).toHaveTextContent(
      'Strong evidence: Family in the same household: Jane, Tom. Some evidence against: Born about 1832 and about 1840.',
    );
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Family in the same household: Jane, Tom. Strong evidence',
      'Born about 1832 and about 1840. Some evidence against',
    ]);
    await user.click(screen.getByRole('button', { name: /^Not a match: Wm PINCH/u }));
    expect(await screen.findByText('No new hints')).toBeVisible();
    expect(sent('DecideTreeHint')).toEqual([{ id: '9', state: 'REJECTED' }]);
    expect(store.getState().toasts.toasts).toMatchObject([{ action: { label: 'Undo' } }]);
    await user.click(screen.getByRole('tab', { name: /^Not a match/u }));
    expect(await screen.findByRole('button', { name: /^Offer again/u })).toBeVisible();
  });

  it('put the hints of one person together under their name, and name the record’s person where they are called otherwise', async () => {
    const alike = { ...record, id: 'CENSUS-71/1', name: 'william PINCH', recordSetName: 'Census 1871' };
    answer({
      myTreeHints: () =>
        page([aHint(), aHint({ id: '10', person: aCard(2, 'Richard') }), aHint({ id: '11', record: alike })]),
    });
    await open('/tree/military-hints');
    const william = (await screen.findByRole('heading', { level: 2, name: /^William Pinch/u })).parentElement!;
    const compared = within(william)
      .getAllByRole('link', { name: /^Compare/u })
      .map((link) => link.closest('li')?.textContent);
    expect(compared).toEqual([expect.stringContaining('Census 1861'), expect.stringContaining('Census 1871')]);
    expect(compared[0]).toContain('as Wm PINCH');
    expect(compared[1]).not.toContain('as william');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('say that people are still being compared, and let a failed list be asked for again', async () => {
    answer({
      myTreeHints: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await open('/tree/military-hints');
    expect(await screen.findByText('We couldn’t get your hints')).toBeVisible();
    answer({ myTreeHints: () => page([], { isUnderWay: true, progress: { looked: 12_400, people: 138_460 } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We’re still comparing your tree with our records')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'People compared' })).toHaveAttribute(
      'aria-valuetext',
      '12,400 of 138,460 people',
    );
    answer({
      myTreeHints: () => page([aHint()], { isUnderWay: true, progress: { looked: 138_000, people: 138_460 } }),
    });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('138,000 of 138,460 people')).toBeVisible();
  });
});

describe('drawers about hints', () => {
  afterEach(() => {
    document.cookie = 'mobileAppHints=; max-age=0';
    window.sessionStorage.clear();
  });

  it('ROUTE-219 hints shows those of the person', async () => {
    chart();
    answer({ treePersonHints: () => page([aHint()]) });
    await open('/tree/fmp-7-1/tree/hints');
    const drawer = await screen.findByRole('dialog', { name: 'Hints' });
    expect(await within(drawer).findByRole('link', { name: /^Compare Wm PINCH/u })).toHaveAttribute(
      'href',
      '/tree/fmp-7-1/tree/record-merge/9',
    );
  });

  it('of the example tree decides nothing', async () => {
    chart(aTree({ isExample: true, isEditable: false, role: 'VISITOR' }));
    answer({
      treePersonHints: () =>
        page([aHint({ evidence: [], record: { ...record, isReadable: false } })], { mayDecide: false }),
    });
    await open('/tree/fmp-7-1/tree/hints');
    const drawer = await screen.findByRole('dialog', { name: 'Hints' });
    expect(await within(drawer).findByRole('link', { name: 'Read the whole record' })).toHaveAttribute(
      'href',
      '/tree/fmp-7-1/tree/record-free-trial',
    );
    expect(within(drawer).queryByRole('button', { name: /^Not a match/u })).not.toBeInTheDocument();
  });

  it.each(['hints', 'record-merge/9', 'add-to-tree'])('EMBED-010 %s is hidden in the app', async (path) => {
    chart();
    await open(`/tree/fmp-7-1/tree/${path}?source=app`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pinch of Roche' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('EMBED-011 STOR-009 hints shows in the app whose cookie asks for it', async () => {
    document.cookie = 'mobileAppHints=true';
    chart();
    answer({ treePersonHints: () => page([aHint()]) });
    await open('/tree/fmp-7-1/tree/hints?source=app');
    expect(await screen.findByRole('dialog', { name: 'Hints' })).toBeVisible();
  });

  it.each([
    ['ROUTE-220 TREE-040', 'hints-free-trial', 'See every hint', true, 'Start your free trial', '/free-trial'],
    ['ROUTE-221 TREE-040', 'record-free-trial', 'Read the whole record', false, 'See subscriptions', '/subscribe'],
  ])('%s %s offers what the member may have', async (_id, path, title, isEligible, label, to) => {
    chart();
    answer({ isEligibleForFreeTrial: () => isEligible, planOffers: () => OFFERS });
    await open(`/tree/fmp-7-1/tree/${path}`);
    const drawer = await screen.findByRole('dialog', { name: title });
    expect((await within(drawer).findByRole('link', { name: label })).getAttribute('href')).toMatch(
      new RegExp(`^${to}\\?`, 'u'),
    );
  });
});

it.each(['hints-free-trial', 'record-free-trial'])(
  '%s leads nowhere on a site that sells no subscriptions',
  async (path) => {
    chart();
    answer({ isEligibleForFreeTrial: () => true, planOffers: () => [] });
    await open(`/tree/fmp-7-1/tree/${path}`);
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('No subscriptions are on sale at the moment.')).toBeVisible();
    expect(drawer.queryByRole('link', { name: /free trial|subscriptions/iu })).not.toBeInTheDocument();
  },
);

describe('a record that is merged', () => {
  const realMatchMedia = window.matchMedia;
  afterEach(() => {
    window.matchMedia = realMatchMedia;
  });

  it('ROUTE-224 ROUTE-211 TREE-035 is beside the person in three columns, is added by choice, and undone', async () => {
    chart();
    answer({
      treeHint: () => aMerge(),
      acceptTreeHint: () => outcome(),
      undoTreeChange: () => outcome({ changeId: '78' }),
      treePersonHints: () => page([]),
    });
    const { user } = await open('/tree/fmp-7-1/tree/record-merge/9');
    const drawer = await screen.findByRole('dialog', { name: 'Compare with the record' });
    const birth = await within(drawer).findByRole('group', { name: /^Birth/u });
    expect(within(birth).getByRole('status')).toHaveTextContent('1840');
    await user.click(within(birth).getByRole('radio', { name: 'Birth: keep both' }));
    expect(within(birth).getByRole('status')).toHaveTextContent('1840; and Birth in the record');
    await user.keyboard('{ArrowUp}');
    expect(within(drawer).getByText(/Jane \(partner\) is Jane Pinch in the tree/u)).toBeVisible();
    await user.click(within(birth).getByRole('radio', { name: /^Birth: use/u }));
    await user.click(within(drawer).getByRole('checkbox', { name: /^Add Digory Pinch, born about 1852/u }));
    expect(await accessibilityFaults(drawer)).toEqual([]);
    await user.click(within(drawer).getByRole('button', { name: 'Add to the tree' }));
    expect(await screen.findByText('The record was added to William Pinch')).toBeVisible();
    expect(address()).toBe('/tree/fmp-7-1/tree/fmp-7-1/record-merge/success?change=77');
    expect(sent('AcceptTreeHint')).toEqual([
      {
        id: '9',
        input: {
          choices: [
            { key: 'Birth', choice: 'RECORD' },
            { key: 'Census', choice: 'RECORD' },
          ],
          relatives: ['CENSUS-61/3'],
        },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const undone = await screen.findByText('The record was removed from William Pinch');
    expect(undone).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(undone));
    expect(document.activeElement).not.toHaveAttribute('role', 'dialog');
    expect(sent('UndoTreeChange')).toEqual([{ changeId: '77' }]);
  });

  it('keeps what was chosen when it cannot be saved', async () => {
    chart();
    answer({
      treeHint: () => aMerge(),
      acceptTreeHint: () =>
        outcome({ changeId: null, problems: [{ field: '', message: 'There are two parents already.' }] }),
    });
    const { user } = await open('/tree/fmp-7-1/tree/record-merge/9');
    await user.click(await screen.findByRole('radio', { name: /^Birth: use/u }));
    await user.click(screen.getByRole('button', { name: 'Add to the tree' }));
    expect(await screen.findByText('There are two parents already.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Birth: use/u })).toBeChecked();
  });

  it('comes row by row on phones, the people last', async () => {
    const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
    window.matchMedia = jest.fn(
      (query: string) => ({ ...list, matches: query.includes('max-width') }) as unknown as MediaQueryList,
    );
    chart();
    answer({ treeHint: () => aMerge(), acceptTreeHint: () => outcome() });
    const { user } = await open('/tree/fmp-7-1/tree/record-merge/9');
    expect(await screen.findByText('Step 1 of 3')).toBeVisible();
    expect(screen.getAllByRole('group', { name: /^(?:Birth|Census)/u })).toHaveLength(1);
    for (let step = 0; step < 2; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('checkbox', { name: /^Add Digory/u }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('group', { name: /^Census/u })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Add to the tree' }));
    expect(sent('AcceptTreeHint')).toMatchObject([{ input: { relatives: ['CENSUS-61/3'] } }]);
  });

  it('ROUTE-217 is added to a person of the tree, or as a new relative', async () => {
    chart();
    answer({
      treePeople: () => ({ persons: [aCard(1)], total: 1, next: null }),
      recordMerge: () => aMerge({ person: null, hint: null }),
      addRecordToTree: () => outcome({ personId: 'fmp-7-20' }),
    });
    const { user } = await open('/tree/fmp-7-1/tree/add-to-tree?record=CENSUS-61%2F1');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^A relative of/u }), 'Daughter');
    await user.click(screen.getByRole('button', { name: 'Add as a new relative' }));
    await user.click(await screen.findByRole('button', { name: 'Add to the tree' }));
    await waitFor(() => expect(address()).toContain('fmp-7-20/record-merge/success?change=77'));
    expect(sent('AddRecordToTree')).toMatchObject([
      { ref: '7', personId: null, newAs: { relation: 'DAUGHTER', personId: 'fmp-7-1' }, recordId: 'CENSUS-61/1' },
    ]);
  });

  it('finds its tree from the record’s page', async () => {
    answer({
      familyTrees: () => [
        aTree(),
        aTree({ id: '8', name: 'Other', familyTreeRef: 'fmp-8-1' }),
        aTree({ id: '9', name: 'Shared', isEditable: false }),
      ],
    });
    await open('/tree/add-record?record=CENSUS-61%2F1');
    expect(await screen.findByRole('link', { name: /^Other/u })).toHaveAttribute(
      'href',
      '/tree/fmp-8-1/tree/add-to-tree?record=CENSUS-61%2F1',
    );
    expect(screen.queryByRole('link', { name: /^Shared/u })).not.toBeInTheDocument();
  });
});

it.each([
  ['ROUTE-222', 'suggestions-for-a-mother', 'Suggestions for a mother', 'Add as mother', 'MOTHER'],
  ['ROUTE-223', 'suggestions-for-a-spouse', 'Suggestions for a spouse', 'Add as spouse', 'SPOUSE'],
])('%s %s offers people with the record that names them, and adds one', async (_id, path, title, label, wanted) => {
  chart();
  answer({
    treeSuggestions: () => [
      {
        key: 'record mother BAPTISMS/1',
        name: 'Grace Hosking',
        born: 'born about 1805',
        reason: 'Baptism, 1832: Roche baptisms',
        record: { ...record, id: 'BAPTISMS/1' },
        treeName: null,
        otherPersonId: null,
      },
    ],
    addTreeSuggestion: () => outcome(),
    undoTreeChange: () => outcome({ changeId: '78' }),
  });
  const { user } = await open(`/tree/fmp-7-1/tree/${path}`);
  const drawer = await screen.findByRole('dialog', { name: title });
  expect(await within(drawer).findByRole('link', { name: 'Read the record' })).toHaveAttribute(
    'href',
    '/transcript?id=BAPTISMS%2F1',
  );
  await user.click(within(drawer).getByText(label));
  expect(await within(drawer).findByText('Grace Hosking was added')).toBeVisible();
  expect(sent('AddTreeSuggestion')).toEqual([{ personId: 'fmp-7-1', for: wanted, key: 'record mother BAPTISMS/1' }]);
  await user.click(within(drawer).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(drawer).queryByText('Grace Hosking was added')).not.toBeInTheDocument());
});

it('says that the offer could not be got, and asks for it again', async () => {
  chart();
  answer({
    isEligibleForFreeTrial: () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
    planOffers: () => [],
  });
  const { user } = await open('/tree/fmp-7-1/tree/hints-free-trial');
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('We couldn’t get the offer')).toBeVisible();
  answer({ isEligibleForFreeTrial: () => true });
  await user.click(drawer.getByRole('button', { name: 'Try again' }));
  expect(await drawer.findByText('No subscriptions are on sale at the moment.')).toBeVisible();
});
