import { screen, waitFor } from '@testing-library/react';

import { takeReturnLocation } from '#services/routing/returnLocation.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const refused = (code: string) =>
  answer({
    familyTree: () => {
      throw refusal(code);
    },
    treePerson: () => {
      throw refusal(code);
    },
  });
const shown = () =>
  answer({ familyTree: () => aTree(), treeNeighbourhood: () => aNeighbourhood(), myChartSettings: () => null });

describe('a tree that cannot be opened', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.sessionStorage.clear();
  });

  it('ERR-024 says that refreshing leads to the tree or the login page, and it does: members to the tree, visitors to login', async () => {
    refused('INTERNAL_SERVER_ERROR');
    const failed = await renderApp('/tree/fmp-7-1/tree', { reader: 'member' });
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('Refresh the page. You will come back to your tree, or to the login page.')).toBeVisible();
    failed.unmount();

    shown();
    const again = await renderApp('/tree/fmp-7-1/tree', { reader: 'member' });
    expect(await heading('Pinch of Roche')).toBeInTheDocument();
    expect(again.router.state.location.pathname).toBe('/tree/fmp-7-1/tree');
    again.unmount();

    refused('FAMILY_TREE_NOT_FOUND_ERROR');
    const { router } = await renderApp('/tree/fmp-7-1/tree?view=fan');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(takeReturnLocation()).toEqual({ kind: 'internal', path: '/tree/fmp-7-1/tree?view=fan' });
  });

  it.each([
    '/tree/fmp-7-1/tree',
    '/tree/fmp-7-1/tree/profile/facts',
    '/tree/fmp-7-1/share',
    '/tree/7/settings',
    '/tree/7/settings/export',
    '/tree/7/stories',
    '/tree/fmp-7-1/all-hints',
  ])(
    'leads a visitor of %s to sign in, whether it is there or not, and a member to the page of what is not found',
    async (address) => {
      refused('FAMILY_TREE_NOT_FOUND_ERROR');
      const { router, unmount } = await renderApp(address);
      await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
      unmount();
      await renderApp(address, { reader: 'member' });
      expect(await heading('Page not found')).toBeVisible();
    },
  );

  it('stays not found to a visitor under the addresses of public trees', async () => {
    refused('FAMILY_TREE_NOT_FOUND_ERROR');
    answer({
      treePreview: () => {
        throw refusal('FAMILY_TREE_NOT_FOUND_ERROR');
      },
    });
    const { unmount } = await renderApp('/public-tree/fmp-7-1/preview');
    expect(await heading('Page not found')).toBeVisible();
    unmount();
    await renderApp('/public-tree/fmp-7-1/tree');
    expect(await heading('Page not found')).toBeVisible();
  });

  it('opens to a visitor with the share token', async () => {
    shown();
    await renderApp('/tree/fmp-7-1/tree?publicTreeShareToken=abc');
    expect(await heading('Pinch of Roche')).toBeInTheDocument();
  });
});
