/** A node of a tree to be packed. Lengths are along the breadth of its level. */
export interface PackNode {
  /** Index of its parent, which is before it; -1 for the root. */
  parent: number;
  /** How far it reaches to both sides of its own point. */
  left: number;
  right: number;
  /** From its own point to the one its children are centred at. */
  childPoint: number;
}

/**
 * The outline of a packed subtree: for each level how far it reaches, the deepest level first, so that a parent's level
 * is only added at the end. Real values are those kept plus `shift`.
 */
interface Contour {
  left: number[];
  right: number[];
  shift: number;
}

const at = (values: readonly number[], depth: number): number => values[values.length - 1 - depth] ?? 0;
const put = (values: number[], depth: number, value: number): void => {
  values[values.length - 1 - depth] = value;
};

/** How far `next` must move to be beside `done` on every level. */
function pushOf(done: Contour, next: Contour, gap: number): number {
  const depth = Math.min(done.right.length, next.left.length);
  let push = -Infinity;
  for (let level = 0; level < depth; level += 1)
    push = Math.max(push, at(done.right, level) + done.shift + gap - at(next.left, level) - next.shift);
  return push;
}

/** Joins two contours, touching only as many levels as the shallower has. */
function joined(done: Contour, next: Contour, push: number): Contour {
  if (next.right.length <= done.right.length) {
    for (let level = 0; level < next.right.length; level += 1)
      put(done.right, level, at(next.right, level) + next.shift + push - done.shift);
    return done;
  }
  const shift = next.shift + push;
  for (let level = 0; level < done.left.length; level += 1)
    put(next.left, level, at(done.left, level) + done.shift - shift);
  next.shift = shift;
  return next;
}

function childrenOf(nodes: readonly PackNode[]): number[][] {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach(({ parent }, index) => children[parent]?.push(index));
  return children;
}

/**
 * Places the nodes of a tree so that on every level none reaches into another and each is over the middle of its
 * children, as close as can be (after Reingold and Tilford, 1981; subtrees are moved as a whole). Linear in the nodes.
 * @param nodes - parents before their children, children in their order; the root first
 * @param gap - least room between two nodes of a level
 * @returns the point of each node along the breadth; that of the root is 0
 */
export function packTree(nodes: readonly PackNode[], gap: number): Float64Array {
  const points = new Float64Array(nodes.length);
  const children = childrenOf(nodes);
  const contours: (Contour | undefined)[] = new Array<Contour | undefined>(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const { left, right, childPoint } = nodes[index] as PackNode;
    const kids = children[index] ?? [];
    let contour: Contour | undefined;
    for (const kid of kids) {
      const next = contours[kid] as Contour;
      contours[kid] = undefined;
      const push = contour ? pushOf(contour, next, gap) : 0;
      points[kid] = push;
      contour = contour ? joined(contour, next, push) : next;
    }
    contour ??= { left: [], right: [], shift: 0 };
    if (kids.length > 0) {
      const own = ((points[kids[0] ?? 0] ?? 0) + (points[kids.at(-1) ?? 0] ?? 0)) / 2 - childPoint;
      for (const kid of kids) points[kid] = (points[kid] ?? 0) - own;
      contour.shift -= own;
    }
    contour.left.push(-left - contour.shift);
    contour.right.push(right - contour.shift);
    contours[index] = contour;
  }
  for (let index = 1; index < nodes.length; index += 1)
    points[index] = (points[index] ?? 0) + (points[nodes[index]?.parent ?? 0] ?? 0);
  return points;
}
