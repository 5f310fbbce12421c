import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const LIST = '/search/historical-records';

const set = (id: string, name: string, more: object = {}) => ({
  id,
  slug: id,
  name,
  description: 'Everyone in the parish on one night.',
  type: 'CENSUS',
  category: 'census, land & surveys',
  subcategory: 'census',
  sourceCountry: 'england',
  access: 'members',
  repository: 'The National Archives',
  archiveSeries: 'RG 11',
  attribution: 'Transcribed by volunteers, CC BY 4.0',
  isSample: false,
  recordCount: 1204,
  firstYear: 1881,
  lastYear: 1881,
  missingYears: [],
  places: [
    { value: 'Roche', count: 1000 },
    { value: 'St Dennis', count: 204 },
  ],
  placeCount: 2,
  publishedAt: '2026-11-21T23:30:00.000Z',
  books: [],
  ...more,
});
const BAPTISMS = {
  type: 'TRANSCRIPTION',
  category: 'life events (bmds)',
  subcategory: 'parish baptisms',
  firstYear: 1780,
  lastYear: 1840,
  missingYears: [1801, 1802, 1812],
  recordCount: 31,
  placeCount: 40,
};
const three = () => [
  set('a', 'Ánglesey Census 1881', { sourceCountry: 'wales' }),
  set('b', 'Bodmin Baptisms', BAPTISMS),
  set('c', 'Bodmin Census 1881'),
];

describe('all record sets', () => {
  it('ROUTE-015 lists them under their letters with years, places and counts', async () => {
    answer({ recordSets: three });
    const { container } = await renderApp(LIST);
    const b = await screen.findByRole('region', { name: 'B' });
    const [baptisms] = within(b).getAllByRole('listitem');
    expect(baptisms).toHaveTextContent('Parish baptisms · England');
    expect(baptisms).toHaveTextContent('1780–1840, 2 gaps');
    expect(baptisms).toHaveTextContent('40 places');
    expect(
      within(screen.getByRole('region', { name: 'A' })).getByRole('link', { name: 'Ánglesey Census 1881' }),
    ).toHaveAttribute('href', '/record-sets/a');
    expect(screen.getByText('3 record sets with 2,439 records, 1780–1881')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('SRCH-039 FIELD-021 leads from a record set into the search scoped to it', async () => {
    answer({
      recordSets: three,
      recordSearch: () => ({
        total: 0,
        page: 1,
        pageSize: 20,
        hits: [],
        variants: [],
        relaxations: [],
        unread: [],
        close: [],
      }),
    });
    const { user, router } = await renderApp(LIST);
    await user.click(await screen.findByRole('link', { name: '31 records in Bodmin Baptisms' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/results'));
    expect(new URLSearchParams(router.state.location.search).get('datasetname')).toBe('bodmin baptisms');
    await waitFor(() =>
      expect(sentRequests().at(-1)?.variables).toMatchObject({
        input: { filters: [{ fieldId: 'DatasetName', values: ['bodmin baptisms'] }], searchLevel: 'recordset' },
      }),
    );
  });

  it('narrows as one types, by name, kind or place, and keeps that in the address', async () => {
    answer({ recordSets: three });
    const { user, router } = await renderApp(LIST);
    await user.type(await screen.findByRole('searchbox', { name: 'Find a record set' }), 'angle');
    expect(screen.getAllByRole('link', { name: /Census 1881$/ })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Bodmin Baptisms' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?q=angle'));
    await user.clear(screen.getByRole('searchbox', { name: 'Find a record set' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Life events (BMDs)');
    expect(screen.getByRole('link', { name: 'Bodmin Baptisms' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bodmin Census 1881' })).not.toBeInTheDocument();
  });

  it('reads its filter from the address and says when nothing fits', async () => {
    answer({ recordSets: three });
    const { user } = await renderApp(`${LIST}?country=wales&q=baptisms`);
    expect(await screen.findByRole('combobox', { name: 'Collections from' })).toHaveValue('wales');
    await user.click(screen.getByRole('button', { name: 'Show all record sets' }));
    expect(screen.getByRole('link', { name: 'Bodmin Baptisms' })).toBeVisible();
  });

  it('says once that all of it is sample data, and by name where some of it is', async () => {
    const sample = { ...set('x', 'Wexcombe Wills (sample)'), isSample: true };
    answer({ recordSets: () => [sample] });
    const { unmount } = await renderApp(LIST);
    expect(await screen.findByText('Fictional sample data: these people never lived.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wexcombe Wills' })).toBeVisible();
    unmount();
    answer({ recordSets: () => [sample, set('y', 'Bodmin Wills')] });
    await renderApp(LIST);
    expect(await screen.findByRole('link', { name: 'Wexcombe Wills (sample)' })).toBeVisible();
    expect(screen.queryByText(/^Fictional sample data/u)).not.toBeInTheDocument();
  });

  it('has an index of letters where the list is long', async () => {
    answer({ recordSets: () => Array.from({ length: 12 }, (_, n) => set(`s${n}`, `${'ABC'.charAt(n % 3)} set ${n}`)) });
    await renderApp(`${LIST}?q=set`);
    const letters = within(await screen.findByRole('navigation', { name: 'Letters' }));
    expect(letters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C']);
    expect(letters.getByRole('link', { name: 'C' })).toHaveAttribute('href', `${LIST}?q=set#letter-c`);
  });

  it('says that nothing is published yet', async () => {
    answer({ recordSets: () => [] });
    await renderApp(LIST);
    expect(await screen.findByText('No record sets yet')).toBeVisible();
  });

  it('names a failure and tries again', async () => {
    answer({
      recordSets: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(LIST);
    expect(await screen.findByText('We couldn’t fetch the record sets')).toBeVisible();
    expect(screen.getByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    answer({ recordSets: three });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bodmin Baptisms' })).toBeVisible();
  });
});

describe('one record set', () => {
  it('says what it is, which years are missing, where its records come from and where they are kept', async () => {
    answer({
      recordSet: () => set('b', 'Bodmin Baptisms', { ...BAPTISMS, isSample: true }),
      recordSetWithdrawal: () => null,
    });
    const { container } = await renderApp('/record-sets/b');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bodmin Baptisms' })).toBeVisible();
    expect(document.title).toBe('Bodmin Baptisms | Muniment');
    expect(screen.getByRole('region', { name: 'Coverage' })).toHaveTextContent(
      'No records are available for 1801–1802, 1812.',
    );
    const about = screen.getByRole('region', { name: 'About this record set' });
    expect(about).toHaveTextContent('Transcribed by volunteers, CC BY 4.0');
    expect(about).toHaveTextContent('21 November 2026');
    expect(screen.getByText('Fictional sample')).toBeVisible();
    const places = screen.getByRole('region', { name: 'Places with the most records' });
    expect(within(places).getByRole('link', { name: 'St Dennis' })).toHaveAttribute(
      'href',
      '/search/results?place=st+dennis&place_proximity=0&datasetname=bodmin+baptisms',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('searches within itself', async () => {
    answer({
      recordSet: () => set('c', 'Bodmin Census 1881'),
      recordSetWithdrawal: () => null,
      recordSearch: () => ({
        total: 0,
        page: 1,
        pageSize: 20,
        hits: [],
        variants: [],
        relaxations: [],
        unread: [],
        close: [],
      }),
      recordSets: () => [],
    });
    const { user, router } = await renderApp('/record-sets/c');
    await user.type(await screen.findByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Pinch{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?lastname=pinch&datasetname=bodmin+census+1881'));
  });

  it('says since when and why a set is withdrawn, and leads on', async () => {
    answer({
      recordSet: () => null,
      recordSetWithdrawal: () => ({ since: '2026-05-03', reason: 'The archive asked for it back.' }),
    });
    const { container } = await renderApp('/record-sets/b');
    expect(await screen.findByRole('heading', { level: 1, name: 'This record set has been withdrawn' })).toBeVisible();
    expect(screen.getByText('We withdrew it on 3 May 2026')).toBeVisible();
    expect(screen.getByText('The reason: The archive asked for it back.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse record sets' })).toHaveAttribute(
      'href',
      LIST,
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('goes on to the address that a renamed set has now', async () => {
    answer({
      recordSet: () => set('b', 'Baptisms of Bodmin', { slug: 'baptisms-of-bodmin' }),
      recordSetWithdrawal: () => null,
    });
    const { router } = await renderApp('/record-sets/b');
    expect(await screen.findByRole('heading', { level: 1, name: 'Baptisms of Bodmin' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/record-sets/baptisms-of-bodmin');
  });

  it('leads on from an id that no set has', async () => {
    answer({ recordSet: () => null, recordSetWithdrawal: () => null });
    await renderApp('/record-sets/zz');
    expect(await screen.findByRole('heading', { name: 'We do not have this record set' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse record sets' })).toHaveAttribute(
      'href',
      LIST,
    );
  });

  it('explains it when there is no connection', async () => {
    goOffline();
    await renderApp('/record-sets/b');
    expect(await screen.findByText(/couldn’t reach the site/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a record set of pages that no one has indexed', () => {
  const pages = () =>
    set('r', 'Wexcombe registers', {
      recordCount: 0,
      firstYear: null,
      lastYear: null,
      places: [],
      placeCount: 0,
      books: [
        {
          id: 'b-7',
          label: 'Baptisms',
          place: 'Wexcombe',
          fromYear: 1700,
          toYear: 1780,
          note: 'Damp.',
          pageCount: 212,
        },
      ],
    });

  it('lists its books in place of a search', async () => {
    answer({ recordSet: pages, recordSetWithdrawal: () => null });
    const { container } = await renderApp('/record-sets/r');
    expect(await screen.findByRole('link', { name: 'Baptisms' })).toHaveAttribute('href', '/books/b-7');
    expect(screen.getByRole('table', { name: 'Books, by year' })).toHaveTextContent('Wexcombe1700–1780Damp.212');
    expect(screen.getByText(/No one has indexed these yet/u)).toBeVisible();
    expect(screen.queryByText('Search this record set')).not.toBeInTheDocument();
    expect(screen.queryByText('Coverage')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('leads from the list of sets to its books', async () => {
    answer({ recordSets: () => [pages()] });
    await renderApp(LIST);
    expect(await screen.findByRole('link', { name: 'Leaf through in Wexcombe registers' })).toHaveAttribute(
      'href',
      '/record-sets/r',
    );
  });
});
