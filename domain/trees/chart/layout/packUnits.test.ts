import fc from 'fast-check';

import { CARD } from './chart.ts';
import { PARTNER_STEP } from './drawPartners.ts';
import { growDescendants, type DescendantUnit } from './growDescendants.ts';
import { personBox, startGrowth } from './growth.ts';
import { chartOptions, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import type { KinGraph } from './kinGraph.ts';
import { packUnits } from './packUnits.ts';
import { packUnit } from './placeDescendants.ts';
import { childSets, stackColumns } from './stackColumns.ts';

function packed(graph: KinGraph, focus = 'me') {
  const growth = startGrowth(graph, chartOptions({ focus, descendants: 6 }));
  const units = growDescendants(growth, [
    {
      box: personBox(growth, focus, { from: null, relation: 'self', link: 'unknown', generation: 0 }),
      isClosed: false,
    },
  ]);
  const places = stackColumns(units, childSets(units));
  return { units, places, points: packUnits(units, places) };
}
const draft = (partners: number, families: DescendantUnit['families']): DescendantUnit =>
  ({ partners: Array.from({ length: partners }), families, parent: -1 }) as unknown as DescendantUnit;

describe('the room of a person with partners', () => {
  it.each([
    ['none', draft(0, []), { right: CARD.width / 2, childPoint: 0 }],
    [
      'one, with children below the two',
      draft(1, [{ partner: 0, children: [1] }]),
      { right: CARD.width / 2 + PARTNER_STEP, childPoint: PARTNER_STEP / 2 },
    ],
    [
      'one without children',
      draft(1, [{ partner: 0, children: [] }]),
      { right: CARD.width / 2 + PARTNER_STEP, childPoint: 0 },
    ],
    [
      'an unknown one with children',
      draft(0, [{ partner: null, children: [1] }]),
      { right: CARD.width / 2, childPoint: 0 },
    ],
    [
      'two, with children of both',
      draft(2, [
        { partner: 0, children: [1] },
        { partner: 1, children: [2] },
      ]),
      { right: CARD.width / 2 + 2 * PARTNER_STEP, childPoint: PARTNER_STEP },
    ],
  ])('is that of %s', (_partners, unit, room) =>
    expect(packUnit(unit)).toEqual({ parent: -1, left: CARD.width / 2, ...room }),
  );
});

describe('packed units', () => {
  it('share the point of their column, and have a couple over the middle of its children', () => {
    const children = Array.from({ length: 8 }, (_child, at) => `c${at}`);
    const { points, places } = packed(kinGraph([kinFamily(1, ['me', 'fwife'], children)]));
    for (const [index, { top }] of places) expect(points[index]).toBe(points[top]);
    const [first = 0, last = 0] = [points[1], points[8]];
    expect((first + last) / 2 - (points[0] ?? 0)).toBeCloseTo(PARTNER_STEP / 2, 6);
  });

  it('never reach into each other in a row, with kin however entangled', () => {
    fc.assert(
      fc.property(entangledKin(40), (graph) => {
        const { units, points, places } = packed(graph, 'm0');
        const rows = new Map<string, { left: number; right: number }[]>();
        units.forEach((unit, index) => {
          const { left, right } = packUnit(unit);
          const row = `${unit.box.generation} ${places.get(index)?.row ?? 0}`;
          rows.set(row, [
            ...(rows.get(row) ?? []),
            { left: (points[index] ?? 0) - left, right: (points[index] ?? 0) + right },
          ]);
        });
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
