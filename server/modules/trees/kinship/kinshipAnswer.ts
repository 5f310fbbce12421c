import { isByBirth } from '#domain/trees/core/relatives/isByBirth.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { hidingLinks, type KinLinks } from '#domain/trees/kinship/paths/kinLinks.ts';
import { endOf, peopleOn, startOf, type KinRoute, type KinStep } from '#domain/trees/kinship/paths/kinPath.ts';
import { kinshipOf, type Kinship, nearKinshipOf } from '#domain/trees/kinship/paths/kinshipOf.ts';
import { relationsOf } from '#domain/trees/kinship/words/relationsOf.ts';
import type { TreeKinship } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  marriedCouples,
  type OpenedTree,
  type PersonRow,
  type PersonView,
  personRows,
  toCard,
  treeNotFound,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { hasLinks, linksAbove, linksOfTree } from './linksOfTree.ts';

/** A route for a reader: how a hidden child belongs to its parents is not shown, as in charts. */
function shownRoute(route: KinRoute, hidden: ReadonlySet<number>): KinRoute {
  const shown = (step: KinStep): KinStep => (hidden.has(step.personId) ? { ...step, link: 'unknown' } : step);
  return route.map((line) => ({ ...line, up: line.up.map(shown), down: line.down.map(shown) }));
}

/** What was found for a reader: the ways, everyone on them, and whom of these the reader may not know. */
interface Found extends Kinship {
  rows: PersonRow[];
  hidden: ReadonlySet<number>;
}

/**
 * Looks for the ways as the reader may know them. A half-brother would tell by which of two couples a hidden child is
 * by birth: where someone hidden has a link that is not by birth, it is looked for again without their links, until no
 * one new is met.
 */
async function findFor<Ways extends Kinship | null>(
  db: Database,
  treeId: number,
  links: KinLinks,
  [from, to]: readonly [number, number],
  view: PersonView,
  waysIn: (links: KinLinks, from: number, to: number) => Ways,
): Promise<Found | Extract<Ways, null>> {
  const withheld = new Set<number>();
  for (;;) {
    const kinship = waysIn(withheld.size === 0 ? links : hidingLinks(links, withheld), from, to);
    if (kinship === null) return kinship as Extract<Ways, null>;
    const rows = await personRows(db, treeId, [...new Set([from, to, ...kinship.routes.flatMap(peopleOn)])]);
    const hidden = new Set(rows.filter((row) => !view.maySee(row)).map(({ id }) => id));
    const telling = [...hidden].filter(
      (id) => !withheld.has(id) && links.asChild(id).some(({ link }) => !isByBirth(link)),
    );
    if (telling.length === 0) return { ...kinship, rows, hidden };
    for (const id of telling) withheld.add(id);
  }
}

/**
 * Near relations are found while a tree that is not in memory is read as a whole: for others, and for the next who ask.
 */
async function find(
  db: Database,
  tree: OpenedTree['tree'],
  pair: readonly [number, number],
  view: PersonView,
): Promise<Found> {
  const isInMemory = hasLinks(db, tree.id);
  const whole = linksOfTree(db, tree);
  const near = isInMemory
    ? null
    : await findFor(db, tree.id, await linksAbove(db, tree.id, pair), pair, view, nearKinshipOf);
  return near ?? findFor(db, tree.id, await whole, pair, view, kinshipOf);
}

/**
 * How two people of an opened tree are related, as its reader may know it: the shape of a tree is shown to every reader
 * who opens it, and of hidden people no name, sex or kind of link.
 *
 * @throws GraphQLError where one of them is not in the tree
 */
export async function kinshipAnswer(
  db: Database,
  { tree }: Pick<OpenedTree, 'tree'>,
  from: number,
  to: number,
  view: PersonView,
): Promise<TreeKinship> {
  const asked = await personRows(db, tree.id, [from, to]);
  if (asked.length < new Set([from, to]).size) throw treeNotFound();
  const { routes, isWhole, rows, hidden } = await find(db, tree, [from, to], view);
  const sexes = new Map(rows.filter(({ id }) => !hidden.has(id)).map(({ id, sex }) => [id, sex]));
  const idOf = (personId: number) => treePersonId(tree.id, personId);
  const steps = (line: readonly KinStep[]) => line.map(({ personId, link }) => ({ personId: idOf(personId), link }));
  // Where lines meet by a marriage: only these can be couples.
  const ends = routes.flatMap((route) =>
    route.length < 2 ? [] : route.flatMap((path) => [startOf(path), endOf(path)]),
  );
  const areMarried =
    ends.length === 0
      ? () => false
      : await marriedCouples(
          db,
          tree.id,
          [...new Set(ends)].filter((id) => !hidden.has(id)),
          view.mayEdit,
        );
  const relations = relationsOf(
    routes.map((route) => shownRoute(route, hidden)),
    (personId) => sexes.get(personId) ?? 'u',
    areMarried,
  );
  return {
    isWhole,
    persons: rows.map((row) => toCard(tree.id, row, view)),
    relations: relations.map(({ term, through, routes: ways }) => ({
      term,
      through: through.map((people) => ({ people: people.map(idOf) })),
      routes: ways.map((route) => ({
        lines: route.map(({ up, tops, down }) => ({ up: steps(up), tops: tops.map(idOf), down: steps(down) })),
      })),
    })),
  };
}
