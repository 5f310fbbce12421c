import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { TranscriptDocument } from './transcript.generated.ts';

export type TranscriptAnswer = ResultOf<typeof TranscriptDocument>['record'];
/** A record as this reader may see it. */
export type Transcript = NonNullable<TranscriptAnswer['record']>;

const transcriptApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Kept 300 s after the page is left: readers walk back and forth along a list. */
    transcript: build.query<TranscriptAnswer, VariablesOf<typeof TranscriptDocument>>({
      query: ask(TranscriptDocument),
      transformResponse: (data: ResultOf<typeof TranscriptDocument>) => data.record,
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useTranscriptQuery } = transcriptApi;
