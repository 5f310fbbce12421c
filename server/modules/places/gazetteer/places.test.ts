import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SUGGEST = `query SuggestRegion($input: SuggestRegionInput!) {
  suggestRegion(input: $input) { suggestions { term weight payload type } query numFound }
}`;

interface Suggested {
  suggestRegion: { suggestions: { term: string; weight: number; payload: string; type: string }[]; query: string; numFound: number };
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const suggest = async (input: object) => {
  const { data, errors } = await site.ask<Suggested>(SUGGEST, { input });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.suggestRegion;
};

describe('suggestRegion', () => {
  it('API-028 suggests to a visitor the places that start with a term, the best known first', async () => {
    const { suggestions, query, numFound } = await suggest({ filters: [{ field: 'SourceCountry', values: ['england', 'wales'] }], term: 'leeds' });
    expect(suggestions[0]).toEqual({ term: 'Leeds, Yorkshire, England', weight: 10, payload: expect.stringMatching(/^\d+$/), type: 'place' });
    expect(query).toBe('leeds');
    expect(numFound).toBeGreaterThanOrEqual(suggestions.length);
  });

  it('keeps to the source countries of the filter, and to Britain and Ireland without one', async () => {
    const terms = async (input: object) => (await suggest(input)).suggestions.map((each) => each.term);
    expect(await terms({ filters: [{ field: 'SourceCountry', values: ['scotland'] }], term: 'perth' })).toEqual(expect.arrayContaining(['Perth, Perthshire, Scotland']));
    expect(await terms({ filters: [{ field: 'SourceCountry', values: ['wales'] }], term: 'perth' })).toEqual([]);
    expect(await terms({ term: 'galway' })).toContain('Galway, Galway, Ireland');
  });

  it('has no suggestion for what is no place, however long', async () => {
    expect(await suggest({ term: 'zzzz' })).toEqual({ suggestions: [], query: 'zzzz', numFound: 0 });
    expect((await suggest({ term: 'z'.repeat(5000) })).query).toHaveLength(260);
    expect(await suggest({ term: '<>' })).toEqual({ suggestions: [], query: '', numFound: 0 });
  });
});
