import fc from 'fast-check';

import type { Chart } from './chart.ts';
import { chartOptions, kinFamily, kinGraph } from './kin.fixture.ts';
import type { KinGraph } from './kinGraph.ts';
import { layoutChart } from './layoutChart.ts';

/** Parts of lines: from and to, both along one axis. */
const partsOf = ({ lines }: Chart) =>
  lines.flatMap(({ points }) =>
    Array.from(
      { length: points.length / 2 - 1 },
      (_part, at) => points.slice(at * 2, at * 2 + 4) as [number, number, number, number],
    ),
  );

/** Cards that a line runs through, and cards that touch each other. */
function faultsOf(chart: Chart): string[] {
  const {
    boxes,
    card: { width, height },
  } = chart;
  const parts = partsOf(chart);
  const crossed = boxes.filter(({ x, y }) =>
    parts.some(
      ([fromX, fromY, toX, toY]) =>
        Math.min(fromX, toX) < x + width - 1 &&
        Math.max(fromX, toX) > x + 1 &&
        Math.min(fromY, toY) < y + height - 1 &&
        Math.max(fromY, toY) > y + 1,
    ),
  );
  const touching = boxes.filter((a, at) =>
    boxes.slice(at + 1).some((b) => Math.abs(a.x - b.x) < width - 1e-6 && Math.abs(a.y - b.y) < height - 1e-6),
  );
  return [...crossed.map(({ key }) => `${key} is crossed`), ...touching.map(({ key }) => `${key} touches another`)];
}

/** Three generations in which everyone has up to six partners, and up to fourteen children with each. */
const largeKin: fc.Arbitrary<KinGraph> = fc
  .array(fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 6 }), { minLength: 1, maxLength: 8 })
  .map((marriages) => {
    const people = ['me'];
    const families = [
      kinFamily(
        900,
        ['father', 'fmother'],
        ['me', ...Array.from({ length: marriages[0]?.[0] ?? 0 }, (_child, at) => `sibling${at}`)],
      ),
    ];
    marriages.forEach((counts, of) => {
      const who = people[of * 3];
      if (who === undefined) return;
      counts.forEach((count, at) => {
        const children = Array.from({ length: count }, (_child, child) => `c${of}-${at}-${child}`);
        people.push(...children);
        families.push(kinFamily(of * 10 + at + 1, [who, `fw${of}-${at}`], children));
      });
    });
    // The father married again, too.
    const again = (marriages.at(-1) ?? []).map((count, at) =>
      kinFamily(
        800 + at,
        ['father', `fother${at}`],
        Array.from({ length: count }, (_child, child) => `half${at}-${child}`),
      ),
    );
    return kinGraph([...families, ...again]);
  });

describe('large families', () => {
  it.each(['family', 'descendants'] as const)(
    'of up to six partners with up to fourteen children each have no line over a card: %s',
    (view) => {
      fc.assert(
        fc.property(largeKin, (graph) =>
          expect(faultsOf(layoutChart(graph, chartOptions({ view, focus: 'me' })))).toEqual([]),
        ),
        { numRuns: 150 },
      );
    },
  );

  const twelve = Array.from({ length: 12 }, (_child, at) => `child${String(at + 1).padStart(2, '0')}`);
  const widthOf = ({ bounds: { left, right } }: Chart) => right - left;

  it('are placed in rows: twelve children take no more breadth than six, in the order of birth down each column', () => {
    const chart = layoutChart(kinGraph([kinFamily(1, ['me', 'fwife'], twelve)]), chartOptions());
    expect(widthOf(chart)).toBeLessThanOrEqual(6 * (chart.card.width + 2 * 28));
    const children = chart.boxes.filter(({ relation }) => relation === 'child').sort((a, b) => a.x - b.x || a.y - b.y);
    expect(children.map(({ key }) => key)).toEqual(twelve);
    expect(new Set(children.map(({ y }) => y)).size).toBe(2);
  });

  it('keep those who have families of their own in the row of their generation', () => {
    const chart = layoutChart(
      kinGraph([kinFamily(1, ['me', 'fwife'], twelve), kinFamily(2, ['child05', 'fspouse'], ['grandchild'])]),
      chartOptions(),
    );
    const at = (key: string) => chart.boxes.find((box) => box.key === key);
    expect(at('child05')?.y).toBe(at('child01')?.y);
    expect(at('child02')?.y).toBeGreaterThan(at('child01')?.y ?? 0);
    expect(faultsOf(chart)).toEqual([]);
  });

  it('places brothers and sisters in rows on both sides of the focus', () => {
    const chart = layoutChart(
      kinGraph([kinFamily(1, ['father', 'fmother'], [...twelve.slice(0, 6), 'me', ...twelve.slice(6)])]),
      chartOptions(),
    );
    expect(widthOf(chart)).toBeLessThan(9 * (chart.card.width + 2 * 28));
    expect(chart.boxes.find(({ key }) => key === 'me')).toMatchObject({
      x: -chart.card.width / 2,
      y: -chart.card.height / 2,
    });
    expect(faultsOf(chart)).toEqual([]);
  });

  it('places six side by side', () => {
    const chart = layoutChart(kinGraph([kinFamily(1, ['me', 'fwife'], twelve.slice(0, 6))]), chartOptions());
    expect(new Set(chart.boxes.filter(({ relation }) => relation === 'child').map(({ y }) => y)).size).toBe(1);
  });
});
