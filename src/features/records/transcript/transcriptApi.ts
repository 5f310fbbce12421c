import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { OriginalPageDocument, TranscriptDocument } from './transcript.generated.ts';

export type TranscriptAnswer = ResultOf<typeof TranscriptDocument>['record'];
/** A record as this reader may see it. */
export type Transcript = NonNullable<TranscriptAnswer['record']>;
/** The page that a record was read from, for readers who may see it. */
export type OriginalPage = NonNullable<ResultOf<typeof OriginalPageDocument>['recordImage']['page']>;

const transcriptApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stays for 300 s after the page is left: readers walk back and forth along a list. */
    transcript: build.query<TranscriptAnswer, VariablesOf<typeof TranscriptDocument>>({
      query: ask(TranscriptDocument),
      transformResponse: (data: ResultOf<typeof TranscriptDocument>) => data.record,
      keepUnusedDataFor: 300,
    }),
    /** Null where there is no page, or none for this reader. */
    originalPage: build.query<OriginalPage | null, VariablesOf<typeof OriginalPageDocument>>({
      query: ask(OriginalPageDocument),
      transformResponse: (data: ResultOf<typeof OriginalPageDocument>) => data.recordImage.page,
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useOriginalPageQuery, useTranscriptQuery } = transcriptApi;
