import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { answerSearch, facets, hit, results } from './results.fixture.ts';

const FIRST = { timeout: 15_000 };
const saved: Blob[] = [];

beforeAll(() => Promise.all([import('./components/ExportResults.tsx'), import('./components/Results.tsx')]));
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = jest.fn((blob: Blob) => {
    saved.push(blob);
    return 'blob:saved';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('choosing records to compare', () => {
  it('takes up to four, over pages of results, and leads to them side by side', async () => {
    answer({
      recordSearch: ({ input }: { input: { page: number } }) =>
        results({ page: input.page, hits: [1, 2, 3].map((n) => hit(n + 3 * (input.page - 1))) }),
      recordFacets: () => facets,
      recordsToCompare: () => [],
    });
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    await user.click(await screen.findByRole('button', { name: 'Compare William PINCH 1' }, FIRST));
    const bar = screen.getByRole('region', { name: 'Selected to compare' });
    expect(within(bar).getByRole('status')).toHaveTextContent('1 selected. Select another to compare.');
    expect(within(bar).queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Compare William PINCH 2' }));
    await user.click(screen.getByRole('button', { name: 'Compare William PINCH 3' }));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await user.click(await screen.findByRole('button', { name: 'Compare William PINCH 5' }));
    expect(screen.getByRole('button', { name: 'Compare William PINCH 5' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Compare William PINCH 4' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Compare' }));
    expect(router.state.location.pathname).toBe('/search/compare');
    expect(new URLSearchParams(router.state.location.search).getAll('record')).toEqual([
      'ROCHE-1871/1',
      'ROCHE-1871/2',
      'ROCHE-1871/3',
      'ROCHE-1871/5',
    ]);
  });

  it('removes a choice, one by one or all at once', async () => {
    answerSearch();
    const { user } = await renderApp('/search/results?lastname=pinch');
    await user.click(await screen.findByRole('button', { name: 'Compare William PINCH 1' }, FIRST));
    await user.click(screen.getByRole('button', { name: 'Compare William PINCH 1' }));
    expect(screen.getByRole('button', { name: 'Compare William PINCH 1' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Compare William PINCH 2' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Selected to compare' })).getByRole('button', { name: 'Clear' }),
    );
    expect(screen.getByRole('button', { name: 'Compare William PINCH 2' })).toHaveAttribute('aria-pressed', 'false');
  });
});

it('opens the form for a search within a place', async () => {
  answerSearch();
  const { user, router } = await renderApp('/search/results?place=roche&place_proximity=0&action=search-within');
  const form = within(await screen.findByRole('search', { name: 'Search records' }, FIRST));
  expect(form.getByRole('combobox', { name: 'Place' })).toHaveValue('Roche');
  await user.type(form.getByRole('textbox', { name: 'Surname' }), 'Pinch{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('lastname=pinch&place=roche&place_proximity=0'));
});

describe('exporting results', () => {
  const open = async (reader: 'visitor' | 'member') => {
    answerSearch({ total: 1200 });
    const app = await renderApp('/search/results?lastname=pinch&page=2', { reader });
    await app.user.click(await screen.findByRole('button', { name: 'Download' }, FIRST));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Download these results' })) };
  };

  it('saves the file of the kind that was chosen, and keeps it out of the store', async () => {
    const { user, dialog, store } = await open('member');
    answer({
      exportResults: ({ format }: { format: string }) => ({
        fileName: 'records.json',
        mediaType: 'application/json',
        text: `{"format":"${format}"}`,
        rows: 1000,
        total: 1200,
      }),
    });
    expect(await dialog.findByText(/The first 1,000 of 1,200 records/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /JSON/ }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Download 1,000 records' }));
    expect(await dialog.findByText('1,000 records downloaded')).toBeVisible();
    expect(saved.map(({ type }) => type)).toEqual(['application/json']);
    expect(sentRequests().findLast(({ operationName }) => operationName === 'ExportResults')?.variables).toMatchObject({
      format: 'JSON',
      input: { filters: [{ fieldId: 'LastName', values: ['pinch'] }] },
    });
    expect(JSON.stringify(store.getState())).not.toContain('"format\\":');
  });

  it('says why there is no file, and makes it when asked again', async () => {
    const { user, dialog } = await open('member');
    answer({
      exportResults: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Download 1,000 records' }));
    expect(await dialog.findByText('We couldn’t make the file')).toBeVisible();
    expect(saved).toEqual([]);
    answer({
      exportResults: () => ({ fileName: 'records.csv', mediaType: 'text/csv', text: 'Name', rows: 1, total: 1 }),
    });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved.map(({ type }) => type)).toEqual(['text/csv']));
  });

  it('asks a visitor to sign in, and sends nothing', async () => {
    const { dialog } = await open('visitor');
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?prompt=login');
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('ExportResults');
  });
});
