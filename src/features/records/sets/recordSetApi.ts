import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { RecordSetDocument } from './recordSet.generated.ts';

type Answer = ResultOf<typeof RecordSetDocument>;
/** One record set, with what of it is loaded. */
export type RecordSetDetail = NonNullable<Answer['recordSet']>;

const recordSetApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** No set when there is none at that address; then it may be withdrawn. */
    recordSet: query(RecordSetDocument, { keepUnusedDataFor: 600 }),
  })),
});

export const { useRecordSetQuery } = recordSetApi;
