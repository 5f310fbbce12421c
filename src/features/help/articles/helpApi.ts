import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { HelpArticleDocument, HelpCategoryDocument, HelpHomeDocument, HelpSectionDocument } from './help.generated.ts';

type Home = ResultOf<typeof HelpHomeDocument>['helpHome'];
type Category = ResultOf<typeof HelpCategoryDocument>['helpCategory'];
type Section = ResultOf<typeof HelpSectionDocument>['helpSection'];
type Article = ResultOf<typeof HelpArticleDocument>['helpArticle'];

/** Texts change seldom, in seconds. */
const KEPT_SECONDS = 600;

const helpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    helpHome: build.query<Home, void>({
      query: () => ask(HelpHomeDocument)({}),
      transformResponse: (data: ResultOf<typeof HelpHomeDocument>) => data.helpHome,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Null when there is none, as of the two below. */
    helpCategory: build.query<Category, VariablesOf<typeof HelpCategoryDocument>>({
      query: ask(HelpCategoryDocument),
      transformResponse: (data: ResultOf<typeof HelpCategoryDocument>) => data.helpCategory,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    helpSection: build.query<Section, VariablesOf<typeof HelpSectionDocument>>({
      query: ask(HelpSectionDocument),
      transformResponse: (data: ResultOf<typeof HelpSectionDocument>) => data.helpSection,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    helpArticle: build.query<Article, VariablesOf<typeof HelpArticleDocument>>({
      query: ask(HelpArticleDocument),
      transformResponse: (data: ResultOf<typeof HelpArticleDocument>) => data.helpArticle,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useHelpHomeQuery, useHelpCategoryQuery, useHelpSectionQuery, useHelpArticleQuery } = helpApi;
