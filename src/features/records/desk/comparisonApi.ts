import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { CompareSheetDocument, SheetComparedRecordsDocument, SheetComparisonDocument } from './comparison.generated.ts';

/** What publishing a sheet would change for readers. */
export type SheetComparison = NonNullable<ResultOf<typeof SheetComparisonDocument>['sheetComparison']>;
/** A record that would become another. */
export type ComparedRecord = ResultOf<typeof SheetComparedRecordsDocument>['sheetComparedRecords'][number];

const queries = baseApi.enhanceEndpoints({ addTagTypes: ['SheetParts'] }).injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null where it was not asked for, or is forgotten. */
    sheetComparison: query(SheetComparisonDocument, 'sheetComparison', {
      keepUnusedDataFor: 0,
      providesTags: ['SheetParts'],
    }),
    sheetComparedRecords: query(SheetComparedRecordsDocument, 'sheetComparedRecords', {
      keepUnusedDataFor: 0,
      providesTags: ['SheetParts'],
    }),
  })),
});

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    compareSheet: mutation(CompareSheetDocument, 'compareSheet', {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const asked = await queryFulfilled.catch(() => null);
        if (asked) dispatch(queries.util.updateQueryData('sheetComparison', { id }, () => asked.data));
      },
    }),
  })),
});

export const { useSheetComparisonQuery, useSheetComparedRecordsQuery } = queries;
export const { useCompareSheetMutation } = mutations;
