import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  ReadSentenceDocument,
  SearchesAroundDocument,
  SummaryFacetsDocument,
  SummaryTotalDocument,
} from './aiSearch.generated.ts';

/** A sentence as the server read it. */
export type ReadSentence = ResultOf<typeof ReadSentenceDocument>['readSentence'];
type SearchInput = VariablesOf<typeof SummaryTotalDocument>['input'];
type Facets = ResultOf<typeof SummaryFacetsDocument>['recordFacets'];
/** A search next to the one at hand. */
export type SuggestedSearch = ResultOf<typeof SearchesAroundDocument>['suggestedSearches'][number];

const aiSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSentence: build.query<ReadSentence, VariablesOf<typeof ReadSentenceDocument>>({
      query: ask(ReadSentenceDocument),
      transformResponse: (data: ResultOf<typeof ReadSentenceDocument>) => data.readSentence,
      // Readers' own words are not kept.
      keepUnusedDataFor: 0,
    }),
    summaryTotal: build.query<number, SearchInput>({
      query: (input) => ask(SummaryTotalDocument)({ input: { ...input, pageSize: 1 } }),
      transformResponse: (data: ResultOf<typeof SummaryTotalDocument>) => data.recordSearch.total,
    }),
    summaryFacets: build.query<Facets, SearchInput>({
      query: (input) => ask(SummaryFacetsDocument)({ input }),
      transformResponse: (data: ResultOf<typeof SummaryFacetsDocument>) => data.recordFacets,
    }),
    searchesAround: build.query<SuggestedSearch[], SearchInput>({
      query: (input) => ask(SearchesAroundDocument)({ input }),
      transformResponse: (data: ResultOf<typeof SearchesAroundDocument>) => data.suggestedSearches,
    }),
  }),
});

export const { useLazyReadSentenceQuery, useSummaryTotalQuery, useSummaryFacetsQuery, useSearchesAroundQuery } =
  aiSearchApi;
