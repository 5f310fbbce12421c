import { act, screen, waitFor } from '@testing-library/react';

import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { REQUEST_ID } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { DOCUMENT_ID } from '#test/support/siteBoot.ts';

const HEADING = 'Well, that didn’t quite go according to plan...';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a refused query', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('ERR-022 ERR-023 ERR-026 ERR-028 says what to do, without a button to close it', async () => {
    await renderApp('/internal-testing/throw-gql');
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('Refresh the page. You will come back to your tree, or to the login page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(screen.getByText('If the problem persists, contact customer support.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('ERR-025 EMBED-012 asks readers in the phone app to open the tree view again, and not to refresh', async () => {
    await renderApp('/internal-testing/throw-gql?isMobileApp=true');
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('Close the tree view and open it again.')).toBeVisible();
    expect(screen.queryByText(/Refresh/)).not.toBeInTheDocument();
  });

  it('ERR-027 shows the request id when the error carries one, and no label when it does not', async () => {
    const { unmount } = await renderApp('/internal-testing/throw-gql');
    await heading('Something went wrong');
    expect(screen.getByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    unmount();
    await renderApp('/internal-testing/throw-gql?code=ANY&requestId=');
    await heading('Something went wrong');
    expect(screen.queryByText(/Request Id/)).not.toBeInTheDocument();
  });

  it('can be closed when it is over a quick edit, and only then', async () => {
    const { user, router } = await renderApp('/error');
    await act(() => router.navigate('/internal-testing/throw-gql?code=ANY&quickEdit'));
    await heading('Something went wrong');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await heading(HEADING)).toBeVisible();
    await act(() => router.navigate('/internal-testing/throw-gql?code=ANY'));
    await heading('Something went wrong');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('is not found in production, but for staff', async () => {
    const { unmount } = await renderApp('/internal-testing/throw-gql', { isProduction: true });
    expect(await heading('Page not found')).toBeVisible();
    unmount();
    await renderApp('/internal-testing/throw-gql', { isProduction: true, reader: 'staff' });
    expect(await heading('Something went wrong')).toBeVisible();
  });
});

describe('the page of a GraphQL code', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each(['FAMILY_TREE_AUTHORISATION_ERROR', 'FAMILY_TREE_NOT_FOUND_ERROR'])(
    '%s is the not-found page',
    async (code) => {
      await renderApp(`/internal-testing/throw-gql?code=${code}`);
      expect(await heading('Page not found')).toBeVisible();
    },
  );

  it.each([
    'PUBLIC_TREE_SHARE_TOKEN_ERROR',
    'SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND',
    'SHARED_TREE_ACTIVATE_INVITE_CONFLICT',
    'SHARED_TREE_ACTIVATE_INVITE_EXPIRED',
    'SHARED_TREE_ACTIVATE_INVITE_REVOKED',
  ])('%s is the page of a share link that does not work', async (code) => {
    await renderApp(`/internal-testing/throw-gql?code=${code}`);
    expect(await heading('This share link does not work')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/');
    await expectAccessible();
  });

  it('ERR-021 AHNENDAB_ERROR asks to fix the relationship and leads to it', async () => {
    await renderApp('/internal-testing/throw-gql?code=AHNENDAB_ERROR&familyTreeRef=fmp-1-2&personId=7');
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).toBe('There\u0027s a problem with a relationship in your tree');
    expect(screen.getByText(/Please fix this relationship/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/tree/fmp-1-2/tree/profile/relations?error=relationship&personId=7',
    );
    await expectAccessible();
  });

  it.each([
    ['UPGR-025 TREE-040 a visitor', 'visitor', '', '/free-trial'],
    ['a member who may have a trial', 'member', '&eligible=true', '/free-trial'],
    ['a member who had one', 'member', '&eligible=false', '/subscribe'],
  ] as const)(
    '%s is led on by PUBLIC_TREE_PAYWALL_ERROR, and back to the tree afterwards',
    async (_who, reader, query, path) => {
      const tree = `/internal-testing/throw-gql?code=PUBLIC_TREE_PAYWALL_ERROR${query}`;
      await renderApp(tree, { reader });
      await waitFor(() => expect(window.location.pathname).toBe(path));
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        nextPage: tree,
        event_location: 'public_tree',
      });
    },
  );
});

describe('error pages', () => {
  beforeEach(() => {
    // React reports what a boundary caught; these tests throw on purpose.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('ROUTE-033 ERR-001 ERR-002 ERR-003 ERR-005 /error says what the specification says and leads home', async () => {
    await renderApp('/error');
    expect(await heading(HEADING)).toBeVisible();
    expect(screen.getByText('500')).toBeVisible();
    expect(
      screen.getByText('Try again in a few minutes, or contact our customer support team if this keeps happening.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/');
    await expectAccessible();
  });

  it('ERR-004 /error has its title in the tab, and other pages have not', async () => {
    const { router } = await renderApp('/error');
    await heading(HEADING);
    expect(document.title).toContain('500 Internal Server Error');
    await act(() => router.navigate('/this-does-not-exist'));
    await heading('Page not found');
    expect(document.title).not.toContain('500');
  });

  it('SHELL-009 ROUTE-066 a page that cannot be drawn shows the error page inside the site', async () => {
    await renderApp('/internal-testing/throw');
    expect(await heading(HEADING)).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/');
    expect(document.title).toContain('500 Internal Server Error');
  });

  it('SHELL-010 the error page resets when the path changes', async () => {
    const { router } = await renderApp('/internal-testing/throw');
    await heading(HEADING);
    await act(() => router.navigate('/this-does-not-exist'));
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.queryByRole('heading', { name: HEADING })).not.toBeInTheDocument();
  });

  it('SHELL-007 an address without a page shows the not-found page inside the site', async () => {
    await renderApp('/this-does-not-exist');
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await expectAccessible();
  });

  it('names the request that sent the document where no other failed', async () => {
    await renderApp('/error');
    await heading(HEADING);
    expect(screen.getByText(`Request Id: ${DOCUMENT_ID}`)).toBeVisible();
  });

  it.each([
    ['records.transcript', '/transcript?id=7'],
    ['account.security-settings', '/account/security-settings'],
  ])('ERR-006 an area of the second document has an error page of its own: %s', async (route, address) => {
    const definition = siteRoutes.find(({ id }) => id === route) ?? never();
    await renderApp(address, {
      reader: 'staff',
      definitions: [definition],
      pages: { [definition.id]: () => Promise.resolve({ Component: never }) },
    });
    expect(await heading('Something went wrong!')).toBeVisible();
    expect(
      screen.getByText('Try again in a few minutes, or contact our support team if this keeps happening.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/');
    await expectAccessible();
  });

  it('shows the error page when the grants a page needs could not be loaded', async () => {
    const definition: RouteDefinition = {
      id: 'of-test',
      pattern: '/of-test',
      title: 'Paid',
      access: { grants: ['payment'] },
    };
    await renderApp('/of-test', {
      grants: 503,
      definitions: [definition],
      pages: { 'of-test': () => Promise.resolve({ Component: never }) },
    });
    expect(await heading(HEADING)).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });
});

function never(): never {
  throw new Error('Thrown on purpose by this test');
}
