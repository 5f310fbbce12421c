import { act, screen, within } from '@testing-library/react';

import { resultListShown } from '#features/search-query/index.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ID = 'ROCHE-1871/RG102267.VLD/1/1';
const AT = `/transcript?id=${encodeURIComponent(ID)}`;

const pinch = (more: object = {}) => ({
  id: ID,
  type: 'CENSUS',
  name: 'William PINCH',
  summaryLine: 'Census, 1871, Roche, Cornwall',
  access: 'FULL',
  sections: [
    { title: 'Person', fields: [{ fieldId: 'FirstName', label: 'First name(s)', value: 'William', correction: null }] },
    { title: 'Work', fields: [{ fieldId: 'Occupation', label: 'Occupation', value: 'Clay Labourer', correction: 'Clay Merchant' }] },
  ],
  group: {
    title: 'Household',
    columns: ['Relationship to head', 'Age'],
    members: [
      { id: ID, name: 'William PINCH', isThisRecord: true, isClosed: false, values: ['Head', '39'] },
      { id: 'ROCHE-1871/RG102267.VLD/1/2', name: 'Jane PINCH', isThisRecord: false, isClosed: false, values: ['Wife', '38'] },
      { id: null, name: null, isThisRecord: false, isClosed: true, values: ['', ''] },
    ],
  },
  source: {
    recordSet: { id: 'ROCHE-1871', name: 'Roche 1871', isSample: false },
    description: 'Census households.',
    repository: 'The National Archives',
    archiveReference: 'RG 10/2267, folio 5, page 1',
    attribution: 'Transcribed by volunteers.',
    sourceFile: 'roche.tsv',
    sourceRow: 2,
    importedAt: '2026-11-21T10:00:00.000Z',
  },
  citation: null,
  place: null,
  images: [],
  ...more,
});
const found = (more: object = {}) => answer({ record: () => ({ standing: 'FOUND', record: pinch(more) }) });

describe('transcript page', () => {
  it('shows a member every field, the household with links, and the source', async () => {
    found();
    const { container } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'William PINCH' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Work' })).toHaveTextContent('Clay LabourerCorrection Clay Merchant');
    const household = screen.getByRole('table', { name: 'Household' });
    expect(within(household).getByRole('link', { name: 'Jane PINCH' })).toHaveAttribute('href', `/transcript?id=${encodeURIComponent('ROCHE-1871/RG102267.VLD/1/2')}`);
    expect(within(household).queryByRole('link', { name: /William/ })).not.toBeInTheDocument();
    expect(household).toHaveTextContent('This person’s record is closed');
    expect(screen.getByRole('region', { name: 'Source' })).toHaveTextContent('RG 10/2267, folio 5, page 1');
    expect(document.title).toContain('William PINCH');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows a visitor the summary and the way to sign in that comes back here', async () => {
    found({ access: 'SUMMARY', group: null, sections: [] });
    const { user } = await renderApp(AT);
    const offer = await screen.findByRole('heading', { name: 'Sign in to read the whole transcript' });
    expect(offer).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(sessionStorage.getItem('returnTo')).toBe(AT);
  });

  it('shows the citation only where the server gives one', async () => {
    found({ citation: 'William PINCH, Census, 1871.' });
    const { unmount } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('button', { name: 'Copy citation' })).toBeVisible();
    unmount();
    found();
    await renderApp(AT, { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'William PINCH' });
    expect(screen.queryByRole('button', { name: 'Copy citation' })).not.toBeInTheDocument();
  });

  it('REC-012 leads from a closed record to a page that says nothing of the person', async () => {
    answer({ record: () => ({ standing: 'CLOSED', record: null }) });
    const { router } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/access-denied/record');
  });

  it.each([
    ['an id nobody has', AT],
    ['no id at all', '/transcript'],
  ])('says what to do about %s', async (_case, address) => {
    answer({ record: () => ({ standing: 'MISSING', record: null }) });
    await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'We do not have this record' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the records' })).toHaveAttribute('href', '/');
  });

  it('keeps the server’s words to itself, names the request and tries again', async () => {
    answer({
      record: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText('The record could not be loaded')).toBeVisible();
    expect(screen.getByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    expect(screen.queryByText(/own words/)).not.toBeInTheDocument();
    found();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'William PINCH' })).toBeVisible();
  });

  it('says so when there is no connection', async () => {
    goOffline();
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
  });

  it('leads to its neighbours in the results and back to them', async () => {
    found();
    const { store } = await renderApp(AT, { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'William PINCH' });
    expect(screen.queryByRole('navigation', { name: 'Results' })).not.toBeInTheDocument();
    act(() => void store.dispatch(resultListShown({ queryAddress: '/search/results?lastname=pinch', ids: ['a', ID, 'b'], page: 2, pageSize: 3, total: 9 })));
    const walker = await screen.findByRole('navigation', { name: 'Results' });
    expect(walker).toHaveTextContent('5 of 9');
    expect(within(walker).getByRole('link', { name: 'Back to results' })).toHaveAttribute('href', '/search/results?lastname=pinch&page=2');
    expect(within(walker).getByRole('link', { name: 'Previous record' })).toHaveAttribute('href', '/transcript?id=a');
    expect(within(walker).getByRole('link', { name: 'Next record' })).toHaveAttribute('href', '/transcript?id=b');
    expect(sentRequests().map(({ operationName }) => operationName)).toEqual(['Transcript']);
  });
});
