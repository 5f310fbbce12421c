import { pushTo } from '#domain/kernel/compact/pushTo.ts';

import type { ParentLink } from '../../core/model/treeFamily.ts';
import { isByBirth } from '../../core/relatives/isByBirth.ts';
import type { KinLinks } from './kinLinks.ts';
import type { KinStep } from './kinPath.ts';

/** Generations that are looked at. */
export const MOST_GENERATIONS = 40;

/** The ancestors of a person, and the ways down from each. */
export interface Ancestry {
  personId: number;
  /** Fewest and most generations up to each; the person themselves is 0. */
  least: ReadonlyMap<number, number>;
  most: ReadonlyMap<number, number>;
  /** The children of each ancestor who lead to the person. */
  below: ReadonlyMap<number, readonly KinStep[]>;
  /** The same of families without parents: their children. */
  orphansOf: ReadonlyMap<number, readonly KinStep[]>;
}

/** The parents of a person, each once: a link by birth goes before another. */
function parentsOf(links: KinLinks, personId: number): Map<number, ParentLink> {
  const parents = new Map<number, ParentLink>();
  for (const { familyId, link } of links.asChild(personId)) {
    for (const parent of links.partners(familyId)) {
      const known = parents.get(parent);
      if (known === undefined || (!isByBirth(known) && isByBirth(link))) parents.set(parent, link);
    }
  }
  return parents;
}

/** The longest way to each; in a tree that goes in a circle it is as long as any may be. */
function longestWays(
  personId: number,
  least: ReadonlyMap<number, number>,
  below: ReadonlyMap<number, readonly KinStep[]>,
  above: ReadonlyMap<number, readonly number[]>,
): Map<number, number> {
  const most = new Map([[personId, 0]]);
  const waiting = new Map([...below].map(([parent, steps]) => [parent, steps.length]));
  const ready = (waiting.get(personId) ?? 0) === 0 ? [personId] : [];
  for (let at = 0; at < ready.length; at += 1) {
    const child = ready[at] ?? 0;
    for (const parent of above.get(child) ?? []) {
      most.set(parent, Math.max(most.get(parent) ?? 0, (most.get(child) ?? 0) + 1));
      const left = (waiting.get(parent) ?? 1) - 1;
      waiting.set(parent, left);
      if (left === 0) ready.push(parent);
    }
  }
  for (const [ancestor] of least) if ((waiting.get(ancestor) ?? 0) > 0) most.set(ancestor, MOST_GENERATIONS);
  return most;
}

/**
 * Everyone above a person, generation by generation. Each is visited once: a tree that goes in a circle ends like any
 * other.
 */
export function ancestryOf(links: KinLinks, personId: number): Ancestry {
  const least = new Map([[personId, 0]]);
  const below = new Map<number, KinStep[]>();
  const above = new Map<number, number[]>();
  const orphansOf = new Map<number, KinStep[]>();
  let level = [personId];
  for (let generation = 0; generation < MOST_GENERATIONS && level.length > 0; generation += 1) {
    const next: number[] = [];
    for (const child of level) {
      for (const { familyId, link } of links.asChild(child))
        if (links.partners(familyId).length === 0) pushTo(orphansOf, familyId, { personId: child, link });
      for (const [parent, link] of parentsOf(links, child)) {
        if (parent === child) continue;
        pushTo(below, parent, { personId: child, link });
        pushTo(above, child, parent);
        if (least.has(parent)) continue;
        least.set(parent, generation + 1);
        next.push(parent);
      }
    }
    level = next;
  }
  return { personId, least, most: longestWays(personId, least, below, above), below, orphansOf };
}
