import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ArticleTextDocument, IssueOutlineDocument } from './issue.generated.ts';

type OutlineAnswer = ResultOf<typeof IssueOutlineDocument>['issueOutline'];
/** An issue with its pages and articles. */
export type IssueOutline = NonNullable<OutlineAnswer>;

/** Holdings change when an operator imports, not while a reader leafs. */
const MINUTES_10 = 600;

const issueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no such issue. */
    issueOutline: build.query<OutlineAnswer, VariablesOf<typeof IssueOutlineDocument>>({
      query: ask(IssueOutlineDocument),
      transformResponse: (data: ResultOf<typeof IssueOutlineDocument>) => data.issueOutline,
      keepUnusedDataFor: MINUTES_10,
    }),
    /** Null when there is no such article, or none for this reader. */
    articleText: build.query<
      ResultOf<typeof ArticleTextDocument>['articleText'],
      VariablesOf<typeof ArticleTextDocument>
    >({
      query: ask(ArticleTextDocument),
      transformResponse: (data: ResultOf<typeof ArticleTextDocument>) => data.articleText,
      keepUnusedDataFor: MINUTES_10,
    }),
  }),
});

export const { useIssueOutlineQuery, useArticleTextQuery } = issueApi;
