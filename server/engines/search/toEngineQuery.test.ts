import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { toEngineQuery } from './toEngineQuery.ts';

const criteria = (search: string) => toEngineQuery(readSearchAddress(search).query).criteria;

describe('toEngineQuery', () => {
  it('asks by the type of each field', () => {
    expect(
      criteria(
        '?lastname=pinch&lastname_variants=on&lastname_without=pynch&yearofbirth=1832&yearofbirth_offset=2&placeofbirth=roche&placeofbirth_proximity=10&address=gracca&keywords=clay',
      ),
    ).toEqual([
      { kind: 'name', field: 'LastName', text: 'pinch', variants: true, excludedVariants: ['pynch'] },
      { kind: 'year', field: 'YearOfBirth', year: 1832, yearsEitherWay: 2 },
      { kind: 'place', field: 'PlaceOfBirth', text: 'roche', miles: 10 },
      { kind: 'text', field: 'Address', text: 'gracca' },
      { kind: 'keywords', text: 'clay' },
    ]);
  });

  it.each(['*', '?', '_', '**', '*_*', '[_]'])('asks nothing where %j is all that is typed', (typed) => {
    const sent = encodeURIComponent(typed);
    expect(criteria(`?firstname=${sent}&lastname=${sent}&placeofbirth=${sent}&keywords=${sent}`)).toEqual([]);
    expect(criteria(`?firstname=${sent}&lastname=pinch`)).toMatchObject([{ field: 'LastName', text: 'pinch' }]);
  });

  it('takes names that sound alike in only where variants are searched and the address asks for them', () => {
    const asked = { kind: 'name', field: 'LastName', text: 'pinch', excludedVariants: [] };
    expect(criteria('?lastname=pinch&lastname_variants=true&lastname_soundsalike=true')).toEqual([
      { ...asked, variants: true, soundsAlike: true },
    ]);
    expect(criteria('?lastname=pinch&lastname_variants=true')).toEqual([{ ...asked, variants: true }]);
    expect(criteria('?lastname=pinch&lastname_uncertain=false')).toEqual([
      { ...asked, variants: false, readings: false },
    ]);
    expect(criteria('?lastname=pinch&lastname_soundsalike=true')).toEqual([{ ...asked, variants: false }]);
  });

  it('compares facets whole, and as text when a wildcard is typed', () => {
    expect(criteria('?occupation=clay labourer~farmer')).toEqual([
      { kind: 'facet', field: 'Occupation', values: ['clay labourer', 'farmer'] },
    ]);
    expect(criteria('?parish=newlyn')).toEqual([{ kind: 'facet', field: 'Parish', values: ['newlyn'] }]);
    expect(criteria('?occupation=lab*')).toEqual([{ kind: 'text', field: 'Occupation', text: 'lab*' }]);
    expect(criteria('?place=roche~st mewan')).toEqual([
      { kind: 'facet', field: 'Place', values: ['roche', 'st mewan'] },
    ]);
  });

  it('finds one occupation by its words', () => {
    expect(criteria('?occupation=ag lab')).toEqual([{ kind: 'text', field: 'Occupation', text: 'ag lab' }]);
  });

  it('asks a country for all its parts and a legacy subcategory for what it became', () => {
    expect(criteria('?sourcecountry=great britain')).toEqual([
      {
        kind: 'facet',
        field: 'SourceCountry',
        values: ['great britain', 'england', 'scotland', 'wales', 'uk other', 'uk none'],
      },
    ]);
    expect(criteria('?collection=deaths %26 burials')).toEqual([
      {
        kind: 'facet',
        field: 'SourceCategory',
        values: ['civil deaths & burials', 'parish burials', 'deaths & burials'],
      },
    ]);
  });

  it('counts pages from one and clamps their size', () => {
    const { query } = readSearchAddress('?page=3&order=eventyear');
    expect(toEngineQuery(query, { facets: ['County'] })).toMatchObject({
      offset: 40,
      limit: 20,
      orderBy: 'EventYear',
      direction: 'asc',
      facets: ['County'],
      facetLimit: 20,
    });
    expect([toEngineQuery(query, { pageSize: 5000 }).limit, toEngineQuery(query, { pageSize: 0 }).limit]).toEqual([
      100, 1,
    ]);
  });

  it('lets kinds of records take turns until the reader chooses one, or an order', () => {
    const isInTurns = (search: string) => toEngineQuery(readSearchAddress(search).query).inTurns;
    expect(
      ['?lastname=pinch', '', '?lastname=pinch&eventtype=baptism', '?lastname=pinch&order=eventyear'].map(isInTurns),
    ).toEqual([true, true, false, false]);
  });

  it('keeps absurd years within what an index can hold', () => {
    expect(criteria(`?eventyear=${'9'.repeat(50)}`)).toEqual([
      { kind: 'year', field: 'EventYear', year: 9999, yearsEitherWay: 0 },
    ]);
  });
});
