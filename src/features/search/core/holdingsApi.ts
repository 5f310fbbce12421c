import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { RecordSetsDocument, RecordSuggestionsDocument, SuggestRegionDocument } from './holdings.generated.ts';

/** A record set and what of it is loaded, as lists show it. */
export type HeldSet = ResultOf<typeof RecordSetsDocument>['recordSets'][number];

const holdingsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** A to Z. Several pages ask; kept for ten minutes, since record sets change by an operator's hand only. */
    recordSets: query(RecordSetsDocument, 'recordSets', { keepUnusedDataFor: 600 }),
    recordSuggestions: query(RecordSuggestionsDocument, 'recordSuggestions'),
    suggestRegion: query(SuggestRegionDocument, 'suggestRegion'),
  })),
});

export const { useRecordSetsQuery, useRecordSuggestionsQuery, useSuggestRegionQuery } = holdingsApi;
/** For whom asks without drawing. */
export const { recordSets } = holdingsApi.endpoints;
