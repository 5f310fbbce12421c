import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { CompareArticlesDocument } from './compareArticles.generated.ts';
import { CompareRecordsDocument } from './compareRecords.generated.ts';

type RecordAnswer = ResultOf<typeof CompareRecordsDocument>['recordsToCompare'][number];
export type ComparedRecord = NonNullable<RecordAnswer['record']>;
type ArticleAnswer = ResultOf<typeof CompareArticlesDocument>['articlesToCompare'][number];
export type ComparedArticle = NonNullable<ArticleAnswer>;

const compareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Answers are in the order of the ids. */
    compareRecords: build.query<RecordAnswer[], readonly string[]>({
      query: (ids) => ask(CompareRecordsDocument)({ ids: [...ids] }),
      transformResponse: (data: ResultOf<typeof CompareRecordsDocument>) => data.recordsToCompare,
    }),
    /** Answers are in the order of the ids. */
    compareArticles: build.query<ArticleAnswer[], VariablesOf<typeof CompareArticlesDocument>>({
      query: ask(CompareArticlesDocument),
      transformResponse: (data: ResultOf<typeof CompareArticlesDocument>) => data.articlesToCompare,
    }),
  }),
});

export const { useCompareRecordsQuery, useCompareArticlesQuery } = compareApi;
