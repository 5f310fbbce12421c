import { baseApi } from '#services/graphql/baseApi.ts';

/** The api with the kinds of answers that a change of clippings makes stale. */
export const clippingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Clippings', 'Collections'] });
