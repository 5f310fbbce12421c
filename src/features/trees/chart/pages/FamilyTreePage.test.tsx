import { act, screen, waitFor, within } from '@testing-library/react';

import type { FamilyTree, TreeDrawer } from '#features/trees/core/index.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';
import { aCard, aFamily, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

import { FamilyTreePage } from './FamilyTreePage.tsx';

const aDrawer = (path: string, rest: Partial<TreeDrawer> = {}): TreeDrawer => ({
  path,
  title: path,
  audience: 'everybody',
  hiddenInApp: 'hints',
  load: async () => ({ Component: () => <p>{path}</p> }),
  ...rest,
});
const DRAWERS = [
  aDrawer('profile/*'),
  aDrawer(':id/add-relative', { audience: 'editors' }),
  aDrawer(':id/onboarding', { audience: 'editors' }),
  aDrawer('share', { audience: 'owner' }),
];
const loadDrawers = async () => DRAWERS;
const loadPage = async () => ({ Component: () => <FamilyTreePage loadDrawers={loadDrawers} /> });
const pages = { 'tree.chart': loadPage, 'tree.public': loadPage };

const KIN = aNeighbourhood({
  persons: [
    aCard(1),
    aCard(2, 'Richard'),
    aCard(3, 'Jane', { sex: 'f', surname: 'Hobb' }),
    aCard(4, '', {
      isRedacted: true,
      sex: 'u',
      isLiving: true,
      surname: '',
      birthFrom: null,
      birthText: null,
      birthPlace: null,
      deathFrom: null,
      deathText: null,
    }),
  ],
  families: [aFamily(1, [2, 3], [1]), aFamily(2, [1], [4])],
  hasMoreParents: ['fmp-7-2'],
});
const GRANDFATHER = aNeighbourhood({
  proband: 'fmp-7-2',
  persons: [aCard(2, 'Richard'), aCard(5, 'Absalom')],
  families: [aFamily(3, [5], [2])],
});
const VISITOR = { role: 'VISITOR', isEditable: false, isViewOnly: true, seesLiving: false } as const;

interface Opened {
  tree?: Partial<FamilyTree>;
  reader?: 'visitor' | 'member';
}
const open = (address = '/tree/fmp-7-1/tree', { tree = {}, reader = 'member' }: Opened = {}) => {
  answer({
    familyTree: () => aTree(tree),
    treeNeighbourhood: ({ personId }: { personId: string }) =>
      personId === 'fmp-7-2' ? GRANDFATHER : { ...KIN, proband: personId },
    treeChartSettings: () => null,
    rememberTreeChartSettings: ({ input }: { input: object }) => input,
  });
  return renderApp(address, { reader, pages });
};
const outline = () => screen.findByRole('tree', { name: 'Outline of Pinch of Roche' });
const lines = async () =>
  within(await outline())
    .getAllByRole('treeitem')
    .map((item) => item.textContent);
const view = (name: string) => screen.getByRole('radio', { name });

describe('the chart of a tree', () => {
  it('ROUTE-209 shows the family of the person of the address, with every relation spoken, and hides who may be living', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pinch of Roche' })).toBeVisible();
    expect(await lines()).toEqual([
      'William Pinch, 1832–1901, focus of the chart',
      'Richard Pinch, 1832–1901, father of William Pinch',
      'Jane Hobb, 1832–1901, mother of William Pinch',
      'Add father of Jane Hobb',
      'Add mother of Jane Hobb',
      'Private person, child of William Pinch',
    ]);
    await expectAccessible();
  });

  it('leads from a card to a partner elsewhere in the chart: by the card, by the outline’s words, and by the panel', async () => {
    answer({
      familyTree: () => aTree(),
      treeNeighbourhood: () =>
        aNeighbourhood({
          persons: [
            aCard(1),
            aCard(2, 'Richard'),
            aCard(3, 'Jane', { sex: 'f', surname: 'Hobb' }),
            aCard(5, 'Absalom'),
            aCard(6, 'Grace', { sex: 'f', surname: 'Rowe' }),
          ],
          families: [aFamily(1, [2, 3], [1]), aFamily(2, [5], [2]), aFamily(3, [6], [3]), aFamily(4, [5, 6], [])],
        }),
      treeChartSettings: () => null,
    });
    const { user } = await renderApp('/tree/fmp-7-1/tree', { reader: 'member', pages });
    const tree = await outline();
    act(() => tree.focus());
    await waitFor(async () =>
      expect(await lines()).toContain('Absalom Pinch, 1832–1901, father of Richard Pinch, also partner of Grace Rowe'),
    );
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.click(await screen.findByRole('button', { name: 'Go to partner: Grace Rowe' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Grace Rowe' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Go to partner: Absalom Pinch' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Absalom Pinch' })).toBeVisible();
  });

  it.each([
    [true, 'William PINCH'],
    [false, 'William Pinch'],
  ])(
    'TREE-020 shows surnames in capitals where the tree’s settings ask for it: %s',
    async (showSurnamesUppercase, name) => {
      await open('/tree/fmp-7-1/tree', { tree: { showSurnamesUppercase } });
      expect((await lines())[0]).toContain(name);
    },
  );

  it('goes through the tree by keyboard, opens a branch, and says what can be done with the selected person', async () => {
    const { user } = await open();
    const tree = await outline();
    act(() => tree.focus());
    await user.keyboard('{ArrowDown}');
    const father = within(await outline()).getByRole('treeitem', { name: /^Richard Pinch/u });
    await waitFor(() => expect(father).toHaveAttribute('aria-selected', 'true'));
    expect(father).toHaveAttribute('aria-expanded', 'false');
    expect([
      father.getAttribute('aria-level'),
      father.getAttribute('aria-posinset'),
      father.getAttribute('aria-setsize'),
    ]).toEqual(['2', '1', '3']);
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await lines()).toContain('Absalom Pinch, 1832–1901, father of Richard Pinch'));
    await user.keyboard('{Enter}');
    const panel = screen.getByRole('region', { name: 'Richard Pinch' });
    await waitFor(() => expect(panel).toHaveFocus());
    expect(within(panel).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/tree/fmp-7-2/tree/profile');
    expect(within(panel).getByRole('link', { name: 'Add a relative' })).toHaveAttribute(
      'href',
      '/tree/fmp-7-1/tree/fmp-7-2/add-relative',
    );
    await user.click(within(panel).getByRole('link', { name: 'Centre the chart here' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tree/fmp-7-2/tree'));
  });

  it('finds a person by name, shows them, and is empty for the next', async () => {
    const { user } = await open('/tree/fmp-7-1/tree', { reader: 'visitor', tree: VISITOR });
    await outline();
    answer({ treePeople: () => ({ persons: [aCard(2, 'Richard')], total: 1, next: null }) });
    await user.type(screen.getByRole('combobox', { name: 'Find a person' }), 'Rich');
    await user.click(await screen.findByRole('option', { name: /^Richard Pinch/u }));
    expect(await screen.findByRole('region', { name: 'Richard Pinch' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Find a person' })).toHaveValue('');
    expect(sentRequests().findLast(({ operationName }) => operationName === 'TreePeople')?.variables).toMatchObject({
      name: 'Rich',
      viewAs: null,
    });
  });

  it('remembers the view of a member, and asks with it', async () => {
    const { user } = await open();
    await outline();
    expect(view('Family')).toBeChecked();
    await user.click(view('Pedigree'));
    await waitFor(async () => expect(await lines()).not.toContain('Private person, child of William Pinch'));
    expect(await lines()).toContain('Add mother of Jane Hobb');
    expect(
      sentRequests().findLast(({ operationName }) => operationName === 'RememberTreeChartSettings')?.variables,
    ).toEqual({ input: { view: 'PEDIGREE', direction: 'ACROSS', ancestors: 4, descendants: 2 } });
    expect(
      sentRequests().findLast(({ operationName }) => operationName === 'TreeNeighbourhood')?.variables,
    ).toMatchObject({ ancestors: 4, descendants: 0, siblings: false });
  });

  it('asks for all relatives, and says when only the nearest of them came', async () => {
    const { user } = await open();
    await outline();
    answer({ treeNeighbourhood: () => ({ ...KIN, isWhole: false }) });
    await user.click(view('All relatives'));
    expect(await screen.findByText(/^Only the nearest 2,000 people are shown/u)).toBeVisible();
    expect(
      sentRequests().findLast(({ operationName }) => operationName === 'TreeNeighbourhood')?.variables,
    ).toMatchObject({ ancestors: 4, descendants: 2, relatives: true });
  });

  it('colours a fan by what the reader chooses, and says what the colours mean', async () => {
    const { user } = await open();
    await outline();
    await user.click(view('Fan'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Colours' }), 'Century of birth');
    expect(
      within(await screen.findByRole('list', { name: 'Legend' }))
        .getAllByRole('listitem')
        .at(-1),
    ).toHaveTextContent('Not recorded, or private');
    await user.click(view('Descendants’ fan'));
    await waitFor(() =>
      expect(
        within(screen.getByRole('combobox', { name: 'Colours' })).queryByRole('option', {
          name: 'Grandparents’ lines',
        }),
      ).not.toBeInTheDocument(),
    );
  });

  it('remembers the colours of fans in the browser', async () => {
    localStorage.setItem('treeFanColours', 'place');
    const { user } = await open();
    await outline();
    await user.click(view('Fan'));
    const colours = await screen.findByRole('combobox', { name: 'Colours' });
    expect(colours).toHaveValue('place');
    await user.selectOptions(colours, 'Grandparents’ lines');
    expect(localStorage.getItem('treeFanColours')).toBe('line');
    await user.click(view('Descendants’ fan'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Colours' })).toHaveValue('sex'));
    localStorage.removeItem('treeFanColours');
  });

  it('starts with the view the member left, and shows the outline as a view of its own', async () => {
    answer({ treeChartSettings: () => ({ view: 'OUTLINE', direction: 'ACROSS', ancestors: 3, descendants: 1 }) });
    answer({ familyTree: () => aTree(), treeNeighbourhood: () => KIN });
    await renderApp('/tree/fmp-7-1/tree', { reader: 'member', pages });
    expect(await outline()).toBeVisible();
    expect(view('Outline')).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Zoom' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('keeps the view of a visitor in the tab, and asks the server to remember nothing', async () => {
    const { user, unmount } = await open('/tree/fmp-7-1/tree', { reader: 'visitor', tree: VISITOR });
    await outline();
    await user.click(view('Descendants'));
    unmount();
    await open('/tree/fmp-7-1/tree', { reader: 'visitor', tree: VISITOR });
    await outline();
    expect(view('Descendants')).toBeChecked();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('RememberTreeChartSettings');
  });

  it('TREE-018 shows a public tree in the public view, without any way to change it', async () => {
    const { user, store } = await open('/public-tree/fmp-7-1?publicTreeShareToken=abc', {
      reader: 'visitor',
      tree: { ...VISITOR, treeType: 'PUBLIC_SHARED' },
    });
    await user.click(within(await outline()).getAllByRole('treeitem')[0] as HTMLElement);
    expect(store.getState().treeContext.open?.treeViewType).toBe('PUBLIC_VIEW');
    expect(await screen.findByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/public-tree/fmp-7-1/tree/profile?publicTreeShareToken=abc',
    );
    expect(screen.queryByRole('link', { name: 'Add a relative' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Share' })).not.toBeInTheDocument();
  });

  it('lets the owner look as a visitor does, and come back', async () => {
    const { user } = await open();
    await outline();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View as a visitor' }));
    await waitFor(() => expect(window.location.search).toBe('?viewAs=visitor'));
    await waitFor(() =>
      expect(
        sentRequests().findLast(({ operationName }) => operationName === 'TreeNeighbourhood')?.variables.viewAs,
      ).toBe('VISITOR'),
    );
    await user.click(await screen.findByRole('link', { name: 'View as yourself' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  const EMBED_009 = [
    ['', true],
    ['?source=app', false],
  ] as const;
  it.each(EMBED_009)('EMBED-009 offers sharing outside the app only: %s', async (search, isThere) => {
    await open(`/tree/fmp-7-1/tree${search}`);
    await outline();
    expect(screen.queryByRole('link', { name: 'Share' }) !== null).toBe(isThere);
    window.sessionStorage.clear();
  });
});

describe('the tools on a phone', () => {
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width: 767'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  it('are a row with the view, and a sheet with all else', async () => {
    const { user } = await open();
    await outline();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'Pedigree');
    await waitFor(async () => expect(await lines()).toContain('Add mother of Jane Hobb'));
    expect(screen.queryByRole('link', { name: 'Share' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Find a person, generations, sharing' }));
    const sheet = await screen.findByRole('dialog', { name: 'Chart' });
    expect(within(sheet).getByRole('link', { name: 'Share' })).toHaveAttribute('href', '/tree/fmp-7-1/tree/share');
    expect(within(sheet).getByRole('combobox', { name: 'Find a person' })).toBeVisible();
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Generations of ancestors' }), '6');
    expect(
      sentRequests().findLast(({ operationName }) => operationName === 'TreeNeighbourhood')?.variables,
    ).toMatchObject({ ancestors: 6 });
    await expectAccessible();
  });
});

describe('a chart that cannot be shown', () => {
  let reports: ReturnType<typeof reportsOfTest>;
  beforeEach(() => void (reports = reportsOfTest()));

  it('says that a tree has no people, and leads its editor to the first person', async () => {
    await open('/tree/7/tree', { tree: { personCount: 0, familyTreeRef: '7', rootPerson: null } });
    expect(await screen.findByRole('heading', { name: 'There are no people in this tree yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add the first person' })).toHaveAttribute(
      'href',
      '/tree/7/tree/7/onboarding',
    );
    await expectAccessible();
  });

  it('ERR-014 is not found where the server knows no such tree', async () => {
    answer({
      familyTree: () => {
        throw refusal('FAMILY_TREE_NOT_FOUND_ERROR');
      },
    });
    await renderApp('/tree/fmp-7-1/tree', { pages });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(reports()).toEqual(['query']);
  });

  it.each([
    ['a tree’s', '', /come back to your tree, or to the login page/u],
    ['ERR-025 EMBED-012', '?isMobileApp=true', /Close the tree view and open it again/u],
  ])('%s is the default page of errors: %s', async (_ids, search, advice) => {
    answer({
      familyTree: () => aTree(),
      treeNeighbourhood: () => {
        throw refusal('SOMETHING_ELSE');
      },
      treeChartSettings: () => null,
    });
    await renderApp(`/tree/fmp-7-1/tree${search}`, { reader: 'member', pages });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(reports()).toEqual(['query']);
    window.sessionStorage.clear();
  });

  it('keeps what is there while there is no connection', async () => {
    const { user } = await open('/tree/fmp-7-1/tree', { reader: 'visitor' });
    await outline();
    goOffline();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Generations of ancestors' }), '6');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You need a connection to open more of the treeThe chart stays as it is.',
    );
    expect(await lines()).toContain('William Pinch, 1832–1901, focus of the chart');
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says that a branch needs the connection, keeps what is drawn, and opens the branch when tried again', async () => {
    const { user } = await open();
    const tree = await outline();
    act(() => tree.focus());
    goOffline();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('You need a connection to open more of the tree');
    expect(await lines()).toContain('Jane Hobb, 1832–1901, mother of William Pinch');
    await expectAccessible();
    comeBack();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await lines()).toContain('Absalom Pinch, 1832–1901, father of Richard Pinch'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('explains it where a branch is refused, in words of ours', async () => {
    const { user } = await open();
    const tree = await outline();
    act(() => tree.focus());
    answer({
      treeNeighbourhood: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t open more of the treeToo many requests in a short time.',
    );
  });

  it('tries again where nothing came', async () => {
    // Only what is asked of GraphQL is lost: the guard of the page has its answer.
    const online = globalThis.fetch;
    globalThis.fetch = (address, init) =>
      String(address).endsWith('/graphql') ? Promise.reject(new TypeError('fetch failed')) : online(address, init);
    const { user } = await open('/tree/fmp-7-1/tree', { reader: 'visitor' });
    expect(await screen.findByRole('heading', { name: 'We couldn’t open this tree' })).toBeVisible();
    globalThis.fetch = online;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await outline()).toBeInTheDocument();
  });

  it('TREE-027 is not for members without the tree grant', async () => {
    await renderApp('/tree/fmp-7-1/tree', { reader: 'member', grants: [], pages });
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(sentRequests()).toEqual([]);
  });
});
