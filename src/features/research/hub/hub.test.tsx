import { screen, waitFor, within } from '@testing-library/react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const KEY = 'has-viewed-my-research-explainer';
const A_FOLDER = { id: 'f-aaaaaaaaaaaaaaaaaaaa', name: 'The Pinch brothers', description: '', itemCount: 3, changedAt: '2026-11-20T10:00:00.000Z' };
const HUB = {
  researchFolders: () => ({ folders: [A_FOLDER], most: 200 }),
  savedSearches: () => ({ searches: [{ id: '1', name: 'Old', kind: 'RECORDS', search: 'lastname=old', newCount: 0 }, { id: '2', name: 'Pinches', kind: 'RECORDS', search: 'lastname=pinch', newCount: 7 }] }),
  searchDiary: () => ({ isStarted: true, entries: [{ id: '1', kind: 'ARTICLES', search: 'q=mare', searchedAt: '2026-11-20T10:00:00.000Z', total: 0 }] }),
  myClippings: () => ({ clippings: [{ id: 'c-aaaaaaaaaaaaaaaaaaaa', title: 'A fire at Roche', citation: 'Gazette', thumbnail: null }], total: 1 }),
};
const open = (grants: readonly string[] = defaultGrants('member')) => renderApp('/my-research', { reader: 'member', grants });
const seen = () => window.localStorage.setItem(KEY, '2026-01-01T00:00:00.000Z');

describe('the research hub', () => {
  it('ROUTE-124 shows folders, saved searches with what is new first, latest searches and clippings', async () => {
    seen();
    answer(HUB);
    const { container } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'My research' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'The Pinch brothers' })).toHaveAttribute('href', '/my-research/folder/f-aaaaaaaaaaaaaaaaaaaa');
    const saved = within(screen.getByRole('region', { name: 'Saved searches' }));
    expect((await saved.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['Pinches7 new', 'Old']);
    expect(await screen.findByText(/Nothing found/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'A fire at Roche' })).toHaveAttribute('href', '/collections/all-clippings?clipping=c-aaaaaaaaaaaaaaaaaaaa');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows every other part when one cannot be had', async () => {
    seen();
    answer({
      ...HUB,
      savedSearches: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await open();
    expect(await screen.findByText(/We couldn’t show your saved searches/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'The Pinch brothers' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'A fire at Roche' })).toBeVisible();
  });

  it.each([
    ['ROUTE-125 GRANT-014 a member without the grant', { reader: 'member', grants: ['tree'] } as const],
    ['ROUTE-125 a visitor', {}],
  ])('is not there for %s', async (_who, options) => {
    await renderApp('/my-research', options);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it.each([
    ['my-research:introduction', 'How to use folders', 'Folders'],
    ['my-research:workspaces', 'Folders', 'How to use folders'],
  ])('GRANT-025 shows to a holder of %s alone its part and no other', async (grant, shown, hidden) => {
    answer(HUB);
    await open([grant]);
    expect(await screen.findByRole('heading', { level: 2, name: shown })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: hidden })).not.toBeInTheDocument();
  });

  it('makes a folder and leads to it', async () => {
    seen();
    answer({ ...HUB, researchFolders: () => ({ folders: [], most: 200 }), createResearchFolder: () => ({ id: A_FOLDER.id }), researchFolder: () => ({ ...A_FOLDER, version: 1, items: [] }) });
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

  it.each(['/home', '/my-research'])('RES-001 is shown once at %s to a member with the grant', async (address) => {
    answer(HUB);
    const first = await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('region', { name: 'New: My research' })).toBeVisible();
    first.unmount();
    seen();
    await renderApp(address, { reader: 'member' });
    await screen.findByRole('heading', { level: 1 });
    expect(explainer()).not.toBeInTheDocument();
  });

  it.each([
    ['a member without the grant', '/home', { reader: 'member', grants: ['tree', 'search:save-search'] } as const],
    ['a visitor', '/', {}],
  ])('RES-002 is not shown to %s', async (_who, address, options) => {
    answer(HUB);
    await renderApp(address, options);
    await screen.findAllByRole('heading', { level: 1 });
    expect(explainer()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('RES-003 RES-005 notes when it was completed, and leads to the hub', async () => {
    answer(HUB);
    const { user, router } = await renderApp('/home', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Open My research' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-research'));
    expect(window.localStorage.getItem(KEY)).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u);
    expect(explainer()).not.toBeInTheDocument();
  });

  it('RES-004 RES-006 notes when it was minimised, and stays where it is', async () => {
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
