import type { AgeSpread } from '#domain/trees/statistics/tallyAges.ts';
import type { CommonNames } from '#domain/trees/statistics/tallyNames.ts';
import type { TreeAgeSpread, TreeCommonNames, TreeStatistics } from '#server/modules/kernel/graphql/types.generated.ts';

import type { CountedTree } from './countTree.ts';

const spreads = (all: readonly AgeSpread[]): TreeAgeSpread[] =>
  all.map(({ group, ...spread }) => ({ ...spread, group: group === 'men' ? 'MEN' : 'WOMEN' }));
const named = (all: readonly CommonNames[]): TreeCommonNames[] =>
  all.map(({ names, ...century }) => ({ ...century, names: [...names] }));

/** The statistics of a tree as GraphQL gives them. What is remembered is left as it is. */
export const statisticsAnswer = ({
  agesAtDeath,
  agesAtMarriage,
  surnames,
  menNames,
  womenNames,
  birthPlaces,
  birthRegions,
  familySizes,
  sources,
  ...counted
}: CountedTree): TreeStatistics => ({
  ...counted,
  agesAtDeath: spreads(agesAtDeath),
  agesAtMarriage: spreads(agesAtMarriage),
  surnames: named(surnames),
  menNames: named(menNames),
  womenNames: named(womenNames),
  birthPlaces: [...birthPlaces],
  birthRegions: [...birthRegions],
  familySizes: familySizes.map(({ sizes, ...century }) => ({ ...century, sizes: [...sizes] })),
  sources: [...sources],
});
