import { act, screen, waitFor } from '@testing-library/react';

import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const QUESTION = 'Type your question here...';
const text = (kind: string, key: string) => ({
  kind,
  key,
  title: key,
  eyebrow: null,
  heading: `Text of ${key}`,
  lead: null,
  picture: null,
  updated: null,
  actions: [],
  blocks: [],
  holding: null,
  holdingCount: null,
});
const region = ({ key }: { key: string }) => ({
  key,
  name: key,
  level: 'country',
  trail: [],
  children: [],
  recordCount: 0,
  query: '',
  recordSets: [],
  places: [],
  otherCounties: [],
  firstDecade: null,
  lastDecade: null,
  content: null,
});

beforeEach(() =>
  answer({
    helpHome: () => ({
      categories: [],
      common: [{ title: 'Cancel', description: 'How.', path: '/help/articles/821-cancel' }],
    }),
    content: ({ kind, key }: { kind: string; key: string }) => text(kind, key),
    contents: () => [],
    region,
    recordSets: () => [],
  }),
);

describe('embedded mode', () => {
  it('EMBED-003 is switched on by source=app', async () => {
    await renderApp('/help?source=app');
    expect(await screen.findByRole('link', { name: 'Cancel' })).toBeVisible();
    expect(screen.queryByPlaceholderText(QUESTION)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'How can we help?' })).not.toBeInTheDocument();
  });

  it('EMBED-004 is remembered for the tab under the key isApp', async () => {
    const { router } = await renderApp('/help?source=app');
    expect(await screen.findByRole('link', { name: 'Cancel' })).toBeVisible();
    expect(window.sessionStorage.getItem('isApp')).toBe('true');
    await act(() => router.navigate('/sitemap'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
    await act(() => router.navigate('/help'));
    expect(await screen.findByRole('link', { name: 'Cancel' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByPlaceholderText(QUESTION)).not.toBeInTheDocument();
  });

  const PAGES = ['/1921-census', '/region', '/region/england', '/partners', '/was-justice-served', '/cookies-policy'];
  it.each(PAGES)('EMBED-006 takes bar and foot from %s, which has both without it', async (address) => {
    const { unmount } = await renderApp(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    unmount();
    await renderApp(`${address}?isMobileApp=true`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('EMBED-006 leaves other pages their own', async () => {
    await renderApp('/sitemap?isMobileApp=true');
    expect(await screen.findByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});
