import type { ParentLink } from '../../core/model/treeFamily.ts';
import { bloodPaths } from './bloodPaths.ts';
import type { KinLinks } from './kinLinks.ts';
import { lengthOf, pathOfSelf, type KinRoute, type KinPath, type KinStep } from './kinPath.ts';
import { marriedRoutes } from './marriedRoutes.ts';
import { REACHED, type Walk, walkTo } from './walkTo.ts';

/** How a child belongs to the couple of a family. */
const linkIn = (links: KinLinks, personId: number, familyId: number): ParentLink =>
  links.asChild(personId).find((family) => family.familyId === familyId)?.link ?? 'unknown';

/** Turns the way someone was reached into lines joined by marriages. */
function toRoute(links: KinLinks, { persons, before, families, ways }: Walk, last: number): KinRoute {
  const places: number[] = [];
  for (let at = last; at >= 0; at = before[at] ?? -1) places.unshift(at);
  const route: KinPath[] = [];
  let [up, tops, down]: [KinStep[], readonly number[], KinStep[]] = [[], [], []];
  const close = () => route.push({ up, tops, down, isHalf: false });
  for (const at of places) {
    const [personId, familyId, way] = [persons[at] ?? 0, families[at] ?? 0, ways[at]];
    const previous = down.at(-1)?.personId ?? tops[0] ?? 0;
    const stepOf = (child: number): KinStep => ({ personId: child, link: linkIn(links, child, familyId) });
    if (way === REACHED.start || way === REACHED.marriage) {
      if (way === REACHED.marriage) close();
      [up, tops, down] = [[], [personId], []];
    } else if (way === REACHED.up) {
      [up, tops] = [[...up, stepOf(previous)], [personId]];
    } else if (way === REACHED.across) {
      [up, tops, down] = [[...up, stepOf(previous)], links.partners(familyId), [stepOf(personId)]];
    } else down = [...down, stepOf(personId)];
  }
  close();
  return route;
}

/**
 * The way between two people with the fewest marriages, and of those one with few steps; null where none of so many
 * leads there, or only one longer than a page could show. Each person is looked at at most twice, so that a tree of any
 * shape takes as long as it is large.
 */
export function nearestRoute(links: KinLinks, from: number, to: number): KinRoute | null {
  if (from === to) return [pathOfSelf(from)];
  if (Math.max(from, to) >= links.largest) return null;
  const found = walkTo(links, from, to);
  return found && toRoute(links, found.walk, found.last);
}

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
