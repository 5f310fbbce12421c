import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ReadArticleSentenceDocument } from './sentence.generated.ts';

const sentenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The sentence as a search of records; `domain/newspapers/search/articlesOfSentence.ts` makes it one of articles.
     */
    readArticleSentence: build.query<
      ResultOf<typeof ReadArticleSentenceDocument>['readSentence'],
      VariablesOf<typeof ReadArticleSentenceDocument>
    >({
      query: ask(ReadArticleSentenceDocument),
      transformResponse: (data: ResultOf<typeof ReadArticleSentenceDocument>) => data.readSentence,
    }),
  }),
});

export const { useLazyReadArticleSentenceQuery } = sentenceApi;
