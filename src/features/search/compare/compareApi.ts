import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { CompareRecordsDocument } from './compareRecords.generated.ts';

type RecordAnswer = ResultOf<typeof CompareRecordsDocument>['recordsToCompare'][number];
export type ComparedRecord = NonNullable<RecordAnswer['record']>;

const compareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers are in the order of the ids. */
    compareRecords: build.query<RecordAnswer[], readonly string[]>({
      query: (ids) => ask(CompareRecordsDocument)({ ids: [...ids] }),
      transformResponse: (data: ResultOf<typeof CompareRecordsDocument>) => data.recordsToCompare,
    }),
  }),
});

export const { useCompareRecordsQuery } = compareApi;
