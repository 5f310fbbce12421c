import fc from 'fast-check';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { gapsIn } from './gapsIn.ts';
import { summariseResults, type CountedValue, type Summarised } from './summariseResults.ts';

const value = (text: string, count: number): CountedValue => ({ value: text.toLowerCase(), label: text, count });
const set = (more: object = {}) => ({ name: 'Baptisms', firstYear: 1780, lastYear: 1885, missingYears: [], ...more });
const summary = (more: Partial<Summarised> = {}, search = 'lastname=pinch') =>
  summariseResults({ query: readSearchAddress(search).query, total: 1234, facets: {}, sets: [set()], ...more });
const words = (more: Partial<Summarised> = {}) =>
  summary(more).map(({ parts }) => parts.map((part) => part.words).join(''));

describe('summariseResults', () => {
  it.each<[string, Partial<Summarised>, string[]]>([
    ['nothing', { total: 0 }, ['No record matches this search.']],
    ['one', { total: 1 }, ['One record matches.']],
    ['many', {}, ['1,234 records match.']],
    [
      'decades',
      { facets: { Decade: [value('1840s', 30), value('1850s', 20), value('1830s', 3)] } },
      ['1,234 records match.', 'They run from the 1830s to the 1850s; most are of the 1840s (30) and 1850s (20).'],
    ],
    [
      'one decade',
      { facets: { Decade: [value('1840s', 30)] } },
      ['1,234 records match.', 'All with a year are of the 1840s.'],
    ],
    [
      'places',
      { facets: { Place: [value('Roche', 9), value('Bodmin', 3)] } },
      ['1,234 records match.', 'The places named most are Roche (9) and Bodmin (3).'],
    ],
    [
      'many places',
      { facets: { Place: ['A', 'B', 'C', 'D', 'E', 'F'].map((each, at) => value(each, 9 - at)) } },
      ['1,234 records match.', 'The places named most are A (9), B (8), C (7), D (6) and 2 others.'],
    ],
    [
      'one record set',
      { facets: { DatasetName: [value('Baptisms', 4)] } },
      ['1,234 records match.', 'They all come from Baptisms (4).'],
    ],
    [
      'sexes',
      { total: 5, facets: { Gender: [value('Male', 3), value('Female', 1)] } },
      ['5 records match.', '3 are of men and boys and 1 is of a woman or girl; 1 does not say.'],
    ],
    [
      'occupations',
      { facets: { Occupation: [value('Farmer', 3)] } },
      ['1,234 records match.', 'The only occupation named is Farmer (3).'],
    ],
    [
      'gaps',
      { facets: { Decade: [value('1860s', 3), value('1890s', 2)] } },
      [
        '1,234 records match.',
        'They run from the 1860s to the 1890s; most are of the 1860s (3) and 1890s (2).',
        'There is nothing of the 1870s, although we hold records of those years. There is nothing of the 1880s, although we hold records of those years.',
      ],
    ],
    [
      'a gap nobody could fill',
      { facets: { Decade: [value('1760s', 3), value('1780s', 2)] } },
      [
        '1,234 records match.',
        'They run from the 1760s to the 1780s; most are of the 1760s (3) and 1780s (2).',
        'There is nothing of the 1770s: we hold no records of those years.',
      ],
    ],
  ])('says what the results contain: %s', (_what, given, expected) => expect(words(given)).toEqual(expected));

  it('leads to the results it speaks of, with the rest of the search as it was', () => {
    const [, decades, places] = summary(
      { facets: { Decade: [value('1840s', 30)], Place: [value('Roche, Cornwall', 4)] } },
      'lastname=pinch&place=bodmin&place_proximity=20&page=4&order=lastname',
    );
    expect(decades?.parts.find(({ search }) => search !== null)).toEqual({
      words: '1840s',
      search: 'lastname=pinch&decade=1840s&place=bodmin&place_proximity=20&order=lastname&direction=asc',
    });
    expect(places?.parts.find(({ search }) => search !== null)?.search).toBe(
      'lastname=pinch&place=roche%2C+cornwall&place_proximity=0&order=lastname&direction=asc',
    );
  });

  it('asks of a named record set only what that one covers', () => {
    const { query } = readSearchAddress('datasetname=burials');
    const sets = [
      set(),
      set({ name: 'Burials', missingYears: [1800, 1801, 1802, 1803, 1804, 1805, 1806, 1807, 1808, 1809] }),
    ];
    expect(gapsIn([1790, 1810], sets, query)).toEqual([{ decade: 1800, isCovered: false }]);
    expect(gapsIn([1790, 1810], sets, { filters: {} })).toEqual([{ decade: 1800, isCovered: true }]);
    expect(gapsIn([], sets, query)).toEqual([]);
  });

  it('speaks in whole sentences of any counts, and every link is a search', () => {
    const values = fc.array(
      fc.record({
        value: fc.string({ maxLength: 12 }),
        label: fc.string({ minLength: 1, maxLength: 12 }),
        count: fc.nat(1e6),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('Decade', 'Place', 'DatasetName', 'Gender', 'Occupation'), values),
        fc.nat(1e7),
        (facets, total) => {
          for (const { parts } of summary({ facets, total })) {
            expect(parts.at(-1)?.words).toMatch(/\.$/u);
            for (const { search } of parts)
              if (search !== null) expect(readSearchAddress(search).query.filters.LastName?.values).toEqual(['pinch']);
          }
        },
      ),
    );
  });
});
