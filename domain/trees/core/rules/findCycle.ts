import { pushTo } from '#domain/kernel/compact/pushTo.ts';

import type { TreeChild } from '../model/treeFamily.ts';

/** Who is whose parent. */
interface ParentsAndChildren {
  partners: readonly number[];
  children: readonly Pick<TreeChild, 'personId'>[];
}

/**
 * People who are their own ancestors: one round of them, each the parent of the next and the last of the first; null
 * where there is none. Knows no recursion: trees can be thousands of generations deep by mistake.
 */
export function findCycle(families: readonly ParentsAndChildren[]): number[] | null {
  const childrenOf = new Map<number, number[]>();
  const parentCount = new Map<number, number>();
  for (const { partners, children } of families) {
    for (const parent of partners) {
      for (const { personId } of children) {
        pushTo(childrenOf, parent, personId);
        parentCount.set(personId, (parentCount.get(personId) ?? 0) + 1);
      }
    }
  }
  // A person without parents is in no round; without them their children may have none, and so on.
  const free = [...childrenOf.keys()].filter((id) => !parentCount.has(id));
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    for (const child of childrenOf.get(id) ?? []) {
      const left = (parentCount.get(child) ?? 0) - 1;
      parentCount.set(child, left);
      if (left === 0) free.push(child);
    }
  }
  const [start] = [...parentCount].find(([, count]) => count > 0) ?? [];
  return start === undefined ? null : roundFrom(start, childrenOf, parentCount);
}

/** Everyone who is left has a parent who is left: going up from any of them ends in a round. */
function roundFrom(
  start: number,
  childrenOf: ReadonlyMap<number, readonly number[]>,
  parentCount: ReadonlyMap<number, number>,
): number[] {
  const parentOf = new Map<number, number>();
  for (const [parent, children] of childrenOf)
    if ((parentCount.get(parent) ?? 0) > 0) for (const child of children) parentOf.set(child, parent);
  // Kept in the order of the way up.
  const line = new Set<number>();
  for (let id: number | undefined = start; id !== undefined; id = parentOf.get(id)) {
    if (line.has(id)) return [...line].slice([...line].indexOf(id)).reverse();
    line.add(id);
  }
  return [];
}
