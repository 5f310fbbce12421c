import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { RecordFacetsDocument, RecordSearchDocument } from './recordSearch.generated.ts';

export type SearchInput = VariablesOf<typeof RecordSearchDocument>['input'];
export type SearchResult = ResultOf<typeof RecordSearchDocument>['recordSearch'];
export type SearchHit = SearchResult['hits'][number];
export type MatchReason = SearchHit['reasons'][number];
export type CloseMatch = SearchResult['close'][number];
export type Relaxation = SearchResult['relaxations'][number];
export type Facet = ResultOf<typeof RecordFacetsDocument>['recordFacets'][number];

/** Seconds an answer is kept after its page is left: going back from a transcript draws the list at once. */
const KEPT_S = 600;

export const recordSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    recordSearch: query(RecordSearchDocument, 'recordSearch', {
      variables: (input: SearchInput) => ({ input }),
      keepUnusedDataFor: KEPT_S,
    }),
    recordFacets: query(RecordFacetsDocument, 'recordFacets', {
      variables: (input: SearchInput) => ({ input }),
      keepUnusedDataFor: KEPT_S,
    }),
  })),
});

export const { useRecordSearchQuery, useRecordFacetsQuery } = recordSearchApi;
