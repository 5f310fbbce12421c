import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { CompareArticlesDocument, CompareRecordsDocument } from './compare.generated.ts';

type RecordAnswer = ResultOf<typeof CompareRecordsDocument>['recordsToCompare'][number];
export type ComparedRecord = NonNullable<RecordAnswer['record']>;
type ArticleAnswer = ResultOf<typeof CompareArticlesDocument>['articlesToCompare'][number];
export type ComparedArticle = NonNullable<ArticleAnswer>;

const compareApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Answers are in the order of the ids. */
    compareRecords: query(CompareRecordsDocument, 'recordsToCompare', {
      variables: (ids: readonly string[]) => ({ ids: [...ids] }),
    }),
    /** Answers are in the order of the ids. */
    compareArticles: query(CompareArticlesDocument, 'articlesToCompare'),
  })),
});

export const { useCompareRecordsQuery, useCompareArticlesQuery } = compareApi;
