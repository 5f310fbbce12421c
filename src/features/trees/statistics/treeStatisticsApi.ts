import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { TreeCompletenessDocument, TreeStatisticsDocument } from './treeStatistics.generated.ts';

/** What a tree says of all its people together. */
export type TreeStatistics = ResultOf<typeof TreeStatisticsDocument>['treeStatistics'];
/** Where ages of a century lie. */
export type TreeAgeSpread = TreeStatistics['agesAtDeath'][number];
/** The commonest names of a century. */
export type TreeCommonNames = TreeStatistics['surnames'][number];
/** Children per family of a century. */
export type TreeFamilySizes = TreeStatistics['familySizes'][number];
/** How many facts of a type name a source. */
export type TreeSourcedFacts = TreeStatistics['sources'][number];
/** How complete the ancestors of a person are. */
export type TreeCompleteness = ResultOf<typeof TreeCompletenessDocument>['treeCompleteness'];

const treeStatisticsApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    treeStatistics: query(TreeStatisticsDocument, 'treeStatistics', {
      providesTags: (_found, _error, { ref }) => [{ type: 'TreePeople', id: treeNumberOf(ref) }],
    }),
    treeCompleteness: query(TreeCompletenessDocument, 'treeCompleteness', {
      providesTags: (_found, _error, { personId }) => [{ type: 'TreePeople', id: treeNumberOf(personId) }],
    }),
  })),
});

export const { useTreeStatisticsQuery, useTreeCompletenessQuery } = treeStatisticsApi;
