import { isSelf, type KinRoute } from '../paths/kinPath.ts';
import { type AreMarried, routeTerm } from './routeTerm.ts';

/** One relation of two people, in all the ways in which they have it. */
export interface KinRelationInWords {
  /** `a second cousin once removed`; an article and no names. */
  term: string;
  routes: KinRoute[];
  /**
   * The couples or ancestors whom both descend from, each once; empty for lines of ancestors and for relations by
   * marriage.
   */
  through: (readonly number[])[];
}

/** The couple a route is through; null where its term says so already. */
function topsOf(route: KinRoute): readonly number[] | null {
  const [path] = route;
  return route.length === 1 &&
    path &&
    path.up.length > 0 &&
    path.down.length > 0 &&
    path.tops.length > 0 &&
    !isSelf(path)
    ? path.tops
    : null;
}

/** Puts together the routes that are one relation, in their order. */
export function relationsOf(
  routes: readonly KinRoute[],
  sexOf: (personId: number) => string,
  areMarried: AreMarried,
): KinRelationInWords[] {
  const relations = new Map<string, KinRelationInWords>();
  for (const route of routes) {
    const term = routeTerm(route, sexOf, areMarried);
    const known = relations.get(term);
    // A stepfather whom the tree also links as one is no stepfather twice.
    if (known && route.length > 1 && known.routes[0]?.length === 1) continue;
    const relation = known ?? { term, routes: [], through: [] };
    const tops = topsOf(route);
    const key = (people: readonly number[]) => [...people].sort((one, other) => one - other).join(' ');
    if (tops && !relation.through.some((other) => key(other) === key(tops))) relation.through.push(tops);
    relation.routes.push(route);
    relations.set(term, relation);
  }
  return [...relations.values()];
}
