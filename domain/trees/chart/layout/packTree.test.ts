import fc from 'fast-check';

import { packTree, type PackNode } from './packTree.ts';

const leaf = (parent: number): PackNode => ({ parent, left: 5, right: 5, childPoint: 0 });
const levelsOf = (nodes: readonly PackNode[]): number[] =>
  nodes.reduce<number[]>((levels, { parent }) => [...levels, parent < 0 ? 0 : (levels[parent] ?? 0) + 1], []);

/** Trees whose parents are before their children. */
const someTree = fc
  .array(
    fc.tuple(
      fc.nat(),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: -20, max: 20 }),
    ),
    { minLength: 1, maxLength: 120 },
  )
  .map((rows) => {
    const nodes = rows.map(([seed, left, right, childPoint], index): PackNode => ({
      parent: index === 0 ? -1 : seed % index,
      left,
      right,
      childPoint,
    }));
    // Breadth first: the order in which levels are filled.
    const levels = levelsOf(nodes);
    const order = nodes
      .map((_node, index) => index)
      .sort(
        (a, b) => (levels[a] ?? 0) - (levels[b] ?? 0) || (nodes[a]?.parent ?? 0) - (nodes[b]?.parent ?? 0) || a - b,
      );
    return order.map((old) => ({ ...(nodes[old] as PackNode), parent: order.indexOf(nodes[old]?.parent ?? -1) }));
  });

describe('packTree', () => {
  it('puts a parent over the middle of its children', () => {
    expect([...packTree([leaf(-1), leaf(0), leaf(0), leaf(0)], 2)]).toEqual([0, -12, 0, 12]);
  });

  it('places a shallow subtree close to a deep one', () => {
    const points = packTree([leaf(-1), leaf(0), leaf(0), leaf(1), leaf(1), leaf(1)], 2);
    expect((points[2] ?? 0) - (points[1] ?? 0)).toBe(12);
  });

  it('never lets two nodes of a level touch, and keeps parents centred', () => {
    fc.assert(
      fc.property(someTree, (nodes) => {
        const points = packTree(nodes, 3);
        const levels = levelsOf(nodes);
        const spans = nodes.map(({ left, right }, index) => ({
          level: levels[index] ?? 0,
          from: (points[index] ?? 0) - left,
          to: (points[index] ?? 0) + right,
        }));
        spans.sort((a, b) => a.level - b.level || a.from - b.from);
        spans.forEach((span, index) => {
          const before = spans[index - 1];
          if (before?.level === span.level) expect(span.from).toBeGreaterThanOrEqual(before.to + 3 - 1e-6);
        });
        nodes.forEach(({ childPoint }, index) => {
          const kids = nodes.flatMap(({ parent }, kid) => (parent === index ? [points[kid] ?? 0] : []));
          if (kids.length > 0)
            expect((Math.min(...kids) + Math.max(...kids)) / 2).toBeCloseTo((points[index] ?? 0) + childPoint, 6);
        });
      }),
    );
  });

  it('packs a line of 50,000 generations', () => {
    expect(
      packTree(
        Array.from({ length: 50_000 }, (_node, index) => leaf(index - 1)),
        1,
      ),
    ).toHaveLength(50_000);
  });
});
