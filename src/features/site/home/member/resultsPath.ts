/** The results of a search that is stored as the query part of its address. */
export const resultsPath = (search: string): string => `/search/results?${search.replace(/^\?/u, '')}`;
