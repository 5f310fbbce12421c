import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  CorrectLinesDocument,
  LineHistoryDocument,
  PageCorrectionsDocument,
  RevertCorrectionsDocument,
} from './correcting.generated.ts';

type PageAnswer = ResultOf<typeof PageCorrectionsDocument>['pageCorrections'];
/** What members did to a page. */
export type PageCorrections = NonNullable<PageAnswer>;

/** Correcting a page. What others did is asked for whenever it is shown. */
export const correctingApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Null when there is no such page, or none for this reader. */
    pageCorrections: query(PageCorrectionsDocument, 'pageCorrections', { keepUnusedDataFor: 0 }),
    lineHistory: query(LineHistoryDocument, 'lineHistory', { keepUnusedDataFor: 0 }),
    correctLines: mutation(CorrectLinesDocument, 'correctLines'),
    revertCorrections: mutation(RevertCorrectionsDocument),
  })),
});
