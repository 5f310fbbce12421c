import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { RecordSetDocument } from './recordSet.generated.ts';

type Answer = ResultOf<typeof RecordSetDocument>['recordSet'];
/** One record set, with what of it is loaded. */
export type RecordSetDetail = NonNullable<Answer>;

const recordSetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is none of that id. */
    recordSet: build.query<Answer, VariablesOf<typeof RecordSetDocument>>({
      query: ask(RecordSetDocument),
      transformResponse: (data: ResultOf<typeof RecordSetDocument>) => data.recordSet,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useRecordSetQuery } = recordSetApi;
