/**
 * Groups of nodes that reach each other (strongly connected components of two or more), by Tarjan's algorithm.
 *
 * @param graph - from each node to those it leads to; a node that is only led to may be missing as a key
 * @returns each circle sorted by name; empty where there is none
 */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const circles: string[][] = [];

  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    let low = own;
    path.push(node);
    onPath.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onPath.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low !== own) return low;
    const members = path.splice(path.indexOf(node));
    for (const member of members) onPath.delete(member);
    if (members.length > 1) circles.push(members.sort());
    return low;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
