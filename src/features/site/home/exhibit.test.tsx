import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const member = (id: string, name: string, values: string[], isThisRecord = false) => ({
  id,
  name,
  isThisRecord,
  isClosed: false,
  values,
});
const exhibit = (group: object | null) => ({
  record: {
    id: 'ENG-1881/1',
    name: 'John Gibbs',
    summaryLine: 'Census, 1881, Wexcombe',
    sections: [
      { title: 'Birth', fields: [{ fieldId: 'PlaceOfBirth', label: 'Birth place', value: 'Marlbourne' }] },
      { title: 'Work', fields: [{ fieldId: 'Occupation', label: 'Occupation', value: 'Thatcher' }] },
    ],
    group,
    source: {
      recordSet: { id: 'ENG-1881', name: '1881 England Census', isSample: true },
      archiveReference: 'WRO 11/1841, folio 4',
    },
  },
  page: {
    width: 2400,
    height: 1700,
    service: 'http://localhost/iiif/3/p1',
    lines: [
      { recordId: 'ENG-1881/1', region: { x: 110, y: 374, width: 2180, height: 50 } },
      { recordId: null, region: null },
    ],
  },
  surname: 'Gibbs',
  surnameVariants: [{ fieldId: 'LastName', variant: 'Gybbs', how: 'spelling variant', count: 3 }],
});
const HOUSEHOLD = {
  title: 'Household',
  columns: ['Relationship to head', 'Marital status', 'Age', 'Occupation', 'Birth place'],
  members: [
    member('ENG-1881/1', 'John Gibbs', ['Head', 'Married', '37', 'Thatcher', 'Marlbourne'], true),
    member('ENG-1881/2', 'Louisa Gibbs', ['Wife', 'Married', '35', '', 'Foxcombe']),
    { ...member('', '', []), id: null, name: null, isClosed: true },
  ],
};
const covered = {
  id: 'BAPT',
  name: 'Baptisms',
  type: 'TRANSCRIPTION',
  category: 'life events (bmds)',
  subcategory: 'parish baptisms',
  sourceCountry: 'england',
  access: 'free',
  isSample: false,
  recordCount: 5,
  firstYear: 1780,
  lastYear: 1840,
  missingYears: [1801, 1802],
  placeCount: 1,
  places: [],
};

describe('the record on the home page', () => {
  it('is beside its line on the page, with its household and its source', async () => {
    answer({ recordSets: () => [covered], exhibit: () => exhibit(HOUSEHOLD) });
    await renderApp('/');
    const figure = await screen.findByRole('figure', { name: 'From the collection' });
    const picture = within(figure).getByRole('link', {
      name: 'Part of the original page, with the line of John Gibbs marked',
    });
    expect(picture).toHaveAttribute('href', '/image-viewer?id=ENG-1881%2F1');
    expect(picture.querySelector('img')?.getAttribute('src')).toMatch(
      /^\/iiif\/3\/p1\/110,\d+,\d+,\d+\/!1200,450\/0\/default\.webp$/u,
    );
    const rows = within(
      within(figure).getByRole('table', { name: 'The household of John Gibbs, transcribed' }),
    ).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'NameRelationAgeBirth place',
      'John GibbsHead37Marlbourne',
      'Louisa GibbsWife35Foxcombe',
      'Closed for privacy',
    ]);
    expect(figure).toHaveTextContent('Source: 1881 England Census, WRO 11/1841, folio 4. Fictional sample data.');
    expect(within(figure).getByRole('link', { name: 'Read the record' })).toHaveAttribute(
      'href',
      '/transcript?id=ENG-1881%2F1',
    );
    await expectAccessible();
  });

  it('shows the facts of a record without a household', async () => {
    answer({ recordSets: () => [], exhibit: () => exhibit(null) });
    await renderApp('/');
    const figure = await screen.findByRole('figure', { name: 'From the collection' });
    expect(figure).toHaveTextContent('OccupationThatcher');
    expect(within(figure).queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows with it what the site does: sources of facts, spellings of the surname, years that are missing', async () => {
    answer({ recordSets: () => [covered], exhibit: () => exhibit(HOUSEHOLD) });
    await renderApp('/');
    const evidence = within(await screen.findByRole('region', { name: 'Evidence you can check' }));
    expect(await evidence.findByText('Thatcher')).toHaveTextContent('WRO 11/1841, folio 4');
    expect(
      within(evidence.getByRole('list', { name: 'Spellings found with Gibbs' })).getByRole('listitem'),
    ).toHaveTextContent('Gybbsspelling variant · 3 records');
    expect(evidence.getByRole('link', { name: 'Search Gibbs with variants' })).toHaveAttribute(
      'href',
      '/search/results?lastname=gibbs&lastname_variants=true',
    );
    expect(evidence.getByRole('img', { name: '1780–1840, 2 years missing' }).querySelectorAll('rect')).toHaveLength(59);
  });

  it.each([
    ['has no page for everyone', () => null],
    [
      'does not answer',
      () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    ],
  ])('leaves the search alone where the site %s', async (_why, shown) => {
    answer({ recordSets: () => [], exhibit: shown });
    await renderApp('/');
    expect(await screen.findByText('No record sets yet')).toBeVisible();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Evidence you can check' })).not.toBeInTheDocument();
    expect(screen.getByRole('search', { name: 'Search records' })).toBeVisible();
  });
});
