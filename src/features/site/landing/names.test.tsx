import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const NOT_FOUND = 'Page not found';

// A page is reported as not found by throwing, which React and the router repeat.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const range = (name: string, label: string, count: number) => ({ range: name, label, count });
const names = (more: object = {}) => ({
  range: null,
  ranges: [range('a-b', 'A–B', 274), range('c-d', 'C–D', 0)],
  total: 274,
  people: [],
  page: 1,
  pageSize: 100,
  ...more,
});
const ADDRESS = '/1911-census/john-smith-1/123/0045/7-ab12-cd34';
const record = (more: object = {}) => ({
  id: 'ENG-1911/7',
  type: 'CENSUS',
  name: 'John Smith',
  summaryLine: 'Census, 1911, Roche, Cornwall',
  access: 'FULL',
  sections: [{ title: 'Person', fields: [{ fieldId: 'Age', label: 'Age', value: '49' }] }],
  group: {
    title: 'Household',
    columns: ['Age'],
    members: [
      { id: 'ENG-1911/7', name: 'John Smith', isThisRecord: true, isClosed: false, values: ['49'] },
      { id: null, name: null, isThisRecord: false, isClosed: true, values: [''] },
    ],
  },
  source: {
    recordSet: { id: 'ENG-1911', name: '1911 England Census', isSample: true, notation: 'plain' },
    archiveReference: 'RG 14/123',
    description: '',
    repository: null,
    attribution: null,
    importedAt: null,
  },
  citation: null,
  place: null,
  images: [],
  ...more,
});

describe('the surnames of the 1911 census', () => {
  it('ROUTE-007 start with letter ranges that lead on', async () => {
    answer({ census1911Names: () => names() });
    const { container } = await renderApp('/1911-census');
    expect(await screen.findByRole('heading', { level: 1, name: 'The 1911 census by surname' })).toBeVisible();
    const ranges = within(screen.getByRole('region', { name: 'Surnames starting with' }));
    expect(ranges.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A–B274 people', '/1911-census/a-b'],
      ['C–Dno one', '/1911-census/c-d'],
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('say when no such census is published', async () => {
    answer({ census1911Names: () => names({ total: 0, ranges: [] }) });
    await renderApp('/1911-census');
    expect(await screen.findByRole('heading', { name: 'No 1911 census here yet' })).toBeVisible();
  });

  it('ROUTE-008 list the names of a range as links, page by page, with finer ranges', async () => {
    answer({
      census1911Names: () =>
        names({
          range: range('a-b', 'A–B', 412),
          ranges: [range('aa-ad', 'Aa–Ad', 300)],
          total: 412,
          people: [{ address: ADDRESS, name: 'John Abbott', birthYear: 1862, place: 'Roche' }],
        }),
    });
    const { container } = await renderApp('/1911-census/A-B?page=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'A–B in the 1911 census' })).toBeVisible();
    expect(sentRequests().at(-1)?.variables).toEqual({ range: 'a-b', page: 2 });
    expect(
      within(screen.getByRole('region', { name: 'People' })).getByRole('link', { name: 'John Abbott' }),
    ).toHaveAttribute('href', ADDRESS);
    expect(within(screen.getByRole('region', { name: 'Narrow the letters' })).getByRole('link')).toHaveAttribute(
      'href',
      '/1911-census/aa-ad',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Pages of names' })).getByRole('link', { name: 'Next page' }),
    ).toHaveAttribute('href', '/1911-census/a-b?page=2');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('say when no one is in a range', async () => {
    answer({ census1911Names: () => names({ range: range('y-z', 'Y–Z', 0), ranges: [], total: 0 }) });
    await renderApp('/1911-census/y-z');
    expect(await screen.findByText('No surname starts with these letters')).toBeVisible();
  });

  it('are not found for what is no range', async () => {
    await renderApp('/1911-census/b-a');
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    expect(sentRequests()).toEqual([]);
  });
});

describe('a record of the 1911 census', () => {
  it('ROUTE-009 ROUTE-010 ROUTE-011 is asked for by the id and guid of its address, and shown', async () => {
    answer({ census1911Record: () => ({ standing: 'FOUND', record: record() }) });
    const { container } = await renderApp(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'John Smith in the 1911 census' })).toBeVisible();
    expect(sentRequests().at(-1)?.variables).toEqual({ id: 'rg14/123/0045/7', guid: 'ab12-cd34' });
    expect(screen.getByRole('table', { name: 'Household' })).toHaveTextContent('Closed for privacy');
    expect(screen.getByRole('link', { name: 'Open the full transcript' })).toHaveAttribute(
      'href',
      '/transcript?id=ENG-1911%2F7',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows a visitor what members read', async () => {
    answer({ census1911Record: () => ({ standing: 'FOUND', record: record({ access: 'SUMMARY', group: null }) }) });
    await renderApp(ADDRESS);
    expect(await screen.findByText('Members can read the full household')).toBeVisible();
  });

  it('leads to the page of closed records when it is closed', async () => {
    answer({ census1911Record: () => ({ standing: 'CLOSED', record: null }) });
    const { router } = await renderApp(ADDRESS);
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied/record'));
  });

  it('says that it is not there', async () => {
    answer({ census1911Record: () => ({ standing: 'MISSING', record: null }) });
    await renderApp(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not have this record' })).toBeVisible();
  });

  it.each([
    '/1911-census/a/b',
    '/1911-census/a/b/c',
    '/1911-census/john-smith-1/123/0045/7',
    '/1911-census/a/1/2/3-x/5',
  ])('ROUTE-012 %s is no route', async (address) => {
    await renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    expect(sentRequests()).toEqual([]);
  });
});
