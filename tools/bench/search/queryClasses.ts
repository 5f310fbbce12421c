import { seededRandom } from '#domain/kernel/random/createRandom.ts';
import type { Criterion, EngineQuery } from '#server/engines/search/SearchEngine.ts';

import type { BenchCounty } from './county.ts';

/** The eight facets of a result page. */
const FACETS = ['Collection', 'SourceCategory', 'DatasetName', 'Country', 'County', 'Decade', 'Gender', 'Occupation'];

const surname = (text: string, variants = false): Criterion => ({
  kind: 'name',
  field: 'LastName',
  text,
  variants,
  excludedVariants: [],
});
const forename = (text: string, variants = false): Criterion => ({
  kind: 'name',
  field: 'FirstName',
  text,
  variants,
  excludedVariants: [],
});
const page = (criteria: readonly Criterion[], more: Partial<EngineQuery> = {}): EngineQuery => ({
  criteria,
  orderBy: null,
  direction: 'desc',
  inTurns: criteria.every(({ kind }) => kind !== 'facet'),
  offset: 0,
  limit: 20,
  facets: FACETS,
  facetLimit: 20,
  ...more,
});

/** One kind of search people make, and a query of that kind for each number. */
export interface QueryClass {
  name: string;
  query: (seed: number) => EngineQuery;
}

/** The classes of searches that are measured; each query is of its own, so that no cache answers it. */
export function queryClasses(county: BenchCounty): QueryClass[] {
  const draw = (seed: number, salt: number): (() => number) => seededRandom(seed * 31 + salt);
  const rare = (random: () => number): string => county.surnames[2_000 + Math.floor(random() * 40_000)] ?? '';
  const common = (random: () => number): string => county.surnames[Math.floor(random() * 40)] ?? '';
  const placeOf = (random: () => number): string => {
    const place = county.places[Math.floor(random() ** 2 * county.places.length)];
    return `${place?.name}, ${place?.county}`;
  };
  return [
    {
      name: 'rare name, variants, birth year ±2',
      query: (seed) => {
        const random = draw(seed, 1);
        return page([
          surname(rare(random), true),
          forename(county.forenames[Math.floor(random() * 30)] ?? '', true),
          { kind: 'year', field: 'YearOfBirth', year: 1780 + Math.floor(random() * 120), yearsEitherWay: 2 },
        ]);
      },
    },
    { name: 'common surname, 8 facets', query: (seed) => page([surname(common(draw(seed, 2)))]) },
    { name: 'common surname with variants', query: (seed) => page([surname(common(draw(seed, 3)), true)]) },
    {
      name: 'wildcard',
      query: (seed) => {
        const random = draw(seed, 4);
        const name = common(random);
        const at = 1 + Math.floor(random() * (name.length - 1));
        return page([surname(random() < 0.5 ? `${name.slice(0, at)}*${name.slice(at + 1)}` : `${name.slice(0, 2)}*`)]);
      },
    },
    {
      name: 'surname within 20 miles',
      query: (seed) =>
        page([
          surname(common(draw(seed, 5))),
          { kind: 'place', field: 'Place', text: placeOf(draw(seed, 6)), miles: 20 },
        ]),
    },
    {
      name: 'within 20 miles, any name',
      query: (seed) => page([{ kind: 'place', field: 'Place', text: placeOf(draw(seed, 7)), miles: 20 }]),
    },
    {
      name: 'keyword',
      query: (seed) => {
        const random = draw(seed, 8);
        return page([
          {
            kind: 'keywords',
            text:
              random() < 0.5
                ? `${rare(random)}`
                : `${['labourer', 'servant', 'miner', 'mill street', 'widowed'][Math.floor(random() * 5)]} ${common(random)}`,
          },
        ]);
      },
    },
    // Turning pages counts no facets again: the first page brought them.
    {
      name: 'page 500 by year, no facets',
      query: (seed) =>
        page([forename(county.forenames[Math.floor(draw(seed, 9)() * 8)] ?? '')], {
          orderBy: 'EventYear',
          direction: 'asc',
          offset: 9_980,
          facets: [],
        }),
    },
    {
      name: 'browse a country, category or set',
      query: (seed) => {
        const random = draw(seed, 10);
        const set = county.sets[Math.floor(random() * county.sets.length)];
        const filters: readonly Criterion[] = [
          { kind: 'facet', field: 'Country', values: [set?.sourceCountry ?? 'england'] },
          { kind: 'facet', field: 'Collection', values: [set?.category ?? ''] },
          { kind: 'facet', field: 'DatasetName', values: [set?.name ?? ''] },
        ];
        return page([filters[Math.floor(random() * 3)] as Criterion]);
      },
    },
    {
      name: 'everything, pages from 2,500 on',
      query: (seed) => page([], { orderBy: seed % 2 === 0 ? 'LastName' : null, offset: 50_000 + seed * 20 }),
    },
  ];
}
