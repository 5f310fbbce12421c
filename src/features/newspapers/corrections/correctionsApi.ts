import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CorrectionQueueDocument,
  LostCorrectionsDocument,
  PlaceCorrectionDocument,
  ProtectedPagesDocument,
  ProtectPageDocument,
  ReviewCorrectionsDocument,
  RevertCorrectorDocument,
} from './corrections.generated.ts';

type Queue = ResultOf<typeof CorrectionQueueDocument>['correctionQueue'];
/** A correction that waits for a curator. */
export type QueuedCorrection = Queue[number];
type Lost = ResultOf<typeof LostCorrectionsDocument>['lostCorrections'];
/** A correction that an import left without a line. */
export type LostCorrection = Lost[number];
type Protected = ResultOf<typeof ProtectedPagesDocument>['protectedPages'];

/** What curators do. Lists are asked for whenever their page opens: other curators decide meanwhile. */
export const correctionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    correctionQueue: build.query<Queue, void>({
      query: () => ask(CorrectionQueueDocument)({}),
      transformResponse: (data: ResultOf<typeof CorrectionQueueDocument>) => data.correctionQueue,
      keepUnusedDataFor: 0,
    }),
    lostCorrections: build.query<Lost, void>({
      query: () => ask(LostCorrectionsDocument)({}),
      transformResponse: (data: ResultOf<typeof LostCorrectionsDocument>) => data.lostCorrections,
      keepUnusedDataFor: 0,
    }),
    protectedPages: build.query<Protected, void>({
      query: () => ask(ProtectedPagesDocument)({}),
      transformResponse: (data: ResultOf<typeof ProtectedPagesDocument>) => data.protectedPages,
      keepUnusedDataFor: 0,
    }),
    reviewCorrections: build.mutation<
      ResultOf<typeof ReviewCorrectionsDocument>,
      VariablesOf<typeof ReviewCorrectionsDocument>
    >({ query: ask(ReviewCorrectionsDocument) }),
    revertCorrector: build.mutation<
      ResultOf<typeof RevertCorrectorDocument>,
      VariablesOf<typeof RevertCorrectorDocument>
    >({ query: ask(RevertCorrectorDocument) }),
    placeCorrection: build.mutation<
      ResultOf<typeof PlaceCorrectionDocument>,
      VariablesOf<typeof PlaceCorrectionDocument>
    >({ query: ask(PlaceCorrectionDocument) }),
    protectPage: build.mutation<ResultOf<typeof ProtectPageDocument>, VariablesOf<typeof ProtectPageDocument>>({
      query: ask(ProtectPageDocument),
    }),
  }),
});
