import type { ParentLink } from '../../core/model/treeFamily.ts';
import type { KinLinks } from './kinLinks.ts';
import { pathOfSelf, type KinPath, type KinRoute, type KinStep } from './kinPath.ts';
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
