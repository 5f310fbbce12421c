import type { TreeFact } from '../model/treeFact.ts';

/**
 * An id that no fact of the list has: one more than the highest. Two authors may take the same; `mergeDocuments` tells
 * them apart.
 * @example nextFactId([]) // 'f1'
 */
export function nextFactId(facts: readonly Pick<TreeFact, 'id'>[]): string {
  const numbers = facts.map(({ id }) => Number(/^f(\d{1,9})$/u.exec(id)?.[1] ?? 0));
  return `f${Math.max(0, ...numbers) + 1}`;
}
