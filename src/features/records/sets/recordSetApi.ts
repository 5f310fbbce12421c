import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { RecordSetDocument } from './recordSet.generated.ts';

type Answer = ResultOf<typeof RecordSetDocument>;
/** One record set, with what of it is loaded. */
export type RecordSetDetail = NonNullable<Answer['recordSet']>;

const recordSetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** No set when there is none at that address; then it may be withdrawn. */
    recordSet: build.query<Answer, VariablesOf<typeof RecordSetDocument>>({
      query: ask(RecordSetDocument),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useRecordSetQuery } = recordSetApi;
