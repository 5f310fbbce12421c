import { act, screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

interface Asked {
  input: { filters: { fieldId: string; values: string[]; variants: boolean; without: string[]; proximity: number | null; offset: number | null }[]; page: number; order: object; searchLevel: string };
}

const hit = (n: number, more: object = {}) => ({
  id: `ROCHE-1871/${n}`,
  type: 'CENSUS',
  name: `William PINCH ${n}`,
  event: 'Census',
  year: 1871,
  place: 'Roche',
  birthYear: 1832,
  isBirthYearEstimated: true,
  summary: [
    { fieldId: 'RelationshipToHead', label: 'Relationship to head', value: 'Head' },
    { fieldId: 'Age', label: 'Age', value: '39' },
  ],
  recordSet: { id: 'ROCHE-1871', name: 'Roche Census 1871', isSample: false },
  isReadable: true,
  reasons: [
    { fieldId: 'LastName', label: 'Last name', asked: 'pynch', found: 'PINCH', how: 'spelling variant', distance: null },
    { fieldId: 'YearOfBirth', label: 'Birth year', asked: '1830', found: '1832', how: 'within years', distance: 2 },
  ],
  ...more,
});
const results = (more: object = {}) => ({ total: 45, page: 1, pageSize: 20, hits: [1, 2, 3].map((n) => hit(n)), variants: [], relaxations: [], ...more });
const facets = [
  { fieldId: 'County', label: 'County', values: [{ value: 'cornwall', label: 'Cornwall', count: 40, isSelected: false }, { value: 'devon', label: 'Devon', count: 5, isSelected: false }] },
  { fieldId: 'Decade', label: 'Decade', values: [{ value: '1880s', label: '1880s', count: 3, isSelected: false }, { value: '1870s', label: '1870s', count: 2, isSelected: false }] },
];
const answered = (more: object = {}) => answer({ recordSearch: () => results(more), recordFacets: () => facets, recordSets: () => [] });
const lastSearch = () => sentRequests().findLast(({ operationName }) => operationName === 'RecordSearch')?.variables as unknown as Asked;
const filterNames = () => within(screen.getByRole('list', { name: 'Filters of this search' }));

describe('results page', () => {
  it('shows rows, total and facets, and tells screen readers the total', async () => {
    answered();
    const { container } = await renderApp('/search/results?lastname=pynch&lastname_variants=true&yearofbirth=1830&yearofbirth_offset=2');
    const table = await screen.findByRole('table', { name: 'Search results' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getByRole('link', { name: 'William PINCH 1' })).toHaveAttribute('href', '/transcript?id=ROCHE-1871%2F1');
    expect(table).toHaveTextContent('about 1832');
    expect(table).toHaveTextContent('Head · aged 39');
    expect(screen.getByText('1–3 of 45 records')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('checkbox', { name: 'Cornwall 40' })).not.toBeChecked();
    expect(document.title).toBe('Pynch, born 1830 ± 2: search results | Muniment');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('asks for counts only once the results are there', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    answer({ recordSearch: () => gate.then(() => results()), recordFacets: () => facets });
    await renderApp('/search/results?lastname=pinch');
    expect(screen.getByText('Searching…')).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).toEqual(['RecordSearch']);
    release();
    expect(await screen.findByRole('checkbox', { name: 'Devon 5' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).toEqual(['RecordSearch', 'RecordFacets']);
  });

  it('SRCH-002 SRCH-029 shows the filters of the address as applied, whatever its capitals', async () => {
    answered();
    await renderApp('/search/results?LastName=SMITH&yearofbirth=1881');
    await screen.findByRole('table');
    expect(filterNames().getByText('Smith')).toBeVisible();
    expect(filterNames().getByText('1881')).toBeVisible();
    expect(lastSearch().input.filters.map(({ fieldId, values }) => [fieldId, values])).toEqual([['LastName', ['smith']], ['YearOfBirth', ['1881']]]);
  });

  it('takes a filter away by its chip and keeps the others', async () => {
    answered();
    const { user, router } = await renderApp('/search/results?lastname=smith&county=cornwall~devon&page=2');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Remove County: Devon' }));
    expect(router.state.location.search).toBe('?lastname=smith&county=cornwall');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(router.state.location.search).toBe('');
  });

  it('SRCH-020 SRCH-021 SRCH-022 SRCH-026 drops values the rules do not take, and says which and why', async () => {
    answered();
    await renderApp('/search/results?sourcecountry=atlantis&sourcecategory=nonsense&collection=rubbish&yearofbirth=18a1&lastname=smith');
    await screen.findByRole('table');
    for (const dropped of ['sourcecountry “atlantis”', 'sourcecategory “nonsense”', 'collection “rubbish”', 'yearofbirth “18a1”']) {
      expect(filterNames().getByText(new RegExp(`ignored: ${dropped}. \\S`))).toBeVisible();
    }
    expect(lastSearch().input.filters.map(({ fieldId }) => fieldId)).toEqual(['LastName']);
  });

  it('SRCH-019 joins the values of a facet by ~ in the address and stays where the page is', async () => {
    answered();
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    await user.click(await screen.findByRole('checkbox', { name: 'Cornwall 40' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Devon 5' }));
    expect(await screen.findByRole('checkbox', { name: 'Devon 5', checked: true })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('county')).toBe('cornwall~devon');
  });

  it('FIELD-009 FIELD-025 offers only facet fields as filters', async () => {
    answer({ recordSearch: () => results(), recordFacets: () => [...facets, { fieldId: 'SourceCountry', label: 'Collections from', values: [{ value: 'england', label: 'England', count: 1, isSelected: false }, { value: 'wales', label: 'Wales', count: 1, isSelected: false }] }] });
    await renderApp('/search/results?lastname=pinch');
    await screen.findByRole('checkbox', { name: 'Cornwall 40' });
    expect(screen.queryByRole('checkbox', { name: 'Wales 1' })).not.toBeInTheDocument();
  });

  it('finds a rare value of a long facet by typing', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ value: `place ${n}`, label: `Place ${n}`, count: 20 - n, isSelected: false }));
    answer({ recordSearch: () => results(), recordFacets: () => [{ fieldId: 'Place', label: 'Place', values: many }], recordSuggestions: ({ prefix }: { prefix: string }) => (prefix === 'zen' ? [{ value: 'Zennor', count: 7 }] : []) });
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByRole('checkbox', { name: 'Place 0 20' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Place 19 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 20+ values of place' }));
    await user.type(screen.getByRole('searchbox', { name: 'Find in place' }), 'zen');
    await user.click(await screen.findByRole('checkbox', { name: 'Zennor' }));
    expect(new URLSearchParams(router.state.location.search).get('place')).toBe('zennor');
    expect(new URLSearchParams(router.state.location.search).get('place_proximity')).toBe('0');
  });

  it('tells on demand why a row matched, and leaves out a variant from there', async () => {
    answered({ variants: [{ fieldId: 'LastName', variant: 'pinch', how: 'spelling variant', count: 31 }] });
    const { user, router } = await renderApp('/search/results?lastname=pynch&lastname_variants=true&yearofbirth=1830&yearofbirth_offset=5');
    await user.click(await screen.findByRole('button', { name: 'Why? William PINCH 2' }));
    const reasons = screen.getByRole('list', { name: 'Why William PINCH 2 matched' });
    expect(reasons).toHaveTextContent('Last name: PINCH, another spelling of Pynch');
    expect(reasons).toHaveTextContent('Birth year: 1832, 2 years from 1830');
    await user.click(within(reasons).getByRole('button', { name: 'Leave out Pinch' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_without')).toBe('pinch');
    expect(await screen.findByRole('button', { name: 'Remove Last name: not Pinch' })).toBeVisible();
  });

  it('switches variants of a name on and off, all or one by one', async () => {
    answered({ variants: [{ fieldId: 'LastName', variant: 'pinch', how: 'spelling variant', count: 31 }] });
    const { user, router } = await renderApp('/search/results?lastname=pynch');
    await user.click(await screen.findByRole('switch', { name: 'Last name: variants' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_variants')).toBe('true');
    await user.click(await screen.findByRole('checkbox', { name: 'Pinch (spelling variant) 31' }));
    expect(new URLSearchParams(router.state.location.search).get('lastname_without')).toBe('pinch');
  });

  it('SRCH-003 FIELD-003 FIELD-026 sorts by fields that can be ordered, and by no others', async () => {
    answered();
    const { user, router } = await renderApp('/search/results?lastname=pinch&page=3');
    const list = await screen.findByRole('combobox', { name: 'Sort by' });
    const offered = within(list).getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(expect.arrayContaining(['Relevance', 'Last name', 'Birth year', 'Record set']));
    expect(offered).not.toEqual(expect.arrayContaining(['Place']));
    await user.selectOptions(list, 'Birth year');
    expect(router.state.location.search).toBe('?lastname=pinch&order=yearofbirth&direction=asc');
    await user.click(await screen.findByRole('button', { name: 'Sorted upwards. Sort downwards' }));
    expect(router.state.location.search).toBe('?lastname=pinch&order=yearofbirth&direction=desc');
    await waitFor(() => expect(lastSearch().input.order).toEqual({ by: 'YearOfBirth', direction: 'DESC' }));
  });

  it('SRCH-004 SRCH-028 marks the page of the address and reaches the last', async () => {
    answer({ recordSearch: ({ input }: Asked) => results({ page: input.page }), recordFacets: () => facets });
    const { user, router } = await renderApp('/search/results?lastname=smith&page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of results' }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
    await user.click(pages.getByRole('link', { name: 'Page 3' }));
    expect(router.state.location.search).toBe('?lastname=smith&page=3');
    await user.click(await pages.findByRole('link', { name: 'Page 1' }));
    expect(router.state.location.search).toBe('?lastname=smith');
  });

  it('keeps the results of the search before while the next ones load', async () => {
    answered();
    const { user } = await renderApp('/search/results?lastname=pinch');
    await screen.findByRole('checkbox', { name: 'Cornwall 40' });
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    answer({ recordSearch: () => gate.then(() => results({ hits: [hit(9)], total: 1 })) });
    await user.click(screen.getByRole('checkbox', { name: 'Cornwall 40' }));
    await waitFor(() => expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull());
    expect(screen.getByRole('link', { name: 'William PINCH 1' })).toBeVisible();
    release();
    expect(await screen.findByText('1–1 of 1 record')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'William PINCH 1' })).not.toBeInTheDocument();
  });

  it('calls off a search that a newer one replaced, and asks it again when it is wanted again', async () => {
    const signals: AbortSignal[] = [];
    let isSlow = true;
    answer({ recordSearch: ({ input }: Asked) => (input.filters[0]?.values[0] === 'slow' && isSlow ? new Promise(() => undefined) : results()), recordFacets: () => facets });
    const { router } = await renderApp('/search/results?lastname=slow');
    signals.push(...jest.mocked(fetch).mock.calls.flatMap(([, init]) => (String(init?.body).includes('slow') ? (init?.signal ?? []) : [])));
    expect(signals).toHaveLength(1);
    await act(() => router.navigate('/search/results?lastname=quick'));
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    isSlow = false;
    await act(() => router.navigate('/search/results?lastname=slow'));
    await waitFor(() => expect(document.title).toMatch(/^Slow/));
    expect(await screen.findByText('1–3 of 45 records')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers wider searches with what they find, and says what was searched, when nothing is found', async () => {
    const relaxation = { label: 'Birth year ± 5', total: 31, filters: [{ fieldId: 'YearOfBirth', values: ['1832'], variants: false, without: [], proximity: null, offset: 5 }] };
    const set = { id: 'a', name: 'Roche Baptisms', type: 'TRANSCRIPTION', category: 'life events (bmds)', subcategory: 'parish baptisms', sourceCountry: 'england', access: 'free', isSample: false, recordCount: 3, firstYear: 1780, lastYear: 1840, missingYears: [1801], placeCount: 1, places: [] };
    answer({ recordSearch: () => results({ total: 0, hits: [], relaxations: [relaxation] }), recordSets: () => [set] });
    const { container } = await renderApp('/search/results?yearofbirth=1832&eventyear=1801');
    expect(await screen.findByRole('heading', { name: 'No records match this search' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Birth year ± 5' })).toHaveAttribute('href', '/search/results?yearofbirth=1832&yearofbirth_offset=5');
    expect(screen.getByRole('link', { name: 'Birth year ± 5' }).parentElement).toHaveTextContent('31');
    expect(await screen.findByText('Your search covered Roche Baptisms, 1780 to 1840. Nothing is loaded for 1801.')).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('RecordFacets');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('SRCH-010 names a failure and tries again with the search kept', async () => {
    answer({
      recordSearch: () => {
        throw refusal('FORCED_ERROR');
      },
    });
    const { user } = await renderApp('/search/results?lastname=pinch&forceerror=true');
    expect(await screen.findByRole('heading', { name: 'The search could not be run' })).toBeVisible();
    expect(screen.getByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    expect(screen.queryByText(/own words/)).not.toBeInTheDocument();
    expect(filterNames().getByText('Pinch')).toBeVisible();
    expect(lastSearch().input).toMatchObject({ forceError: true });
    answered();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it.each([
    ['FORBIDDEN', /may not see/],
    ['RATE_LIMITED', /Too many requests/],
  ])('says why a search was refused: %s', async (code, words) => {
    answer({
      recordSearch: () => {
        throw refusal(code);
      },
    });
    await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says so when there is no connection', async () => {
    goOffline();
    await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
  });

  it('shows the rest of the page when only the counts fail', async () => {
    answer({
      recordSearch: () => results(),
      recordFacets: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText('The filters could not be loaded')).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('remembers the search and the list for the rest of the site', async () => {
    answer({ recordSearch: ({ input }: Asked) => results({ page: input.page }), recordFacets: () => facets });
    const { store } = await renderApp('/search/results?lastname=pinch&page=2');
    await screen.findByRole('table');
    const { recent, list } = store.getState().searchQuery;
    expect(recent).toMatchObject([{ address: '/search/results?lastname=pinch', label: 'Pinch', total: 45 }]);
    expect(list).toMatchObject({ queryAddress: '/search/results?lastname=pinch', total: 45, pages: { 2: ['ROCHE-1871/1', 'ROCHE-1871/2', 'ROCHE-1871/3'] } });
  });

  it('walks the rows by j and k, opens by Enter, and does nothing while somebody types', async () => {
    answered();
    answer({ record: () => ({ standing: 'MISSING', record: null }) });
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    await screen.findByRole('table');
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'William PINCH 2' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'William PINCH 1' })).toHaveFocus();
    await user.keyboard('/');
    const name = await screen.findByRole('textbox', { name: 'First name(s)' });
    expect(name).toHaveFocus();
    await user.keyboard('jk?/');
    expect(name).toHaveValue('jk?/');
    act(() => screen.getByRole('link', { name: 'William PINCH 3' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/transcript', search: '?id=ROCHE-1871%2F3' }));
  });

  it('lists the keys, and turns them off for good where they are not wanted', async () => {
    answered();
    const { user } = await renderApp('/search/results?lastname=pinch');
    await screen.findByRole('table');
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(help).getByRole('switch', { name: 'Use these keys' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'William PINCH 1' })).not.toHaveFocus();
    expect(localStorage.getItem('searchShortcuts')).toBe('off');
  });

  it('shows a list and filters in a drawer on phones', async () => {
    answered();
    window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('max-width'), media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList);
    const { user, container } = await renderApp('/search/results?lastname=pinch');
    const list = await screen.findByRole('list', { name: 'Search results' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Filter results' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter results' });
    expect(await within(drawer).findByRole('checkbox', { name: 'Cornwall 40' })).toBeVisible();
    expect(within(drawer).getByRole('button', { name: 'Show 45 records' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
