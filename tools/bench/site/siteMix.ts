import { seededRandom } from '#domain/kernel/random/createRandom.ts';
import { TranscriptDocument } from '#features/records/transcript/transcript.generated.ts';
import { RecordSuggestionsDocument } from '#features/search/core/holdings.generated.ts';
import { RecordFacetsDocument, RecordSearchDocument } from '#features/search/results/recordSearch.generated.ts';

import type { BenchCounty } from '../search/county.ts';

/** What is sent; without a body a page is asked for. */
export interface SiteRequest {
  path: string;
  body?: string;
}

/** A kind of thing readers ask for, a request of it for each number, and how many of a hundred are of it. */
export interface RequestKind {
  name: string;
  share: number;
  request: (seed: number) => SiteRequest;
}

/** Hits and facets at once, as the bench of the engine asks; the site's own pages ask for facets after the hits. */
const BOTH = RecordSearchDocument.text
  .replace('query RecordSearch', 'query BenchBoth')
  .replace(
    'recordSearch(',
    'recordFacets(input: $input) { fieldId label values { value label count isSelected } } recordSearch(',
  );

const operation = (operationName: string, query: { text: string }, variables: object): SiteRequest => ({
  path: '/graphql',
  body: JSON.stringify({ operationName, query: query.text, variables }),
});

type Filter = { fieldId: string; values: readonly string[]; variants?: boolean; offset?: number; proximity?: number };

const inputOf = (filters: readonly Filter[], page = 1) => ({
  input: { filters, order: { by: null, direction: 'DESC' }, page, pageSize: 20 },
});

/** The mix of a busy evening; each request is of its own, so that no cache answers it. */
export function siteMix(county: BenchCounty, { withPages }: { withPages: boolean }): RequestKind[] {
  const of = <Item>(list: readonly Item[], random: number): Item => list[Math.floor(random * list.length)] as Item;
  const common = (seed: number): string => of(county.surnames.slice(0, 40), seededRandom(seed * 31 + 1)());
  const filters = (seed: number): Filter[] => {
    const random = seededRandom(seed * 31 + 2);
    const kind = random();
    if (kind < 0.4) return [{ fieldId: 'LastName', values: [common(seed)] }];
    if (kind < 0.6)
      return [
        { fieldId: 'LastName', values: [common(seed)], variants: true },
        { fieldId: 'FirstName', values: [of(county.forenames.slice(0, 30), random())], variants: true },
      ];
    if (kind < 0.75)
      return [
        { fieldId: 'LastName', values: [of(county.surnames.slice(2_000, 40_000), random())], variants: true },
        { fieldId: 'YearOfBirth', values: [String(1780 + Math.floor(random() * 120))], offset: 2 },
      ];
    if (kind < 0.9) {
      const place = of(county.places, random() ** 2);
      return [
        { fieldId: 'LastName', values: [common(seed)] },
        { fieldId: 'Place', values: [`${place.name}, ${place.county}`], proximity: 20 },
      ];
    }
    return [{ fieldId: 'DatasetName', values: [of(county.sets, random()).name] }];
  };
  return [
    {
      name: 'common surname, hits and 8 facets',
      share: 30,
      request: (seed) =>
        operation(
          'BenchBoth',
          { text: BOTH },
          inputOf([{ fieldId: 'LastName', values: [common(seed)] }], 1 + (seed % 5)),
        ),
    },
    {
      name: 'search, all kinds',
      share: 30,
      request: (seed) => operation('RecordSearch', RecordSearchDocument, inputOf(filters(seed))),
    },
    {
      name: 'facets of it',
      share: 10,
      request: (seed) => operation('RecordFacets', RecordFacetsDocument, inputOf(filters(seed))),
    },
    {
      name: 'suggestions',
      share: 15,
      request: (seed) =>
        operation('RecordSuggestions', RecordSuggestionsDocument, {
          fieldId: 'LastName',
          prefix: common(seed).slice(0, 1 + (seed % 4)),
        }),
    },
    {
      name: 'transcript',
      share: withPages ? 10 : 15,
      request: (seed) => {
        const set = of(county.sets, seededRandom(seed * 31 + 3)());
        return operation('Transcript', TranscriptDocument, {
          id: `${set.id}/${county.rangeOf(set.id).first + (seed % 100)}`,
        });
      },
    },
    ...(withPages
      ? [
          {
            name: 'page document',
            share: 5,
            request: (seed: number): SiteRequest => ({
              path: `/search/results?lastname=${encodeURIComponent(common(seed))}&page=${1 + (seed % 9)}`,
            }),
          },
        ]
      : []),
  ];
}
