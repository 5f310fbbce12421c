import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { HelpForPageDocument, HelpSearchDocument } from './helpSearch.generated.ts';

/** An article that answers a question. */
export type HelpResult = ResultOf<typeof HelpSearchDocument>['helpSearch'][number];
/** A way to a page of the help. */
export type HelpWay = ResultOf<typeof HelpForPageDocument>['helpForPage'][number];

const KEPT_SECONDS = 600;

/** Operations every part of the help may need. */
export const helpSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Best first. */
    helpSearch: query(HelpSearchDocument, 'helpSearch', { keepUnusedDataFor: KEPT_SECONDS }),
    /** At most three articles for the page of a route. */
    helpForPage: query(HelpForPageDocument, 'helpForPage', { keepUnusedDataFor: KEPT_SECONDS }),
  })),
});

export const { useHelpSearchQuery, useHelpForPageQuery } = helpSearchApi;
