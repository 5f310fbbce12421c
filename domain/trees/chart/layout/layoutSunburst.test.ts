import fc from 'fast-check';

import { chartOptions, deepKin, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import { layoutChart } from './layoutChart.ts';

const sunburst = (graph: Parameters<typeof layoutChart>[0], more: object = {}) =>
  layoutChart(graph, chartOptions({ view: 'sunburst', ...more }));
const wedgeOf = (chart: ReturnType<typeof sunburst>, key: string) => chart.boxes.find((box) => box.key === key)?.wedge;

describe('the fan of descendants', () => {
  it('gives everyone as much as they have descendants at the edge, the eldest at the left', () => {
    const chart = sunburst(
      kinGraph([kinFamily(1, ['me', 'fwife'], ['son', 'fdaughter']), kinFamily(2, ['son'], ['a', 'b', 'c'])]),
    );
    expect([wedgeOf(chart, 'son'), wedgeOf(chart, 'fdaughter')]).toMatchObject([
      { from: -125, to: 62.5 },
      { from: 62.5, to: 125 },
    ]);
    expect(wedgeOf(chart, 'b')).toMatchObject({ from: -62.5, to: 0, inner: wedgeOf(chart, 'son')?.outer });
    expect(chart.boxes.map(({ key }) => key)).not.toContain('fwife');
  });

  it('has children of several partners beside each other, in the order of their marriages', () => {
    const chart = sunburst(
      kinGraph([
        kinFamily(1, ['me', 'fone'], ['x'], { since: 18_500_000 }),
        kinFamily(2, ['me', 'ftwo'], ['y'], { since: 18_400_000 }),
      ]),
    );
    expect([wedgeOf(chart, 'y')?.from, wedgeOf(chart, 'x')?.from]).toEqual([-125, 0]);
    expect(chart.lines).toEqual([]);
  });

  it('ends where the options say, says whether there are more, and opens and closes branches by hand', () => {
    const kin = deepKin(6);
    const ended = sunburst(kin, { focus: 'm1', descendants: 2 });
    expect(ended.boxes.filter(({ generation }) => generation === -2).map(({ down }) => down)).toEqual([
      'closed',
      'closed',
      'closed',
      'closed',
    ]);
    expect(
      sunburst(kin, { focus: 'm1', descendants: 2, openedDown: ['m4'] }).boxes.filter(
        ({ generation }) => generation === -3,
      ),
    ).toHaveLength(2);
    expect(sunburst(kin, { focus: 'm1', descendants: 2, closedDown: ['m2'] }).boxes).toHaveLength(5);
  });

  it('lays no part over another, each within that of its parent, with kin however entangled', () => {
    fc.assert(
      fc.property(entangledKin(40), (graph) => {
        const { boxes } = sunburst(graph, { focus: 'm0', descendants: 7 });
        const byKey = new Map(boxes.map((box) => [box.key, box.wedge]));
        const rings = new Map<number, { from: number; to: number }[]>();
        for (const { wedge, from } of boxes.slice(1)) {
          const parent = byKey.get(from ?? '');
          if (!wedge || !parent) throw new Error('A part without a parent');
          if (parent.inner > 0) expect(wedge.from >= parent.from - 1e-6 && wedge.to <= parent.to + 1e-6).toBe(true);
          rings.set(wedge.inner, [...(rings.get(wedge.inner) ?? []), wedge]);
        }
        for (const ring of rings.values())
          ring
            .sort((one, other) => one.from - other.from)
            .forEach(({ to }, at) => expect(to).toBeLessThanOrEqual((ring[at + 1]?.from ?? 360) + 1e-6));
      }),
    );
  });
});

describe('the hourglass', () => {
  const kin = kinGraph([
    kinFamily(1, ['father', 'fmother'], ['me', 'fsister']),
    kinFamily(2, ['me', 'fwife'], ['son']),
    kinFamily(3, ['father', 'fsecond'], ['half']),
    kinFamily(4, ['grandfather'], ['father']),
  ]);

  it('has ancestors above and descendants below, and neither brothers and sisters nor other partners of the parents', () => {
    expect(
      layoutChart(kin, chartOptions({ view: 'hourglass' }))
        .boxes.map(({ key }) => key)
        .sort(),
    ).toEqual(['father', 'fmother', 'fwife', 'grandfather', 'me', 'son']);
    expect(layoutChart(kin, chartOptions({ view: 'family' })).boxes.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['fsister', 'half', 'fsecond']),
    );
  });
});
