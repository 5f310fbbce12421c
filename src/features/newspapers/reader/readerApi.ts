import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  ArticleCutsDocument,
  IssueHitsDocument,
  NewspaperPageDocument,
  ReadIssueDocument,
} from './reader.generated.ts';

type IssueAnswer = ResultOf<typeof ReadIssueDocument>['issueOutline'];
/** An issue with its pages and articles. */
export type ReadIssue = NonNullable<IssueAnswer>;
export type IssuePage = ReadIssue['pages'][number];
export type IssueArticle = ReadIssue['articles'][number];
type PageAnswer = ResultOf<typeof NewspaperPageDocument>['newspaperPage'];
/** A page with its text and boxes. */
export type ReadPage = NonNullable<PageAnswer>;
type HitsAnswer = ResultOf<typeof IssueHitsDocument>['issueHits'];
/** Where a search's words are on a page. */
export type PageHit = HitsAnswer[number]['hits'][number];
type CutsAnswer = ResultOf<typeof ArticleCutsDocument>['articleCuts'];
/** An article cut from its pages. */
export type ArticleCuts = NonNullable<CutsAnswer>;

/** Readers leaf back and forth. */
const MINUTES_5 = 300;

const readerApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null when there is no such issue. */
    readIssue: query(ReadIssueDocument, 'issueOutline', { keepUnusedDataFor: MINUTES_5 }),
    /** Null when there is no such page, or none for this reader. */
    newspaperPage: query(NewspaperPageDocument, {
      // A page whose image is lost is read as one that never had any.
      transformResponse: ({ newspaperPage: page }) =>
        page && (page.isImageLost === true ? { ...page, service: null } : page),
      keepUnusedDataFor: MINUTES_5,
    }),
    issueHits: query(IssueHitsDocument, 'issueHits', { keepUnusedDataFor: MINUTES_5 }),
    /** Null when there is no such article, or none for this reader. */
    articleCuts: query(ArticleCutsDocument, 'articleCuts'),
  })),
});

export const {
  useReadIssueQuery,
  useNewspaperPageQuery,
  useLazyNewspaperPageQuery,
  useIssueHitsQuery,
  useLazyArticleCutsQuery,
  usePrefetch,
} = readerApi;
