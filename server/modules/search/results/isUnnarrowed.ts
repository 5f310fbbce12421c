import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

/** Whether a search asks for everything, in no order of its reader's: the kinds of its records take turns then (findInTurns). */
export const isUnnarrowed = ({ filters, order }: Pick<SearchQuery, 'filters' | 'order'>): boolean => Object.keys(filters).length === 0 && order.by === null;
