import fc from 'fast-check';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';

import { asQuery, suggestSearches, usefulSuggestions, type MeasuredSuggestion } from './suggestSearches.ts';

const world = {
  neighboursOf: (place: string) => (place === 'roche' ? ['Luxulyan', 'Withiel'] : []),
  siblingsOf: (set: string) => (set === 'roche 1871' ? ['Roche 1861', 'Roche 1881'] : []),
};
const suggested = (search: string) => {
  const { query } = readSearchAddress(search);
  return suggestSearches(query, world).map((each) => [each.change, writeSearchAddress(asQuery(query, each))]);
};

describe('suggestSearches', () => {
  it.each<[string, [string, string][]]>([
    ['', []],
    [
      'lastname=pinch&lastname_variants=true',
      [['Include names that sound like Pinch', 'lastname=pinch&lastname_variants=true&lastname_soundsalike=true']],
    ],
    ['lastname=pinch&lastname_variants=true&lastname_soundsalike=true', []],
    ['lastname=pinch', [['Surname Pinch with every variant', 'lastname=pinch&lastname_variants=true']]],
    [
      'lastname=pinch&lastname_variants=true&lastname_without=pynch&page=4',
      [
        ['Surname Pinch with every variant', 'lastname=pinch&lastname_variants=true'],
        [
          'Include names that sound like Pinch',
          'lastname=pinch&lastname_variants=true&lastname_soundsalike=true&lastname_without=pynch',
        ],
      ],
    ],
    ['yearofbirth=1830', [['Birth year 1830 ± 2', 'yearofbirth=1830&yearofbirth_offset=2']]],
    ['yearofbirth=1830&yearofbirth_offset=5', [['Birth year 1830 ± 10', 'yearofbirth=1830&yearofbirth_offset=10']]],
    ['yearofbirth=1830&yearofbirth_offset=20', []],
    [
      'place=roche&place_proximity=5',
      [
        ['In Luxulyan instead of Roche', 'place=luxulyan&place_proximity=0'],
        ['In Withiel instead of Roche', 'place=withiel&place_proximity=0'],
      ],
    ],
    [
      'lastname=pinch&lastname_variants=true&lastname_soundsalike=true&occupation=miner',
      [['With any occupation, or none', 'lastname=pinch&lastname_variants=true&lastname_soundsalike=true']],
    ],
    ['occupation=miner', []],
    [
      'datasetname=roche+1871',
      [
        ['In Roche 1861', 'datasetname=roche+1861'],
        ['In Roche 1881', 'datasetname=roche+1881'],
      ],
    ],
    [
      'firstname=jn&lastname=pinch&lastname_variants=true&lastname_soundsalike=true',
      [
        [
          'First name(s) Jn with every variant',
          'firstname=jn&firstname_variants=true&lastname=pinch&lastname_variants=true&lastname_soundsalike=true',
        ],
        ['Anyone called Pinch', 'lastname=pinch&lastname_variants=true&lastname_soundsalike=true'],
      ],
    ],
  ])('of “%s”', (search, expected) => expect(suggested(search)).toEqual(expected));

  it('offers the other kinds of records of a category', () => {
    expect(suggested('collection=census').map(([change]) => change)).toEqual([
      'In Land & estates',
      'In Surveys',
      'In Electoral rolls',
      'In Rate books',
    ]);
  });

  it('changes one thing at a time, and never suggests the search at hand', () => {
    const anySearch = fc.dictionary(
      fc.constantFrom(
        'firstname',
        'lastname',
        'yearofbirth',
        'eventyear',
        'place',
        'datasetname',
        'collection',
        'county',
      ),
      fc.constantFrom('roche', '1830', 'pinch', 'census', 'roche 1871'),
    );
    fc.assert(
      fc.property(anySearch, (parameters) => {
        const { query } = readSearchAddress(new URLSearchParams(parameters).toString());
        for (const { filters } of suggestSearches(query, world)) {
          const fields = new Set([...Object.keys(filters), ...Object.keys(query.filters)]);
          expect(
            [...fields].filter(
              (fieldId) => JSON.stringify(filters[fieldId]) !== JSON.stringify(query.filters[fieldId]),
            ),
          ).toHaveLength(1);
        }
      }),
    );
  });
});

describe('usefulSuggestions', () => {
  const measured = (kind: MeasuredSuggestion['kind'], total: number): MeasuredSuggestion => ({
    kind,
    change: `${kind} ${total}`,
    filters: {},
    total,
  });

  it('keeps what widens only where it finds more, and what looks elsewhere wherever it finds anything', () => {
    const all = [
      measured('years', 5),
      measured('years', 6),
      measured('variants', 5),
      measured('place', 1),
      measured('recordSet', 0),
      measured('without', 9),
    ];
    expect(usefulSuggestions(all, 5).map(({ change }) => change)).toEqual(['years 6', 'place 1', 'without 9']);
  });
});
