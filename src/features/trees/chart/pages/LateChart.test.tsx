import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import type { TreeDrawer } from '#features/trees/core/index.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { FamilyTreePage, type ChartProps } from './FamilyTreePage.tsx';
import { LateChart } from './LateChart.tsx';

// The first load compiles the chart, which takes a while on a busy machine.
beforeAll(() => import('./ChartPage.tsx'));

const DRAWERS: readonly TreeDrawer[] = [
  {
    path: 'profile/*',
    title: 'Profile',
    audience: 'everybody',
    hiddenInApp: 'never',
    load: async () => ({ Component: () => <p>Clay labourer</p> }),
  },
];
const loadDrawers = async () => DRAWERS;
const ArrivingChart = lazyPart(() => import('./ChartPage.tsx').then(({ ChartPage }) => ChartPage));
const Chart = (props: ChartProps) => <LateChart {...props} Arriving={ArrivingChart} />;
const Page = () => <FamilyTreePage loadDrawers={loadDrawers} Chart={Chart} isChartLate />;

const open = async (address: string) => {
  answer({
    familyTree: () => aTree({ treeType: 'PUBLIC_SHARED', role: 'VISITOR', isEditable: false }),
    treeNeighbourhood: () => aNeighbourhood(),
  });
  return renderApp(address, { reader: 'visitor', pages: { 'tree.public': async () => ({ Component: Page }) } });
};
const outline = () => screen.findByRole('tree', { name: 'Outline of Pinch of Roche', hidden: true });
const askedForPeople = () => sentRequests().filter(({ operationName }) => operationName === 'TreeNeighbourhood').length;

describe('the chart of a public tree whose address named a drawer', () => {
  const realMatchMedia = window.matchMedia;
  afterEach(() => {
    window.matchMedia = realMatchMedia;
  });
  const onPhone = () => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width: 767'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  };

  it.each(['pointerMove', 'touchStart', 'wheel', 'keyDown'] as const)(
    'comes under the drawer at the first sign of the reader: %s',
    async (sign) => {
      await open('/public-tree/fmp-7-1/profile');
      expect(await screen.findByText('Clay labourer')).toBeVisible();
      expect(screen.getByText('Loading the chart')).toBeInTheDocument();
      expect([askedForPeople(), screen.queryByRole('tree', { hidden: true })]).toEqual([0, null]);
      fireEvent[sign](document.body);
      expect(await outline()).toBeInTheDocument();
      expect(askedForPeople()).toBe(1);
      expect(screen.getByText('Clay labourer')).toBeVisible();
    },
  );

  it('comes on a phone, where the drawer covers it, when that closes', async () => {
    onPhone();
    const { user } = await open('/public-tree/fmp-7-1/profile');
    expect(await screen.findByText('Clay labourer')).toBeVisible();
    fireEvent.touchStart(document.body);
    fireEvent.wheel(document.body);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([askedForPeople(), screen.queryByRole('tree', { hidden: true })]).toEqual([0, null]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.pathname).toBe('/public-tree/fmp-7-1/tree'));
    expect(await outline()).toBeInTheDocument();
  });

  it('is there at once where the address is its own, and stays when a drawer opens', async () => {
    onPhone();
    const { router } = await open('/public-tree/fmp-7-1/tree');
    const chart = await outline();
    await act(() => router.navigate('/public-tree/fmp-7-1/tree/profile'));
    expect(await screen.findByText('Clay labourer')).toBeVisible();
    expect(chart).toBeInTheDocument();
  });
});
