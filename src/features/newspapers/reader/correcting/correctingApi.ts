import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CorrectLinesDocument,
  LineHistoryDocument,
  PageCorrectionsDocument,
  RevertCorrectionsDocument,
} from './correcting.generated.ts';

type PageAnswer = ResultOf<typeof PageCorrectionsDocument>['pageCorrections'];
/** What members did to a page. */
export type PageCorrections = NonNullable<PageAnswer>;
type History = ResultOf<typeof LineHistoryDocument>['lineHistory'];
type Sent = ResultOf<typeof CorrectLinesDocument>['correctLines'];

/** Correcting a page. What others did is asked for whenever it is shown. */
export const correctingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no such page, or none for this reader. */
    pageCorrections: build.query<PageAnswer, VariablesOf<typeof PageCorrectionsDocument>>({
      query: ask(PageCorrectionsDocument),
      transformResponse: (data: ResultOf<typeof PageCorrectionsDocument>) => data.pageCorrections,
      keepUnusedDataFor: 0,
    }),
    lineHistory: build.query<History, VariablesOf<typeof LineHistoryDocument>>({
      query: ask(LineHistoryDocument),
      transformResponse: (data: ResultOf<typeof LineHistoryDocument>) => data.lineHistory,
      keepUnusedDataFor: 0,
    }),
    correctLines: build.mutation<Sent, VariablesOf<typeof CorrectLinesDocument>>({
      query: ask(CorrectLinesDocument),
      transformResponse: (data: ResultOf<typeof CorrectLinesDocument>) => data.correctLines,
    }),
    revertCorrections: build.mutation<
      ResultOf<typeof RevertCorrectionsDocument>,
      VariablesOf<typeof RevertCorrectionsDocument>
    >({ query: ask(RevertCorrectionsDocument) }),
  }),
});
