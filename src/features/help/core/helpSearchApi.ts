import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { HelpForPageDocument, HelpSearchDocument } from './helpSearch.generated.ts';

/** An article that answers a question. */
export type HelpResult = ResultOf<typeof HelpSearchDocument>['helpSearch'][number];
/** A way to a page of the help. */
export type HelpWay = ResultOf<typeof HelpForPageDocument>['helpForPage'][number];

const KEPT_SECONDS = 600;

/** Operations every part of the help may need. */
export const helpSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Best first. */
    helpSearch: build.query<HelpResult[], VariablesOf<typeof HelpSearchDocument>>({
      query: ask(HelpSearchDocument),
      transformResponse: (data: ResultOf<typeof HelpSearchDocument>) => data.helpSearch,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** At most three articles for the page of a route. */
    helpForPage: build.query<HelpWay[], VariablesOf<typeof HelpForPageDocument>>({
      query: ask(HelpForPageDocument),
      transformResponse: (data: ResultOf<typeof HelpForPageDocument>) => data.helpForPage,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useHelpSearchQuery, useHelpForPageQuery } = helpSearchApi;
