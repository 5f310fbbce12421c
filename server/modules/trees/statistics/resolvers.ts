import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import { isByBirth } from '#domain/trees/core/relatives/isByBirth.ts';
import { completeness, type CompleteGeneration, MOST_GENERATIONS } from '#domain/trees/statistics/completeness.ts';
import type { AgeSpread } from '#domain/trees/statistics/tallyAges.ts';
import type { CommonNames } from '#domain/trees/statistics/tallyNames.ts';
import type {
  Resolvers,
  TreeAgeSpread,
  TreeCommonNames,
  TreeStatistics,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  openTree,
  openTreeOfPerson,
  personRows,
  treeNotFound,
  viewOf,
  linksOfFamilies,
  linksOfPersons,
  type PersonView,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { CountedTree } from './countTree.ts';

/**
 * How complete the ancestors of a person are, to who may see what `view` sees. Read generation by generation. By which
 * of two couples a hidden person is by birth is not told by a number either: as for charts, their links are not known.
 */
async function ancestorsOf(
  db: Database,
  treeId: number,
  proband: number,
  view: PersonView,
): Promise<CompleteGeneration[]> {
  const parents = new Map<number, readonly number[]>();
  const seen = new Set((await personRows(db, treeId, [proband])).filter((row) => view.maySee(row)).map(({ id }) => id));
  let people: readonly number[] = [proband];
  for (let generation = 0; generation < MOST_GENERATIONS && people.length > 0; generation += 1) {
    const asChildren = (await linksOfPersons(db, treeId, people, 'child')).filter(
      ({ personId, link }) => !seen.has(personId) || isByBirth(link ?? 'unknown'),
    );
    const couples = new Map<number, number[]>();
    for (const { familyId, role, personId } of await linksOfFamilies(db, treeId, [
      ...new Set(asChildren.map(({ familyId: id }) => id)),
    ]))
      if (role === 'partner') pushTo(couples, familyId, personId);
    // Of several pairs of parents the first that is named counts.
    for (const { personId, familyId } of asChildren)
      if (!parents.get(personId)?.length) parents.set(personId, couples.get(familyId) ?? []);
    people = [...new Set(people.flatMap((id) => parents.get(id) ?? []))].filter((id) => !parents.has(id));
    for (const row of await personRows(db, treeId, people)) if (view.maySee(row)) seen.add(row.id);
  }
  return completeness(
    proband,
    (id) => parents.get(id) ?? [],
    (id) => id !== proband && seen.has(id),
  );
}

const spreads = (all: readonly AgeSpread[]): TreeAgeSpread[] =>
  all.map(({ group, ...spread }) => ({ ...spread, group: group === 'men' ? 'MEN' : 'WOMEN' }));
const named = (all: readonly CommonNames[]): TreeCommonNames[] =>
  all.map(({ names, ...century }) => ({ ...century, names: [...names] }));

/** The statistics of a tree as GraphQL gives them. What is remembered is left as it is. */
const statisticsAnswer = ({
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

/** What a tree says of all its people together, to a reader who opened it. */
export const treeStatisticsResolvers: Resolvers = {
  Query: {
    treeStatistics: async (_root, { ref, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      await context.charge();
      const { mayEdit, seesLiving, asOfYear, livingYears } = viewOf(context, opened);
      const task = {
        kind: 'statistics',
        treeId: opened.tree.id,
        view: { mayEdit, seesLiving, asOfYear, livingYears },
      } as const;
      return statisticsAnswer(await context.wholeTrees.ask(task, opened.tree, context.signal));
    },
    treeCompleteness: async (_root, { personId: id, ...call }, context) => {
      const { personId, ...opened } = await openTreeOfPerson(context, id, call);
      if ((await personRows(context.db, opened.tree.id, [personId])).length === 0) throw treeNotFound();
      return context.inTurn(() => ancestorsOf(context.db, opened.tree.id, personId, viewOf(context, opened)));
    },
  },
};
