import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ArticleTextDocument, IssueOutlineDocument } from './issue.generated.ts';

type OutlineAnswer = ResultOf<typeof IssueOutlineDocument>['issueOutline'];
/** An issue with its pages and articles. */
export type IssueOutline = NonNullable<OutlineAnswer>;

/** Holdings change when an operator imports, not while a reader leafs. */
const MINUTES_10 = 600;

const issueApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null when there is no such issue. */
    issueOutline: query(IssueOutlineDocument, 'issueOutline', { keepUnusedDataFor: MINUTES_10 }),
    /** Null when there is no such article, or none for this reader. */
    articleText: query(ArticleTextDocument, 'articleText', { keepUnusedDataFor: MINUTES_10 }),
  })),
});

export const { useIssueOutlineQuery, useArticleTextQuery } = issueApi;
