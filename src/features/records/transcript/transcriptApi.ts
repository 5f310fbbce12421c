import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { OriginalPageDocument, TranscriptDocument } from './transcript.generated.ts';

export type TranscriptAnswer = ResultOf<typeof TranscriptDocument>['record'];
/** A record as this reader may see it. */
export type Transcript = NonNullable<TranscriptAnswer['record']>;

const transcriptApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Stays for 300 s after the page is left: readers walk back and forth along a list. */
    transcript: query(TranscriptDocument, 'record', { keepUnusedDataFor: 300 }),
    /** Null where there is no page, or none for this reader. */
    originalPage: query(OriginalPageDocument, {
      transformResponse: (data) => data.recordImage.page,
      keepUnusedDataFor: 300,
    }),
  })),
});

export const { useOriginalPageQuery, useTranscriptQuery } = transcriptApi;
