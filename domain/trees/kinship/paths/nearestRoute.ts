import type { KinLinks } from './kinLinks.ts';
import { pathOfSelf, type KinPath, type KinRoute, type KinStep } from './kinPath.ts';
import { partnersOf } from './marriedRoutes.ts';

/** How someone was reached: from a child, from a parent or sibling, or by a marriage. */
interface Arrival {
  personId: number;
  before: Arrival | null;
  by: 'start' | 'up' | 'across' | 'down' | 'marriage';
  /** Of the step up or down; of both sides where siblings are reached. */
  link: KinStep['link'];
  ownLink: KinStep['link'];
  tops: readonly number[];
}

/** Marriages that are looked across at most. */
const MOST_MARRIAGES = 12;
/** Generations up and down that a line has at most: twice as many as any pedigree claims. A file may hold a single line of thousands. */
const MOST_STEPS = 250;

const NO_ONE: readonly number[] = [];

const arrival = (personId: number, before: Arrival | null, by: Arrival['by'], link: KinStep['link'] = 'unknown', ownLink: KinStep['link'] = 'unknown', tops: readonly number[] = NO_ONE): Arrival =>
  ({ personId, before, by, link, ownLink, tops });

/** Calls `visit` for each step by parents and children. Who went down does not go up again: the other parent of a child is reached by marriage. */
function eachByBlood(links: KinLinks, at: Arrival, families: Set<number>, visit: (next: Arrival) => void): void {
  if (at.by !== 'down' && at.by !== 'across') {
    for (const { familyId, link } of links.asChild(at.personId)) {
      const tops = links.partners(familyId);
      for (const parent of tops) visit(arrival(parent, at, 'up', link));
      if (families.has(familyId)) continue;
      families.add(familyId);
      for (const sibling of links.children(familyId)) if (sibling.personId !== at.personId) visit(arrival(sibling.personId, at, 'across', sibling.link, link, tops));
    }
  }
  for (const familyId of links.asPartner(at.personId)) for (const { personId, link } of links.children(familyId)) visit(arrival(personId, at, 'down', link));
}

/** Who was reached already, going up and coming down. */
interface Reached {
  up: Uint8Array;
  any: Uint8Array;
  /** Families whose children were all reached: some hold thousands. */
  families: Set<number>;
}

/** Everyone reached from some people without a marriage, by so many steps; each once going up and once coming down. */
function spread(links: KinLinks, starts: readonly Arrival[], reached: Reached, to: number): { all: Arrival[]; found: Arrival | null } {
  const all: Arrival[] = [];
  for (const { personId } of starts) reached.up[personId] = 1;
  let level = starts;
  for (let steps = 0; steps <= MOST_STEPS && level.length > 0; steps += 1) {
    const next: Arrival[] = [];
    for (const at of level) {
      if (at.personId === to) return { all, found: at };
      reached.any[at.personId] = 1;
      all.push(at);
      eachByBlood(links, at, reached.families, (step) => {
        const seen = step.by === 'up' ? reached.up : reached.any;
        if (seen[step.personId] === 1) return;
        seen[step.personId] = 1;
        next.push(step);
      });
    }
    level = next;
  }
  return { all, found: null };
}

/** Turns the way someone was reached into lines joined by marriages. */
function toRoute(last: Arrival): KinRoute {
  const way: Arrival[] = [];
  for (let at: Arrival | null = last; at; at = at.before) way.unshift(at);
  const route: KinPath[] = [];
  let [up, tops, down]: [KinStep[], readonly number[], KinStep[]] = [[], [], []];
  const close = () => route.push({ up, tops, down, isHalf: false });
  for (const { personId, by, link, ownLink, tops: parents } of way) {
    const previous = down.at(-1)?.personId ?? tops[0] ?? 0;
    if (by === 'start' || by === 'marriage') {
      if (by === 'marriage') close();
      [up, tops, down] = [[], [personId], []];
    } else if (by === 'up') {
      [up, tops] = [[...up, { personId: previous, link }], [personId]];
    } else if (by === 'across') {
      [up, tops, down] = [[...up, { personId: previous, link: ownLink }], parents, [{ personId, link }]];
    } else down = [...down, { personId, link }];
  }
  close();
  return route;
}

/**
 * The way between two people with the fewest marriages, and of those one with few steps; null where none of so many leads
 * there, or only one longer than a page could show. Each person is looked at at most twice, so that a tree of any shape takes as long as it is large.
 */
export function nearestRoute(links: KinLinks, from: number, to: number): KinRoute | null {
  if (from === to) return [pathOfSelf(from)];
  if (Math.max(from, to) >= links.largest) return null;
  const reached: Reached = { up: new Uint8Array(links.largest), any: new Uint8Array(links.largest), families: new Set() };
  let starts = [arrival(from, null, 'start')];
  for (let marriages = 0; marriages <= MOST_MARRIAGES && starts.length > 0; marriages += 1) {
    const { all, found } = spread(links, starts, reached, to);
    if (found) return toRoute(found);
    starts = [];
    for (const at of all) {
      for (const partner of partnersOf(links, at.personId)) {
        if (reached.any[partner] === 1 || reached.up[partner] === 1) continue;
        reached.up[partner] = 1;
        starts.push(arrival(partner, at, 'marriage'));
      }
    }
  }
  return null;
}
