import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { peopleOn, type KinRoute, type KinStep } from '#domain/trees/kinship/paths/kinPath.ts';
import { kinshipOf } from '#domain/trees/kinship/paths/kinshipOf.ts';
import { relationsOf } from '#domain/trees/kinship/words/relationsOf.ts';
import type { TreeKinship } from '#server/modules/kernel/graphql/types.generated.ts';
import { type OpenedTree, type PersonView, personRows, toCard, treeNotFound } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { linksOfTree } from './linksOfTree.ts';

/** A route for a reader: how a hidden child belongs to its parents is not shown, as in charts. */
function shownRoute(route: KinRoute, hidden: ReadonlySet<number>): KinRoute {
  const shown = (step: KinStep): KinStep => (hidden.has(step.personId) ? { ...step, link: 'unknown' } : step);
  return route.map((line) => ({ ...line, up: line.up.map(shown), down: line.down.map(shown) }));
}

/**
 * How two people of an opened tree are related, as its reader may know it: the shape of a tree is shown to every reader who opens it, and of hidden
 * people no name, sex or kind of link.
 *
 * @throws GraphQLError where one of them is not in the tree
 */
export async function kinshipAnswer(db: Database, { tree }: Pick<OpenedTree, 'tree'>, from: number, to: number, view: PersonView): Promise<TreeKinship> {
  const asked = await personRows(db, tree.id, [from, to]);
  if (asked.length < new Set([from, to]).size) throw treeNotFound();
  const { routes, isWhole } = kinshipOf(await linksOfTree(db, tree), from, to);
  const rows = await personRows(db, tree.id, [...new Set([from, to, ...routes.flatMap(peopleOn)])]);
  const sexes = new Map(rows.filter((row) => view.maySee(row)).map(({ id, sex }) => [id, sex]));
  const hidden = new Set(rows.filter((row) => !sexes.has(row.id)).map(({ id }) => id));
  const idOf = (personId: number) => treePersonId(tree.id, personId);
  const steps = (line: readonly KinStep[]) => line.map(({ personId, link }) => ({ personId: idOf(personId), link }));
  const relations = relationsOf(routes.map((route) => shownRoute(route, hidden)), (personId) => sexes.get(personId) ?? 'u');
  return {
    isWhole,
    persons: rows.map((row) => toCard(tree.id, row, view)),
    relations: relations.map(({ term, through, routes: ways }) => ({
      term,
      through: through.map((people) => ({ people: people.map(idOf) })),
      routes: ways.map((route) => ({ lines: route.map(({ up, tops, down }) => ({ up: steps(up), tops: tops.map(idOf), down: steps(down) })) })),
    })),
  };
}
