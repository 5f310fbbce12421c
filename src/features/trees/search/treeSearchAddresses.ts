import { treeSearchParams, type TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';

/** Where the form is. */
export const FORM_PATH = '/search-family-tree';
/** Where the results of a search are. */
export const resultsAddress = (query: TreeSearchQuery): string => `${FORM_PATH}/results?${treeSearchParams(query)}`;
/** The form filled in with a search. */
export const formAddress = (query: TreeSearchQuery): string =>
  `${FORM_PATH}?${treeSearchParams({ ...query, page: 1 })}`;
/** What a tree says of a person (`fmp-…`). */
export const personAddress = (personId: string): string => `${FORM_PATH}/transcript/${encodeURIComponent(personId)}`;
/** The offer in the place of a person of a tree for subscribers. */
export const paywallPath = (personId: string): string =>
  `${FORM_PATH}/paywall?${new URLSearchParams({ id: personId }).toString()}`;
