import { screen, waitFor } from '@testing-library/react';

import type { TreeDrawer, TreeDrawerProps } from '#features/trees/core/index.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

import { FamilyTreePage } from '../pages/FamilyTreePage.tsx';
import { findDrawer } from './useDrawers.ts';

const About = ({ personId, params, close }: TreeDrawerProps) => (
  <>
    <p>
      About {personId}, hint {params.hintId ?? 'none'}
    </p>
    <button type="button" onClick={close}>
      Done
    </button>
  </>
);
const aDrawer = (path: string, rest: Partial<TreeDrawer> = {}): TreeDrawer => ({
  path,
  title: `Drawer ${path}`,
  audience: 'everybody',
  hiddenInApp: 'never',
  load: async () => ({ Component: About }),
  ...rest,
});

const DRAWERS = [
  aDrawer('profile/*', { title: 'Profile' }),
  aDrawer(':id/add-relative', { title: 'Add a relative', audience: 'editors' }),
  aDrawer('record-merge/:hintId', { title: 'Merge', hiddenInApp: 'hints' }),
  aDrawer('share', { title: 'Share', audience: 'owner', hiddenInApp: 'hints' }),
];
const loadDrawers = async () => DRAWERS;
const Page = () => <FamilyTreePage loadDrawers={loadDrawers} />;
const pages = {
  'tree.chart': async () => ({ Component: Page }),
  'tree.public': async () => ({ Component: Page }),
  'tree.within': () => import('../pages/WithinTreePage.tsx'),
};

const open = (address: string, tree = aTree()) => {
  answer({ familyTree: () => tree, treeNeighbourhood: () => aNeighbourhood() });
  return renderApp(address, { reader: 'member', pages });
};
const chart = () => screen.findByRole('heading', { level: 1, name: 'Pinch of Roche', hidden: true });
const address = () => window.location.pathname + window.location.search;

describe('drawers over the chart', () => {
  afterEach(() => {
    document.cookie = 'mobileAppHints=; max-age=0';
    window.sessionStorage.clear();
  });

  it('are chosen by the most specific path', () => {
    expect(
      findDrawer([aDrawer(':id/success'), aDrawer('merge/*'), aDrawer('merge/success')], 'merge/success')?.drawer.path,
    ).toBe('merge/success');
    expect(findDrawer(DRAWERS, 'profile')?.drawer.title).toBe('Profile');
    expect(findDrawer(DRAWERS, 'share/invite')).toBeNull();
  });

  it('open by their address, name themselves in the tab, and close to the chart', async () => {
    const { user } = await open('/tree/fmp-7-1/tree/record-merge/h9');
    expect(await screen.findByRole('dialog', { name: 'Merge' })).toHaveTextContent('About fmp-7-1, hint h9');
    expect(document.title).toMatch(/^Merge/u);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/tree/fmp-7-1/tree'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.title).toMatch(/^Pinch of Roche/u);
  });

  it('leave the chart where it was when they are about another person', async () => {
    const { user, router } = await open('/tree/fmp-7-1/tree');
    await chart();
    await waitFor(() => router.navigate('/tree/fmp-7-3/tree/profile/facts'));
    expect(await screen.findByText('About fmp-7-3, hint none')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/tree/fmp-7-1/tree'));
    expect(
      sentRequests()
        .filter(({ operationName }) => operationName === 'FamilyTree')
        .map(({ variables }) => variables.ref),
    ).toEqual(['fmp-7-1']);
  });

  it('keep how the tree is looked at when they close', async () => {
    const { user } = await open(
      '/public-tree/fmp-7-1/profile?publicTreeShareToken=abc',
      aTree({ treeType: 'PUBLIC_SHARED', role: 'VISITOR', isEditable: false }),
    );
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/public-tree/fmp-7-1/tree?publicTreeShareToken=abc'));
  });

  it('come when a visitor selects a person, with what can be done with them', async () => {
    const load = jest.fn(loadDrawers);
    const VisitorsPage = () => <FamilyTreePage loadDrawers={load} />;
    answer({
      familyTree: () => aTree({ role: 'VISITOR', isEditable: false }),
      treeNeighbourhood: () => aNeighbourhood(),
    });
    const { user } = await renderApp('/public-tree/fmp-7-1', {
      reader: 'visitor',
      pages: { 'tree.public': async () => ({ Component: VisitorsPage }) },
    });
    const [first] = await screen.findAllByRole('treeitem');
    expect(load).not.toHaveBeenCalled();
    await user.click(first as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/public-tree/fmp-7-1/tree/profile',
    );
  });

  it('open to those who may', async () => {
    await open('/tree/fmp-7-1/tree/fmp-7-3/add-relative', aTree({ role: 'GUEST', isEditable: false }));
    expect(await screen.findByText('You can look at this tree, but not change it')).toBeVisible();
    expect(screen.queryByText(/^About/u)).not.toBeInTheDocument();
  });

  it('EMBED-010 are hidden in the app', async () => {
    await open('/tree/fmp-7-1/tree/record-merge/h9?source=app');
    await chart();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('EMBED-011 are shown in the app whose cookie asks for them', async () => {
    document.cookie = 'mobileAppHints=true';
    await open('/tree/fmp-7-1/tree/record-merge/h9?source=app');
    expect(await screen.findByRole('dialog', { name: 'Merge' })).toBeVisible();
  });
});

describe('addresses of the chart', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each(['/tree/fmp-7-1/tree/nonsense', '/tree/fmp-abc-1/tree', '/tree/fmp-000000-abc/tree', '/tree/fmp-abc-1'])(
    'TREE-010 TREE-026 %s is not found',
    async (wrong) => {
      await open(wrong);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );

  const SRCH_032 = [
    '/tree/fmp-1-undefined/tree',
    '/tree/fmp-1-null/tree',
    '/tree/unknown/tree',
    '/tree/fmp-7-undefined/tree/profile',
  ] as const;
  it.each(SRCH_032)('SRCH-032 %s is an error, and nothing is asked', async (broken) => {
    await open(broken);
    expect(await screen.findByRole('heading', { name: /didn’t quite go/u })).toBeVisible();
    expect(sentRequests()).toEqual([]);
  });

  it('lead from within a tree to the chart', async () => {
    await open('/tree/fmp-7-1/profile?x=1');
    expect(await screen.findByRole('dialog', { name: 'Profile' })).toBeVisible();
    expect(address()).toBe('/tree/fmp-7-1/tree/profile?x=1');
  });
});
