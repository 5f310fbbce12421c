import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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

/** What curators do. Lists are asked for whenever their page opens: other curators decide meanwhile. */
export const correctionsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    correctionQueue: query(CorrectionQueueDocument, 'correctionQueue', { keepUnusedDataFor: 0 }),
    lostCorrections: query(LostCorrectionsDocument, 'lostCorrections', { keepUnusedDataFor: 0 }),
    protectedPages: query(ProtectedPagesDocument, 'protectedPages', { keepUnusedDataFor: 0 }),
    reviewCorrections: mutation(ReviewCorrectionsDocument),
    revertCorrector: mutation(RevertCorrectorDocument),
    placeCorrection: mutation(PlaceCorrectionDocument),
    protectPage: mutation(ProtectPageDocument),
  })),
});
