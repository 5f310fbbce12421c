import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { VariablesOf } from '#services/graphql/operation.ts';

import {
  ReadSentenceDocument,
  SearchesAroundDocument,
  SummaryFacetsDocument,
  SummaryTotalDocument,
} from './aiSearch.generated.ts';

type SearchInput = VariablesOf<typeof SummaryTotalDocument>['input'];

const aiSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    readSentence: query(ReadSentenceDocument, 'readSentence', {
      // Readers' own words are not kept.
      keepUnusedDataFor: 0,
    }),
    summaryTotal: query(SummaryTotalDocument, {
      variables: (input: SearchInput) => ({ input: { ...input, pageSize: 1 } }),
      transformResponse: (data) => data.recordSearch.total,
    }),
    summaryFacets: query(SummaryFacetsDocument, 'recordFacets', { variables: (input: SearchInput) => ({ input }) }),
    searchesAround: query(SearchesAroundDocument, 'suggestedSearches', {
      variables: (input: SearchInput) => ({ input }),
    }),
  })),
});

export const { useLazyReadSentenceQuery, useSummaryTotalQuery, useSummaryFacetsQuery, useSearchesAroundQuery } =
  aiSearchApi;
