import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { DEFAULT_TYPEAHEAD_COUNTRIES } from '#domain/places/gazetteer/typeaheadCountries.ts';
import { REGIONS } from '#domain/search/core/taxonomy/regions.ts';
import { readMeasurement } from '#domain/site/measuring/metrics.ts';
import { consentRead } from '#features/kernel/consent/index.ts';
import { fetchPagesWith } from '#services/routing/pagesAhead.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentMeasures, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

interface RegionInput {
  input: { term: string };
}

const LEEDS = { term: 'Leeds, Yorkshire, England', payload: '17', type: 'place', weight: 10 };

/** The results page fetches its form by itself, which takes a while where it is compiled first. */
const FIRST = { timeout: 15_000 };

// The first load compiles the parts' own chunks, which takes a while on a busy machine.
beforeAll(() =>
  Promise.all([
    import('./FormOptions.tsx'),
    import('./KindFields.tsx'),
    import('../model/formEngine.ts'),
    import('#ui/Typeahead/TypeaheadCombobox.tsx'),
  ]),
);

beforeEach(() => {
  answer({
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
    suggestRegion: ({ input: { term } }: RegionInput) => {
      const suggestions = 'leeds'.startsWith(term.toLowerCase()) ? [LEEDS] : [];
      return { suggestions, query: term, numFound: suggestions.length };
    },
  });
});

async function openForm(address = '/search/results') {
  const app = await renderApp(address);
  const form = await screen.findByRole('search', { name: 'Search records' }, FIRST);
  const submitted = async () => {
    await app.user.click(within(form).getByRole('button', { name: 'Search' }));
    return new URLSearchParams(app.router.state.location.search);
  };
  const more = async () => {
    await app.user.click(within(form).getByText('More options'));
    await within(form).findByRole('combobox', { name: 'Collections from' });
  };
  return { ...app, form, submitted, more };
}

/** By role and name: what is between the tags of an option is escaped. */
const choose = (user: UserEvent, name: string, option: string) => {
  const list = screen.getByRole('combobox', { name });
  return user.selectOptions(list, within(list).getByRole('option', { name: option }));
};
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the form of the record search', () => {
  it('FIELD-005 FIELD-006 FIELD-007 writes names with variants, years with an offset and places with a distance into the address', async () => {
    const { user, form, submitted } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'First name(s)' }), 'William');
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.click(within(form).getByRole('checkbox', { name: 'Include variants of surname' }));
    await user.click(within(form).getByRole('checkbox', { name: 'And names that sound like the surname' }));
    await user.type(within(form).getByRole('textbox', { name: 'Birth year' }), '1832');
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Years either way of birth year' }), '± 2');
    await user.type(within(form).getByRole('combobox', { name: 'Place' }), 'Roche');
    await user.keyboard('{Escape}');
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Distance around place' }), '+ 10 miles');
    expect(Object.fromEntries(await submitted())).toEqual({
      firstname: 'william',
      lastname: 'pinch',
      lastname_variants: 'true',
      lastname_soundsalike: 'true',
      yearofbirth: '1832',
      yearofbirth_offset: '2',
      place: 'roche',
      place_proximity: '10',
    });
  });

  it('has what checks it come once a search is being changed, and not before', async () => {
    const fetched: string[] = [];
    fetchPagesWith((routeId) => void fetched.push(routeId));
    const { user } = await renderApp('/search/results?lastname=pinch');
    const edit = await screen.findByRole('button', { name: 'Edit search' });
    expect(fetched).toEqual([]);
    await user.click(edit);
    await user.click(
      within(await screen.findByRole('search', { name: 'Search records' })).getByRole('textbox', { name: 'Surname' }),
    );
    await user.keyboard('e');
    expect(fetched).toEqual(['search.results']);
  });

  it('makes no further step of the way back when the same search is sent again', async () => {
    const { user, router } = await renderApp('/search/results?lastname=pinch');
    const steps = window.history.length;
    await user.click(await screen.findByRole('button', { name: 'Edit search' }));
    const form = await screen.findByRole('search', { name: 'Search records' });
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), '{Enter}');
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    expect([window.history.length, router.state.location.search]).toEqual([steps, '?lastname=pinch']);
  });

  it('is filled by the search of the address and keeps what it does not show', async () => {
    const { user, router } = await renderApp(
      '/search/results?lastname=o%27brien&lastname_variants=true&county=cornwall~devon&yearofbirth=1832&yearofbirth_offset=7&page=3&order=lastname',
    );
    await user.click(await screen.findByRole('button', { name: 'Edit search' }));
    const form = await screen.findByRole('search', { name: 'Search records' });
    expect(within(form).getByRole('textbox', { name: 'Surname' })).toHaveValue("O'Brien");
    expect(within(form).getByRole('checkbox', { name: 'Include variants of surname' })).toBeChecked();
    expect(within(form).getByRole('combobox', { name: 'Years either way of birth year' })).toHaveDisplayValue('± 7');
    await user.type(within(form).getByRole('textbox', { name: 'First name(s)' }), 'Una{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?firstname=una&lastname=o%27brien&lastname_variants=true&yearofbirth=1832&yearofbirth_offset=7&county=cornwall%7Edevon&order=lastname&direction=asc',
      ),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(within(form).getByRole('textbox', { name: 'First name(s)' })).toHaveValue('Una');
  });

  it('SRCH-042 SRCH-043 suggests places from the gazetteer, within Britain and Ireland by default', async () => {
    const { user, form, submitted } = await openForm();
    await user.type(within(form).getByRole('combobox', { name: 'Place' }), 'leeds');
    await user.click(await screen.findByRole('option', { name: 'Leeds, Yorkshire, England' }));
    expect(within(form).getByRole('combobox', { name: 'Place' })).toHaveValue('Leeds, Yorkshire, England');
    const asked = sentRequests().filter(({ operationName }) => operationName === 'suggestRegion');
    expect(asked.map(({ variables }) => variables.input)).toEqual([
      {
        filters: [{ field: 'SourceCountry', values: [...DEFAULT_TYPEAHEAD_COUNTRIES] }],
        term: 'leeds',
        districts: true,
      },
    ]);
    expect((await submitted()).get('place')).toBe('leeds, yorkshire, england');
  });

  it('SRCH-044 offers the term itself where the gazetteer knows nothing', async () => {
    const { user, form } = await openForm();
    await user.type(within(form).getByRole('combobox', { name: 'Place' }), 'zzzz');
    await user.click(await screen.findByRole('option', { name: "Can't find what you're looking for? Use zzzz." }));
    expect(within(form).getByRole('combobox', { name: 'Place' })).toHaveValue('zzzz');
  });

  it('says that suggestions failed, and searches for what was typed all the same', async () => {
    answer({
      suggestRegion: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user, form, submitted } = await openForm();
    await user.type(within(form).getByRole('combobox', { name: 'Place' }), 'roche');
    expect(
      await screen.findByText(/can’t suggest places at the moment. You can still search for what you typed/),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    expect((await submitted()).get('place')).toBe('roche');
  });

  it('TAXO-001 TAXO-004 TAXO-006 SRCH-034 offers five regions, Britain among them', async () => {
    const { more } = await openForm();
    await more();
    expect(options('Collections from')).toEqual([
      'Australia & New Zealand',
      'Ireland',
      'Britain',
      'United States & Canada',
      'World',
    ]);
    expect(screen.getByRole('combobox', { name: 'Collections from' })).toHaveDisplayValue('World');
  });

  it.each([
    ['TAXO-002', 'Australia & New Zealand', 'australasia'],
    ['TAXO-003', 'Ireland', 'ireland'],
    ['TAXO-004', 'Britain', 'great britain'],
    ['TAXO-005', 'United States & Canada', 'united states and canada'],
    ['TAXO-006', 'World', null],
  ])('%s searches %s by its source country', async (_id, region, country) => {
    const { user, more, submitted } = await openForm();
    await more();
    await choose(user, 'Collections from', region);
    expect((await submitted()).get('sourcecountry')).toBe(country);
  });

  it.each([
    ['TAXO-008', 'England', 'england'],
    ['TAXO-009', 'Scotland', 'scotland'],
    ['TAXO-010', 'Wales', 'wales'],
    ['TAXO-011', 'Channel Islands, other Britain & Ireland', 'uk other'],
  ])('%s searches the part %s of Britain', async (_id, part, country) => {
    const { user, more, submitted } = await openForm();
    await more();
    await choose(user, 'Collections from', 'Britain');
    await choose(user, 'Part of Britain', part);
    expect((await submitted()).get('sourcecountry')).toBe(country);
  });

  it('ANALYT-013 counts the region that was chosen by its tracking tag, for readers who allow measuring', async () => {
    const sent = () =>
      sentMeasures()
        .filter(({ pathname }) => pathname === '/api/instrumentation')
        .map(({ body }) => body);
    const { user, store, more } = await openForm();
    await more();
    await choose(user, 'Collections from', 'Ireland');
    expect(sent()).toEqual([]);
    act(() => void store.dispatch(consentRead({ C0002: true })));
    await choose(user, 'Collections from', 'United States & Canada');
    await choose(user, 'Part of United States & Canada', 'Canada');
    expect(sent()).toEqual([
      { metricKey: 'search_region', labels: { tag: 'united-states-and-canada' }, value: 1, action: 'observe' },
      { metricKey: 'search_region', labels: { tag: 'canada' }, value: 1, action: 'observe' },
    ]);
  });

  it('TAXO-023 counts the subcategory that was chosen on the results page by its tracking name, for readers who allow measuring', async () => {
    const sent = () =>
      sentMeasures()
        .filter(({ pathname }) => pathname === '/api/instrumentation')
        .map(({ body }) => body);
    const { user, store, more } = await openForm();
    await more();
    await choose(user, 'Subcategory', 'Census');
    expect(sent()).toEqual([]);
    act(() => void store.dispatch(consentRead({ C0002: true })));
    await choose(user, 'Subcategory', 'Land & estates');
    await choose(user, 'Subcategory', 'Any subcategory');
    expect(sent()).toEqual([
      {
        metricKey: 'search_subcategory',
        labels: { name: 'results_subcategory_land_and_estates' },
        value: 1,
        action: 'observe',
      },
    ]);
    expect(sent().map(readMeasurement)).toEqual(sent());
  });

  it.each([
    ['wales', 'Wales'],
    ['great britain', 'All of Britain'],
  ])('SRCH-034 shows the region of the address: %s', async (country, part) => {
    const { user } = await renderApp(`/search/results?sourcecountry=${country}`);
    await user.click(await screen.findByRole('button', { name: 'Edit search' }));
    expect(await screen.findByRole('combobox', { name: 'Collections from' })).toHaveDisplayValue('Britain');
    expect(screen.getByRole('combobox', { name: 'Part of Britain' })).toHaveDisplayValue(part);
  });

  it('SRCH-035 FIELD-023 FIELD-024 offers the subcategories of the category in the region', async () => {
    const { user, more, submitted } = await openForm();
    await more();
    await choose(user, 'Category', 'Armed forces & conflict');
    expect(options('Subcategory')).toContain('Vietnam war');
    await choose(user, 'Subcategory', 'Vietnam war');
    await choose(user, 'Collections from', 'Ireland');
    expect(options('Subcategory')).not.toContain('Vietnam war');
    expect(screen.getByRole('combobox', { name: 'Subcategory' })).toHaveDisplayValue('Any subcategory');
    await choose(user, 'Subcategory', 'Boer wars');
    const asked = await submitted();
    expect([asked.get('sourcecategory'), asked.get('collection')]).toEqual(['armed forces & conflict', 'boer wars']);
  });

  it('SRCH-037 narrows by record set, topic, category, subcategory and source country', async () => {
    const set = {
      id: 'c',
      name: 'Bodmin Census 1881',
      type: 'CENSUS',
      category: 'census, land & surveys',
      subcategory: 'census',
      sourceCountry: 'england',
      access: 'free',
      isSample: false,
      recordCount: 1,
      firstYear: 1881,
      lastYear: 1881,
      missingYears: [],
      placeCount: 1,
      places: [],
    };
    answer({ recordSets: () => [set] });
    const { user, more, submitted } = await openForm();
    await more();
    await choose(user, 'Collections from', 'Britain');
    await choose(user, 'Category', 'Census, land & surveys');
    await choose(user, 'Subcategory', 'Census');
    await user.type(screen.getByRole('combobox', { name: 'Record set' }), 'bodmin');
    await user.click(await screen.findByRole('option', { name: 'Bodmin Census 1881' }));
    await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'Clay');
    expect(Object.fromEntries(await submitted())).toEqual({
      sourcecountry: 'great britain',
      sourcecategory: 'census, land & surveys',
      collection: 'census',
      datasetname: 'bodmin census 1881',
      groups: 'clay',
    });
  });

  it('SRCH-009 sends every search in English', async () => {
    const { user, form } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), 'Pinch{Enter}');
    await waitFor(() =>
      expect(sentRequests().findLast(({ operationName }) => operationName === 'RecordSearch')?.variables).toMatchObject(
        { input: { filters: [{ fieldId: 'LastName', values: ['pinch'] }], language: 'English' } },
      ),
    );
  });

  it('is cleared by a button', async () => {
    const { user, form } = await openForm();
    await user.type(within(form).getByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.type(within(form).getByRole('textbox', { name: 'Birth year' }), '18a32');
    expect(within(form).getByRole('textbox', { name: 'Birth year' })).toHaveValue('1832');
    await user.click(within(form).getByRole('button', { name: 'Clear' }));
    expect(within(form).getByRole('textbox', { name: 'Surname' })).toHaveValue('');
    expect(within(form).getByRole('textbox', { name: 'Birth year' })).toHaveValue('');
  });

  it('passes axe with all its options', async () => {
    const { form, more } = await openForm();
    await more();
    expect(REGIONS).toHaveLength(5);
    expect(await accessibilityFaults(form)).toEqual([]);
  });
});
