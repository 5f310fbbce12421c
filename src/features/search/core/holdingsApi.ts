import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { RecordSetsDocument, RecordSuggestionsDocument, SuggestRegionDocument } from './holdings.generated.ts';

/** A record set and what of it is loaded, as lists show it. */
export type HeldSet = ResultOf<typeof RecordSetsDocument>['recordSets'][number];
type Completion = ResultOf<typeof RecordSuggestionsDocument>['recordSuggestions'][number];
type Regions = ResultOf<typeof SuggestRegionDocument>['suggestRegion'];

const holdingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A to Z. Several pages ask; kept for ten minutes, since record sets change by an operator's hand only. */
    recordSets: build.query<HeldSet[], void>({
      query: () => ask(RecordSetsDocument)({}),
      transformResponse: (data: ResultOf<typeof RecordSetsDocument>) => data.recordSets,
      keepUnusedDataFor: 600,
    }),
    recordSuggestions: build.query<Completion[], VariablesOf<typeof RecordSuggestionsDocument>>({
      query: ask(RecordSuggestionsDocument),
      transformResponse: (data: ResultOf<typeof RecordSuggestionsDocument>) => data.recordSuggestions,
    }),
    suggestRegion: build.query<Regions, VariablesOf<typeof SuggestRegionDocument>>({
      query: ask(SuggestRegionDocument),
      transformResponse: (data: ResultOf<typeof SuggestRegionDocument>) => data.suggestRegion,
    }),
  }),
});

export const { useRecordSetsQuery, useRecordSuggestionsQuery, useSuggestRegionQuery } = holdingsApi;
/** For whom asks without drawing. */
export const { recordSets } = holdingsApi.endpoints;
