import { bloodPaths } from './bloodPaths.ts';
import type { KinLinks } from './kinLinks.ts';
import { lengthOf, pathOfSelf, type KinRoute } from './kinPath.ts';
import { marriedRoutes } from './marriedRoutes.ts';
import { nearestRoute } from './nearestRoute.ts';

/** How two people of a tree are related. */
export interface Kinship {
  /**
   * To each other as a couple, then by parents and children, the nearest first, then by one marriage; else the one way
   * with the fewest marriages. Empty: none was found.
   */
  routes: KinRoute[];
  /** False: there are more ways than are listed. */
  isWhole: boolean;
}

/** Ways by parents and children, and by one marriage, that are listed. */
const MOST_PATHS = { paths: 48, generations: 80, steps: 60_000 };
const MOST_MARRIED = 6;

/**
 * The ways by parents and children and by one marriage; null where there are none. A relation by marriage is left out
 * where it is longer than the nearest by blood: in an old family everyone's partner is also some cousin.
 * @param links - as far as they are asked for: of both people, their partners and everyone above these the families
 * they are children of, with their
 *   partners; of both people and their parents the families they are partners of
 */
export function nearKinshipOf(links: KinLinks, from: number, to: number): Kinship | null {
  if (from === to) return { routes: [[pathOfSelf(from)]], isWhole: true };
  const { paths, isWhole } = bloodPaths(links, from, to, MOST_PATHS);
  const byBlood = paths.map((path): KinRoute => [path]);
  const [nearest] = byBlood;
  const mostSteps = nearest ? lengthOf(nearest) : MOST_PATHS.generations;
  const married = marriedRoutes(links, from, to, mostSteps)
    .sort((one, other) => lengthOf(one) - lengthOf(other))
    .slice(0, MOST_MARRIED);
  const isCouple = (route: KinRoute) => lengthOf(route) === 1;
  const routes = [...married.filter(isCouple), ...byBlood, ...married.filter((route) => !isCouple(route))];
  return routes.length > 0 ? { routes, isWhole } : null;
}

/**
 * Every way in which two people are related, as far as anyone would read them: the near ones, else the one with the
 * fewest marriages.
 * @param links - of the whole tree
 */
export function kinshipOf(links: KinLinks, from: number, to: number): Kinship {
  const near = nearKinshipOf(links, from, to);
  if (near) return near;
  const chain = nearestRoute(links, from, to);
  return { routes: chain ? [chain] : [], isWhole: true };
}
