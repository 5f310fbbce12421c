import { act, screen, waitFor, within } from '@testing-library/react';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, reportedErrors, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

import { answerSearch, facets, filterNames, hit, lastSearch, results, type Asked } from './results.fixture.ts';

describe('results page', () => {
  it('ROUTE-152 shows rows, total and facets, and announces the total to screen readers', async () => {
    answerSearch();
    const { container } = await renderApp(
      '/search/results?lastname=pynch&lastname_variants=true&yearofbirth=1830&yearofbirth_offset=2',
    );
    const table = await screen.findByRole('table', { name: 'Search results' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getByRole('link', { name: 'William PINCH 1' })).toHaveAttribute(
      'href',
      '/transcript?id=ROCHE-1871%2F1',
    );
    expect(table).toHaveTextContent('about 1832');
    expect(table).not.toHaveTextContent('from the age');
    expect(screen.getByText('Estimated birth years are from the age.')).toBeVisible();
    expect(table).toHaveTextContent('Head · aged 39');
    expect(screen.getByText('1–3 of 45 records')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('checkbox', { name: 'Cornwall 40' })).not.toBeChecked();
    expect(document.title).toBe('Pynch, born 1830 ± 2: search results | Muniment');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('REC-004 shows small pictures where records of the page have one, asked for when they come near, and icons elsewhere', async () => {
    answerSearch({ hits: [hit(1, { hasThumbnail: true }), hit(2)] });
    const { container } = await renderApp('/search/results?lastname=pinch');
    const table = within(await screen.findByRole('table', { name: 'Search results' }));
    // After the text of a first page.
    await waitFor(() => expect(table.getAllByRole('img', { name: 'Census' })).toHaveLength(2));
    const [picture, icon, ...others] = table.getAllByRole('img', { name: 'Census' });
    expect(picture).toHaveAttribute('src', '/iiif/thumbnails/ROCHE-1871%2F1');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(icon).not.toHaveAttribute('src');
    expect(others).toEqual([]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says once that results are sample data, and names the record sets where only some are', async () => {
    const sample = { id: 'WEX', name: 'Wexcombeshire Census 1871 (sample)', isSample: true, notation: 'plain' };
    answerSearch({ hits: [hit(1, { recordSet: sample }), hit(2, { recordSet: sample })] });
    const { router } = await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText('Fictional sample data: these people never lived.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Wexcombeshire Census 1871' })).toHaveLength(2);
    expect(within(screen.getByRole('table')).queryByText(/sample/)).not.toBeInTheDocument();
    answerSearch({ hits: [hit(1, { recordSet: sample }), hit(2)] });
    await act(() => router.navigate('/search/results?lastname=pynch'));
    expect(await screen.findByText('Fictional sample data: Wexcombeshire Census 1871.')).toBeVisible();
  });

  it.each<['visitor' | 'member' | 'staff' | 'steward' | 'steward of others', string, boolean]>([
    ['steward', 'lastname=pinch&datasetname=roche+1871', true],
    ['steward of others', 'lastname=pinch&datasetname=roche+1871', false],
    ['steward', 'lastname=pinch', false],
    ['staff', 'lastname=pinch&datasetname=roche+1871', true],
    ['staff', 'lastname=pinch', false],
    ['staff', 'lastname=pinch&datasetname=roche+1871&datasetname=roche+1881', false],
    ['member', 'lastname=pinch&datasetname=roche+1871', false],
    ['visitor', 'lastname=pinch&datasetname=roche+1871', false],
  ])('leads %s to edit the records of %s: %s', async (reader, search, isLed) => {
    answerSearch();
    answer({ mayEditSet: ({ id }) => id === 'ROCHE-1871' && reader === 'steward' });
    const isSteward = reader === 'steward' || reader === 'steward of others';
    const as = isSteward ? ({ reader: 'member', stewardship: 'ready' } as const) : { reader };
    await renderApp(`/search/results?${search}&page=2`, as);
    expect(await screen.findByRole('table', { name: 'Search results' })).toBeVisible();
    const asks = () => sentRequests().filter(({ operationName }) => operationName === 'MayEditSet').length;
    const isOfOneSet = search.split('datasetname').length === 2;
    // Of all readers stewards alone send a request more.
    if (isSteward && isOfOneSet) await waitFor(() => expect(asks()).toBe(1));
    const link = () => screen.queryByRole('link', { name: 'Edit these records' });
    if (isLed) {
      const led = await screen.findByRole('link', { name: 'Edit these records' });
      expect(readSearchAddress(led.getAttribute('href')?.split('?')[1] ?? '').query).toMatchObject({
        page: 1,
        filters: { LastName: { values: ['pinch'] }, DatasetName: { values: ['roche 1871'] } },
      });
    } else {
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(link()).not.toBeInTheDocument();
    }
    expect(asks()).toBe(isSteward && isOfOneSet ? 1 : 0);
  });

  it('explains no match where nothing was asked for', async () => {
    answerSearch({ hits: [hit(1, { reasons: [] }), hit(2, { reasons: [] })] });
    await renderApp('/search/results');
    expect(await screen.findByRole('button', { name: 'Compare William PINCH 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Why/ })).not.toBeInTheDocument();
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
    answerSearch();
    await renderApp('/search/results?LastName=SMITH&yearofbirth=1881');
    await screen.findByRole('table');
    expect(filterNames().getByText('Smith')).toBeVisible();
    expect(filterNames().getByText('1881')).toBeVisible();
    expect(lastSearch().input.filters.map(({ fieldId, values }) => [fieldId, values])).toEqual([
      ['LastName', ['smith']],
      ['YearOfBirth', ['1881']],
    ]);
  });

  it('SRCH-020 SRCH-021 SRCH-022 SRCH-026 drops values the rules do not take, says which and why, and reports wrong scopes without their words', async () => {
    answerSearch();
    const reports = reportsOfTest();
    await renderApp(
      '/search/results?sourcecountry=atlantis&sourcecategory=nonsense&collection=rubbish&yearofbirth=18a1&lastname=smith',
    );
    await screen.findByRole('table');
    for (const dropped of [
      'sourcecountry “atlantis”',
      'sourcecategory “nonsense”',
      'collection “rubbish”',
      'yearofbirth “18a1”',
    ]) {
      expect(await screen.findByText(new RegExp(`${dropped}. \\S`))).toBeVisible();
    }
    expect(lastSearch().input.filters.map(({ fieldId }) => fieldId)).toEqual(['LastName']);
    expect(reports()).toEqual(['search-address', 'search-address', 'search-address']);
    await waitFor(() =>
      expect(reportedErrors()).toMatchObject(
        ['sourcecountry', 'sourcecategory', 'collection'].map((key) => ({
          source: 'search-address',
          level: 'warning',
          key,
        })),
      ),
    );
    expect(JSON.stringify(reportedErrors())).not.toMatch(/atlantis|nonsense|rubbish/u);
  });

  it('takes out of the address what the reader has seen was not understood, and nothing else', async () => {
    reportsOfTest();
    answerSearch();
    const { user, router, container } = await renderApp(
      '/search/results?sourcecountry=atlantis&place=roche&place_proximity=15&nonsense=1',
    );
    const dropped = within(await screen.findByRole('list', { name: 'Parts of the address we didn’t understand' }));
    expect(dropped.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Not understood: sourcecountry “atlantis”. This is no country our record sets come from.',
      'Not understood: place_proximity “15”. The distance is one of 0, 5, 10, 20, 50, 100 miles; 5 is used.',
      'Not understood: nonsense “1”. There is no search field of this name.',
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(dropped.getByRole('button', { name: /^Remove Not understood: place_proximity/ }));
    await waitFor(async () =>
      expect(await dropped.findByRole('button', { name: /^Remove Not understood: nonsense/ })).toHaveFocus(),
    );
    await waitFor(() => expect(dropped.getAllByRole('listitem')).toHaveLength(2));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dropped.getAllByRole('listitem')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/Not understood/)).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?place=roche&place_proximity=5');
    expect(sentRequests().filter(({ operationName }) => operationName === 'RecordSearch')).toHaveLength(1);
  });

  it('SRCH-038 leads to each record in the viewer of its type', async () => {
    answerSearch({
      hits: [hit(1), hit(2, { type: 'TRANSCRIPTION' }), hit(3, { type: 'IMAGE' }), hit(4, { type: 'PDF' })],
    });
    await renderApp('/search/results?lastname=pinch');
    const table = within(await screen.findByRole('table', { name: 'Search results' }));
    expect(table.getAllByRole('link', { name: /PINCH/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/transcript?id=ROCHE-1871%2F1',
      '/transcript?id=ROCHE-1871%2F2',
      '/image-viewer?id=ROCHE-1871%2F3',
      '/image-viewer?id=ROCHE-1871%2F4',
    ]);
  });

  it('shows what comes close where little was found, and says what differs', async () => {
    const near = hit(7, {
      reasons: [
        {
          fieldId: 'LastName',
          label: 'Surname',
          asked: 'pinck',
          found: 'PINCH',
          how: 'near spelling',
          distance: null,
          doubt: null,
        },
        {
          fieldId: 'FirstName',
          label: 'First name(s)',
          asked: 'william',
          found: 'William',
          how: 'exact',
          distance: null,
          doubt: null,
        },
      ],
    });
    answerSearch({
      total: 0,
      hits: [],
      close: [{ hit: near, misses: [{ fieldId: 'YearOfBirth', label: 'Birth year', asked: '1790' }] }],
    });
    const { container } = await renderApp('/search/results?firstname=william&lastname=pinck&yearofbirth=1790');
    const close = within(await screen.findByRole('region', { name: 'Close matches' }));
    expect(close.getByRole('link', { name: 'William PINCH 7' })).toHaveAttribute(
      'href',
      '/transcript?id=ROCHE-1871%2F7',
    );
    expect(
      within(close.getByRole('list', { name: 'What differs' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Surname: PINCH, one letter away from Pinck', 'Birth year: not 1790, or not recorded']);
    expect(await accessibilityFaults(container)).toEqual([]);
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
    answerSearch();
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
    answer({
      recordSearch: ({ input }: Asked) =>
        input.filters[0]?.values[0] === 'slow' && isSlow ? new Promise(() => undefined) : results(),
      recordFacets: () => facets,
    });
    const { router } = await renderApp('/search/results?lastname=slow');
    signals.push(
      ...jest
        .mocked(fetch)
        .mock.calls.flatMap(([, init]) => (String(init?.body).includes('slow') ? (init?.signal ?? []) : [])),
    );
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
    const relaxation = {
      label: 'Birth year ± 5',
      total: 31,
      filters: [
        {
          fieldId: 'YearOfBirth',
          values: ['1832'],
          variants: false,
          without: [],
          proximity: null,
          unlocated: false,
          soundsAlike: false,
          certainOnly: false,
          unread: false,
          offset: 5,
        },
      ],
    };
    const set = {
      id: 'a',
      name: 'Roche Baptisms',
      type: 'TRANSCRIPTION',
      category: 'life events (bmds)',
      subcategory: 'parish baptisms',
      sourceCountry: 'england',
      access: 'free',
      isSample: false,
      recordCount: 3,
      firstYear: 1780,
      lastYear: 1840,
      missingYears: [1801],
      placeCount: 1,
      places: [],
    };
    answer({ recordSearch: () => results({ total: 0, hits: [], relaxations: [relaxation] }), recordSets: () => [set] });
    const { container } = await renderApp('/search/results?yearofbirth=1832&eventyear=1801');
    expect(await screen.findByRole('heading', { name: 'No records match this search' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Birth year ± 5' })).toHaveAttribute(
      'href',
      '/search/results?yearofbirth=1832&yearofbirth_offset=5',
    );
    expect(screen.getByRole('link', { name: 'Birth year ± 5' }).parentElement).toHaveTextContent('31');
    expect(
      await screen.findByText('Your search covered Roche Baptisms, 1780–1840. It has no records for 1801.'),
    ).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('RecordFacets');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says that there is nothing to find on a site without records, and advises no other spelling', async () => {
    answer({ recordSearch: () => results({ total: 0, hits: [], relaxations: [] }), recordSets: () => [] });
    await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText('No records are published on this site yet.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.queryByText(/Check the spelling|0 record sets/u)).not.toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Browse record sets' })).not.toBeInTheDocument();
  });

  it('SRCH-010 ERR-031 names a failure and tries again with the search kept', async () => {
    answer({
      recordSearch: () => {
        throw refusal('FORCED_ERROR');
      },
    });
    const { user } = await renderApp('/search/results?lastname=pinch&forceerror=true');
    expect(await screen.findByRole('heading', { name: 'We couldn’t run this search' })).toBeVisible();
    expect(screen.getByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    expect(screen.queryByText(/own words/)).not.toBeInTheDocument();
    expect(filterNames().getByText('Pinch')).toBeVisible();
    expect(lastSearch().input).toMatchObject({ forceError: true });
    answerSearch();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('leads a member who searched too often to what the limit is', async () => {
    answer({
      recordSearch: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    const { user } = await renderApp('/search/results?lastname=pinch', { reader: 'member' });
    await user.click(await screen.findByRole('link', { name: 'About this limit' }));
    expect(await screen.findByRole('heading', { name: 'You have reached the limit' })).toBeVisible();
  });

  it.each([
    ['FORBIDDEN', /don’t have access to this/],
    ['RATE_LIMITED', /Too many requests/],
    ['SEARCH_UNAVAILABLE', /Search isn’t available at the moment. Try again/],
  ])('says why a search was refused: %s', async (code, words) => {
    answer({
      recordSearch: () => {
        throw refusal(code);
      },
    });
    await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('explains it when there is no connection', async () => {
    goOffline();
    await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText(/couldn’t reach the site/)).toBeVisible();
  });

  it('shows the rest of the page when only the counts fail', async () => {
    answer({
      recordSearch: () => results(),
      recordFacets: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp('/search/results?lastname=pinch');
    expect(await screen.findByText('The filters are not available')).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('remembers the search and the list for the rest of the site', async () => {
    answer({ recordSearch: ({ input }: Asked) => results({ page: input.page }), recordFacets: () => facets });
    const { store } = await renderApp('/search/results?lastname=pinch&page=2');
    await screen.findByRole('table');
    const { recent, list } = store.getState().searchQuery;
    expect(recent).toMatchObject([{ address: '/search/results?lastname=pinch', label: 'Pinch', total: 45 }]);
    expect(list).toMatchObject({
      queryAddress: '/search/results?lastname=pinch',
      total: 45,
      pages: { 2: ['ROCHE-1871/1', 'ROCHE-1871/2', 'ROCHE-1871/3'] },
    });
  });

  it('has the search of the address in the store, and follows the address', async () => {
    answerSearch();
    const { store, router } = await renderApp(
      '/search/results?lastname=pinch&order=yearofbirth&direction=asc&page=2&sid=560',
    );
    await screen.findByRole('table');
    const query = () => store.getState().searchQuery.query;
    expect(query()).toEqual(readSearchAddress('?lastname=pinch&order=yearofbirth&direction=asc&page=2&sid=560').query);
    await act(() => router.navigate('/search/results?lastname=guard'));
    await waitFor(() => expect(query()).toEqual(readSearchAddress('?lastname=guard').query));
  });

  it.each([
    ['SRCH-023', 'place=roche&place_proximity=20', 'Roche within 20 miles', { proximity: 20 }],
    ['SRCH-024', 'place=roche&place_proximity=15', 'Roche within 5 miles', { proximity: 5 }],
    ['SRCH-024', 'place=roche', 'Roche within 5 miles', { proximity: 5 }],
    ['SRCH-025', 'yearofbirth=1832&yearofbirth_offset=40', '1832 ± 40', { offset: 40 }],
    ['SRCH-025', 'yearofbirth=1832&yearofbirth_offset=41', '1832', { offset: null }],
    ['SRCH-025', 'yearofbirth=1832&yearofbirth_offset=2.5', '1832', { offset: null }],
    ['SRCH-027', 'lastname=smith&lastname_variants=on', 'Smith with variants', { variants: true }],
    ['SRCH-027', 'lastname=smith&lastname_variants=yes', 'Smith', { variants: false }],
    [
      'SRCH-014',
      `lastname=${encodeURIComponent("O'Brien-Müller (Jr.) & Co; A/B – 1 <i>*")}`,
      "O'Brien-Müller (Jr.) & Co; A/B – 1 I",
      { values: ["o'brien-müller (jr.) & co; a/b – 1 i"] },
    ],
    [
      'SRCH-015',
      'lastname=Bjørnstjerne Ó Súilleabháin',
      'Bjørnstjerne Ó Súilleabháin',
      { values: ['bjørnstjerne ó súilleabháin'] },
    ],
    ['SRCH-017', 'keywords="John Smith" Ltd.', '"john smith" ltd', { values: ['"john smith" ltd'] }],
    ['SRCH-018', `lastname=${'a'.repeat(300)}`, `A${'a'.repeat(259)}`, { values: ['a'.repeat(260)] }],
  ])('%s searches %s as %s', async (_id, address, chip, asked) => {
    answerSearch();
    await renderApp(`/search/results?${address}`);
    await screen.findByRole('table');
    expect(filterNames().getByText(chip)).toBeVisible();
    expect(lastSearch().input.filters).toEqual([expect.objectContaining(asked)]);
  });

  it('SRCH-005 SRCH-007 SRCH-008 passes on what is no filter', async () => {
    answerSearch();
    await renderApp('/search/results?lastname=smith&sid=560&action=refine&utm_source=a&utm_content=b');
    await screen.findByRole('table');
    expect(lastSearch().input).toMatchObject({ sid: '560', action: 'refine', utm: { source: 'a', content: 'b' } });
  });

  it('REC-002 REC-003 draws an icon for each type of record, and the transcription’s for any other', async () => {
    answerSearch({
      hits: ['CENSUS', 'TRANSCRIPTION', 'IMAGE', 'PDF', 'ARTICLE', 'FOO'].map((type, n) => hit(n, { type })),
    });
    await renderApp('/search/results?lastname=pinch');
    const icons = within(await screen.findByRole('table')).getAllByRole('img');
    expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Census',
      'Transcription',
      'Image',
      'PDF',
      'Article',
      'Transcription',
    ]);
    expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(5);
  });
});
