import type { FamilyTree } from '#features/trees/core/index.ts';

/** How a list of trees is ordered. */
export type TreeOrder = 'changed' | 'name' | 'size';

/** In the order they are offered. */
export const TREE_ORDERS: readonly TreeOrder[] = ['changed', 'name', 'size'];

/** So many trees are seen at a glance; more are searched and sorted. */
export const FEW_TREES = 5;

const COMPARE: Readonly<Record<TreeOrder, (a: FamilyTree, b: FamilyTree) => number>> = {
  changed: (a, b) => b.changedAt.localeCompare(a.changedAt),
  name: (a, b) => a.name.localeCompare(b.name, 'en-GB'),
  size: (a, b) => b.personCount - a.personCount,
};

/** The trees whose name or description holds every word of a text, ordered. */
export function listTrees(trees: readonly FamilyTree[], text: string, order: TreeOrder): FamilyTree[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const isFound = ({ name, description }: FamilyTree) =>
    words.every((word) => `${name} ${description}`.toLowerCase().includes(word));
  return trees.filter(isFound).sort(COMPARE[order]);
}

/** The tree that opens without being named: the last changed of one's own. Null where the member owns none. */
export const defaultTree = (trees: readonly FamilyTree[]): FamilyTree | null =>
  listTrees(
    trees.filter(({ role }) => role === 'OWNER'),
    '',
    'changed',
  )[0] ?? null;
