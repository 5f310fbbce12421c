import { CARD } from './chart.ts';
import type { AncestorNode } from './growAncestors.ts';
import { packTree } from './packTree.ts';

/** Who is above each other in one column of ancestors that go upwards: a couple, or one alone. Indexes of nodes. */
export interface AncestorColumn {
  /** The father of a couple; null where a person is alone. */
  upper: number | null;
  lower: number;
  /** Whose parents they are; -1 for the first. */
  child: number;
  /** Index of the child's column; -1 for the first. */
  below: number;
  /** Middle of the cards. */
  x: number;
}

/**
 * Parents are beside each other, earlier generations as couples above each other, which halves the breadth of the
 * chart.
 */
const FIRST_STACKED = 2;

/**
 * Packs ancestors into columns.
 * @param nodes - children before their parents, fathers before mothers; the first is the root
 * @param reach - how far a parent's other partners reach, to the left of a father and to the right of a mother
 * @returns columns in the order of their nodes; the first is the root's and is at 0
 */
export function ancestorColumns(
  nodes: readonly AncestorNode[],
  reach: (node: AncestorNode) => number,
): AncestorColumn[] {
  const columns: AncestorColumn[] = [];
  const columnOf: number[] = [];
  const root = nodes[0]?.box.generation ?? 0;
  nodes.forEach(({ box, child }, index) => {
    const last = columns.at(-1);
    if (last && box.generation - root >= FIRST_STACKED && last.child === child) {
      Object.assign(last, { upper: last.lower, lower: index });
    } else columns.push({ upper: null, lower: index, child, below: columnOf[child] ?? -1, x: 0 });
    columnOf[index] = columns.length - 1;
  });
  const half = CARD.width / 2;
  const packed = columns.map(({ lower, below }) => {
    const node = nodes[lower];
    const room = node ? reach(node) : 0;
    return {
      parent: below,
      left: half + (node?.isMother ? 0 : room),
      right: half + (node?.isMother ? room : 0),
      childPoint: 0,
    };
  });
  packTree(packed, CARD.between).forEach((x, index) => {
    const column = columns[index];
    if (column) column.x = x;
  });
  return columns;
}
