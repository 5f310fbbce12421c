import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { ReadArticleSentenceDocument } from './sentence.generated.ts';

const sentenceApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /**
     * The sentence as a search of records; `domain/newspapers/search/articlesOfSentence.ts` makes it one of articles.
     */
    readArticleSentence: query(ReadArticleSentenceDocument, 'readSentence'),
  })),
});

export const { useLazyReadArticleSentenceQuery } = sentenceApi;
