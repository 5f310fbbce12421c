import fc from 'fast-check';

import { ancestorColumns } from './ancestorColumns.ts';
import { CARD, type ChartOptions } from './chart.ts';
import { growAncestors } from './growAncestors.ts';
import { personBox, startGrowth } from './growth.ts';
import { chartOptions, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import type { KinGraph } from './kinGraph.ts';

function grown(graph: KinGraph, rest: Partial<ChartOptions> = {}) {
  const options = chartOptions(rest);
  const growth = startGrowth(graph, options);
  return growAncestors(
    growth,
    personBox(growth, options.focus, { from: null, relation: 'self', link: 'unknown', generation: 0 }),
  );
}
const STEP = CARD.width + CARD.between;

describe('columns of ancestors', () => {
  const nodes = grown(
    kinGraph([
      kinFamily(1, ['pa', 'fma'], ['me']),
      kinFamily(2, ['ppa', 'fpma'], ['pa']),
      kinFamily(3, ['fmma'], ['fma']),
    ]),
  );
  const named = (columns: ReturnType<typeof ancestorColumns>) =>
    columns.map(({ upper, lower, x }) => [upper === null ? null : nodes[upper]?.box.key, nodes[lower]?.box.key, x]);

  it('hold parents alone beside each other, and couples above each other from the grandparents on', () => {
    expect(named(ancestorColumns(nodes, () => 0))).toEqual([
      [null, 'me', 0],
      [null, 'pa', -STEP / 2],
      [null, 'fma', STEP / 2],
      ['ppa', 'fpma', -STEP / 2],
      [null, 'fmma', STEP / 2],
    ]);
  });

  it('give room to the other partners of a father at his left, and of a mother at her right', () => {
    const columns = ancestorColumns(nodes, ({ box }) => (box.key === 'pa' || box.key === 'fma' ? 500 : 0));
    // The room is outside the couple: the parents themselves stay as close as before.
    expect(named(columns).slice(0, 3)).toEqual([
      [null, 'me', 0],
      [null, 'pa', -STEP / 2],
      [null, 'fma', STEP / 2],
    ]);
  });

  it('never touch in any generation, with kin however entangled, and have each node once', () => {
    fc.assert(
      fc.property(entangledKin(40), fc.integer({ min: 0, max: 600 }), (graph, room) => {
        const all = grown(graph, { focus: 'm0', ancestors: 7 });
        const reach = (key: string) => (key.endsWith('3') ? room : 0);
        const columns = ancestorColumns(all, ({ box }) => reach(box.key));
        expect(
          columns
            .flatMap(({ upper, lower }) => (upper === null ? [lower] : [upper, lower]))
            .sort((one, other) => one - other),
        ).toEqual(all.map((_node, index) => index));
        const rows = new Map<number, { left: number; right: number }[]>();
        for (const { lower, x } of columns) {
          const node = all[lower];
          if (!node) throw new Error('A column of no one');
          const beside = reach(node.box.key);
          const span = {
            left: x - CARD.width / 2 - (node.isMother ? 0 : beside),
            right: x + CARD.width / 2 + (node.isMother ? beside : 0),
          };
          rows.set(node.box.generation, [...(rows.get(node.box.generation) ?? []), span]);
        }
        for (const row of rows.values())
          row
            .sort((one, other) => one.left - other.left)
            .forEach(({ right }, at) =>
              expect(right).toBeLessThanOrEqual((row[at + 1]?.left ?? Infinity) - CARD.between + 1e-6),
            );
      }),
    );
  });
});
