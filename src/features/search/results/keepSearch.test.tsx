import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { facets, results } from './results.fixture.ts';

const ADDRESS = '/search/results?lastname=pinch&page=2';
const found = { recordSearch: () => results({ page: 2 }), recordFacets: () => facets, recordSets: () => [] };
const open = async (grants?: readonly string[]) => {
  const view = await renderApp(ADDRESS, { reader: 'member', ...(grants && { grants }) });
  await screen.findByRole('button', { name: 'Edit search' });
  return view;
};

describe('saving a search', () => {
  it('GRANT-036 is offered to a member with the grant', async () => {
    answer({ ...found, saveSearch: ({ name }: { name: string }) => ({ saved: { name }, wasKept: false }) });
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Pinch');
    expect(await accessibilityFaults()).toEqual([]);
    await user.clear(name);
    const dialog = within(screen.getByRole('dialog', { name: 'Save search' }));
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(await screen.findByText('Enter a name for this search.')).toBeVisible();
    await user.type(name, 'My family{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentRequests().findLast(({ operationName }) => operationName === 'SaveSearch')?.variables).toEqual({
      name: 'My family',
      search: 'lastname=pinch',
    });
    expect(store.getState().toasts.toasts.map(({ title }) => title)).toEqual(['Saved “My family”']);
  });

  it('GRANT-036 is not there without the grant', async () => {
    answer(found);
    await open(['help']);
    // The last part of the page to come, so that whatever else there is has come.
    await screen.findByRole('button', { name: 'Keyboard shortcuts' });
    expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  });

  it('keeps the name that was typed when there are too many', async () => {
    answer({
      ...found,
      saveSearch: () => {
        throw refusal('LIMIT_REACHED');
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save search' }));
    expect(
      await screen.findByText('You have 50 saved searches, the most we can save. Delete one first.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pinch');
  });

  it('shows similar searches and how many records each finds', async () => {
    answer({
      ...found,
      suggestedSearches: () => [
        {
          kind: 'variants',
          change: 'Surname Pinch with every variant',
          search: 'lastname=pinch&lastname_variants=true',
          total: 61,
        },
      ],
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More about this search' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Similar searches' }));
    expect(await screen.findByRole('link', { name: 'Surname Pinch with every variant' })).toHaveAttribute(
      'href',
      '/search/results?lastname=pinch&lastname_variants=true',
    );
    expect(screen.getByText('61')).toBeVisible();
  });
});

describe('the record of a row', () => {
  it('is put into research, or a collection, from its menu', async () => {
    answer({
      ...found,
      researchQuestions: () => ({ questions: [] }),
      researchFolders: () => ({ folders: [{ id: 'f-a', name: 'The Pinches', role: 'OWNER' }] }),
      addToResearchFolder: () => ({ id: 'f-a', name: 'The Pinches' }),
      myCollections: () => ({ collections: [], total: 0, most: 500 }),
    });
    const { user } = await open();
    const menu = (await screen.findAllByRole('button', { name: /^Save (?!search)/u }))[0]!;
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Add to research' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to research' }));
    await user.click(await dialog.findByRole('button', { name: 'Add to research' }));
    await waitFor(() =>
      expect(
        sentRequests()
          .filter(({ operationName }) => operationName === 'AddToResearchFolder')
          .map(({ variables }) => variables),
      ).toEqual([{ folderId: 'f-a', address: expect.stringMatching(/^\/transcript\?id=/u) as string, note: '' }]),
    );
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Add to collection' }));
    expect(await screen.findByRole('dialog', { name: /collection/iu })).toBeVisible();
  });
});
