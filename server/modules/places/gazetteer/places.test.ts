import { createDistrictCount } from '#domain/places/districts/createDistrictCount.ts';
import { deriveDistricts } from '#domain/places/districts/deriveDistricts.ts';
import { withDistricts } from '#domain/places/districts/withDistricts.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SUGGEST = `query SuggestRegion($input: SuggestRegionInput!) {
  suggestRegion(input: $input) { suggestions { term weight payload type } query numFound }
}`;

interface Suggested {
  suggestRegion: {
    suggestions: { term: string; weight: number; payload: string; type: string }[];
    query: string;
    numFound: number;
  };
}

let site: TestApp;
beforeAll(async () => {
  const count = createDistrictCount(loadGazetteer());
  count.add([
    { district: 'Redruth', place: 'Gwennap, Cornwall', parish: null, county: null, country: null, records: 40 },
  ]);
  const gazetteer = withDistricts(loadGazetteer(), deriveDistricts(count.counted(), loadGazetteer()));
  site = await startTestApp({ search: { ...emptySearch, gazetteer } });
});
afterAll(() => site.close());

const suggest = async (input: object) => {
  const { data, errors } = await site.ask<Suggested>(SUGGEST, { input });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.suggestRegion;
};

describe('suggestRegion', () => {
  it('API-028 suggests to a visitor the places that start with a term, the best known first', async () => {
    const { suggestions, query, numFound } = await suggest({
      filters: [{ field: 'SourceCountry', values: ['england', 'wales'] }],
      term: 'leeds',
    });
    expect(suggestions[0]).toEqual({
      term: 'Leeds, Yorkshire, England',
      weight: 10,
      payload: expect.stringMatching(/^\d+$/),
      type: 'place',
    });
    expect(query).toBe('leeds');
    expect(numFound).toBeGreaterThanOrEqual(suggestions.length);
  });

  it('keeps to the source countries of the filter, and to Britain and Ireland without one', async () => {
    const terms = async (input: object) => (await suggest(input)).suggestions.map((each) => each.term);
    expect(await terms({ filters: [{ field: 'SourceCountry', values: ['scotland'] }], term: 'perth' })).toEqual(
      expect.arrayContaining(['Perth, Perthshire, Scotland']),
    );
    expect(await terms({ filters: [{ field: 'SourceCountry', values: ['wales'] }], term: 'perth' })).toEqual([]);
    expect(await terms({ term: 'galway' })).toContain('Galway, Galway, Ireland');
  });

  it('offers the registration districts of the records where they are wanted', async () => {
    const terms = async (input: object) =>
      (await suggest(input)).suggestions.map(({ term, type }) => `${term} (${type})`);
    expect(await terms({ term: 'redruth', districts: true })).toEqual([
      'Redruth, Cornwall, England (place)',
      'Redruth, registration district, Cornwall, England (district)',
    ]);
    expect(await terms({ term: 'redruth' })).toEqual(['Redruth, Cornwall, England (place)']);
  });

  it('has no suggestion for what is no place, however long', async () => {
    expect(await suggest({ term: 'zzzz' })).toEqual({ suggestions: [], query: 'zzzz', numFound: 0 });
    expect((await suggest({ term: 'z'.repeat(5000) })).query).toHaveLength(260);
    expect(await suggest({ term: '<>' })).toEqual({ suggestions: [], query: '', numFound: 0 });
  });
});
