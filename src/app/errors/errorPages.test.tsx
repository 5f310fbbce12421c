import { act, screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { goOffline, REQUEST_ID } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const HEADING = 'Well, that didn’t quite go according to plan...';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a refused query', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('ERR-022 ERR-023 ERR-024 ERR-026 says what to do', async () => {
    await renderApp('/internal-testing/throw-gql');
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('Refresh the page. You will come back to your tree, or to the login page.')).toBeVisible();
    expect(screen.getByText('If the problem persists, contact customer support.')).toBeVisible();
    await expectAccessible();
  });

  it('ERR-025 EMBED-012 tells the phone app to open the tree view again, and not to refresh', async () => {
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
    goOffline();
    await renderApp('/internal-testing/throw-gql');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Request Id/)).not.toBeInTheDocument();
  });

  it('is not found in production, but for staff', async () => {
    const { unmount } = await renderApp('/internal-testing/throw-gql', { isProduction: true });
    expect(await heading('Page not found')).toBeVisible();
    unmount();
    await renderApp('/internal-testing/throw-gql', { isProduction: true, reader: 'staff' });
    expect(await heading('Something went wrong')).toBeVisible();
  });
});

describe('error pages', () => {
  beforeEach(() => {
    // React reports what a boundary caught; these tests throw on purpose.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('ERR-001 ERR-002 ERR-003 ERR-005 /error says what the specification says and leads home', async () => {
    await renderApp('/error');
    expect(await heading(HEADING)).toBeVisible();
    expect(screen.getByText('500')).toBeVisible();
    expect(screen.getByText('Try again in a few minutes, or contact our customer support team if this keeps happening.')).toBeVisible();
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

  it('SHELL-009 a page that cannot be drawn shows the error page inside the site', async () => {
    await renderApp('/internal-testing/throw');
    expect(await heading(HEADING)).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
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
});
