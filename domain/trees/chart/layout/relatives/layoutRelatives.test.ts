import fc from 'fast-check';

import type { Chart } from '../chart.ts';
import { chartOptions, kinFamily, kinGraph } from '../kin.fixture.ts';
import type { KinFamily, KinGraph } from '../kinGraph.ts';
import { layoutChart } from '../layoutChart.ts';

const relatives = (graph: KinGraph, rest: Parameters<typeof chartOptions>[0] = {}): Chart =>
  layoutChart(graph, chartOptions({ view: 'relatives', ...rest }));
const keys = ({ boxes }: Chart) => boxes.map(({ key }) => key);
/** Keys from left to right. */
const across = ({ boxes }: Chart, ...wanted: string[]) =>
  boxes
    .filter(({ key }) => wanted.includes(key))
    .sort((a, b) => a.x - b.x)
    .map(({ key }) => key);
const yOf = ({ boxes }: Chart, key: string) => boxes.find((box) => box.key === key)?.y ?? NaN;

type Part = { isLevel: boolean; at: number; from: number; to: number };
const partsOf = ({ lines }: Chart): Part[] =>
  lines.flatMap(({ points }) =>
    Array.from(
      { length: points.length / 2 - 1 },
      (_part, index) => points.slice(index * 2, index * 2 + 4) as [number, number, number, number],
    ).map(([fromX, fromY, toX, toY]) => {
      const isLevel = fromY === toY;
      const [a, b] = isLevel ? [fromX, toX] : [fromY, toY];
      return { isLevel, at: isLevel ? fromY : fromX, from: Math.min(a, b), to: Math.max(a, b) };
    }),
  );
/** Places where a level and an upright line go through each other. */
function crossings(chart: Chart): number {
  const parts = partsOf(chart);
  const inside = (value: number, { from, to }: Part) => value > from + 0.5 && value < to - 0.5;
  return parts
    .filter(({ isLevel }) => isLevel)
    .reduce(
      (count, level) =>
        count + parts.filter((part) => !part.isLevel && inside(part.at, level) && inside(level.at, part)).length,
      0,
    );
}

/**
 * Ancestors for so many generations; every couple has so many children beside the one in the line, each with a family
 * of the same depth.
 */
function wideKin(generations: number, brothers: number): KinGraph {
  const families: KinFamily[] = [];
  const descend = (id: string, depth: number) => {
    if (depth === 0) return;
    const children = [`${id}a`, `${id}b`];
    families.push(kinFamily(families.length + 1, [id, `fwife-${id}`], children));
    for (const child of children) descend(child, depth - 1);
  };
  const ascend = (child: string, generation: number) => {
    if (generation > generations) return;
    const [father, mother] = [`m${child}`, `fm${child}`];
    const siblings = Array.from({ length: brothers }, (_brother, at) => `${child}${at}`);
    families.push(kinFamily(families.length + 1, [father, mother], [...siblings, child]));
    for (const sibling of siblings) descend(sibling, generation - 1);
    ascend(father, generation + 1);
    ascend(mother, generation + 1);
  };
  ascend('me', 1);
  return kinGraph(families);
}

describe('all relatives', () => {
  it('have the brothers and sisters of every ancestor with all who descend from them, and whom they married', () => {
    const graph = kinGraph([
      kinFamily(1, ['father', 'fmother'], ['me', 'fsister']),
      kinFamily(2, ['grandfather', 'fgran'], ['uncle', 'father']),
      kinFamily(3, ['uncle', 'faunt'], ['cousin']),
      kinFamily(4, ['cousin', 'fspouse'], ['fniece']),
      kinFamily(5, ['grandfather', 'fsecond'], ['half']),
      kinFamily(6, ['old'], ['fmother', 'maternal']),
    ]);
    const chart = relatives(graph);
    expect(new Set(keys(chart))).toEqual(new Set(graph.persons.map(({ id }) => id)));
    // The father's at the left, the mother's at the right; who married twice is between both families.
    expect(across(chart, 'uncle', 'father', 'fmother', 'maternal')).toEqual(['uncle', 'father', 'fmother', 'maternal']);
    expect(across(chart, 'fsecond', 'grandfather', 'fgran')).toEqual(['fsecond', 'grandfather', 'fgran']);
    expect([yOf(chart, 'uncle'), yOf(chart, 'cousin')]).toEqual([yOf(chart, 'father'), yOf(chart, 'me')]);
    expect(chart.boxes[0]?.key).toBe('me');
  });

  it('are in the order of birth on either side', () => {
    const graph = kinGraph([
      kinFamily(1, ['father', 'fmother'], ['elder', 'me', 'younger']),
      kinFamily(2, ['grandfather'], ['u1', 'father', 'u2']),
      kinFamily(3, ['u1'], ['c1', 'c2', 'c3']),
    ]);
    const chart = relatives(graph);
    expect(across(chart, 'elder', 'me', 'younger')).toEqual(['elder', 'me', 'younger']);
    expect(across(chart, 'c1', 'c2', 'c3')).toEqual(['c1', 'c2', 'c3']);
    expect(across(chart, 'u1', 'u2', 'father')).toEqual(['u1', 'u2', 'father']);
  });

  it('have no line that crosses another, however many brothers and sisters there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (generations, brothers, descendants) => {
          expect(crossings(relatives(wideKin(generations, brothers), { descendants }))).toBe(0);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('put large families in columns, the eldest on top on either side', () => {
    const uncles = Array.from({ length: 8 }, (_uncle, at) => `u${at}`);
    const graph = kinGraph([
      kinFamily(1, ['father', 'fmother'], ['me']),
      kinFamily(2, ['grandfather'], [...uncles, 'father']),
    ]);
    const chart = relatives(graph);
    const shown = chart.boxes.filter(({ key }) => uncles.includes(key)).sort((a, b) => a.x - b.x || a.y - b.y);
    expect(shown.map(({ key }) => key)).toEqual(uncles);
  });

  it('who are related in two ways have one card and a reference', () => {
    const graph = kinGraph([
      kinFamily(1, ['father', 'fmother'], ['me']),
      kinFamily(2, ['pa', 'fa'], ['father']),
      kinFamily(3, ['pb', 'fb'], ['fmother']),
      kinFamily(4, ['old', 'fold'], ['pa', 'pb', 'pc']),
    ]);
    const chart = relatives(graph);
    expect(
      chart.boxes.filter(({ kind }) => kind === 'reference').map(({ personId, from }) => [personId, from]),
    ).toEqual(
      expect.arrayContaining([
        ['old', 'pb'],
        ['fold', 'pb'],
        ['pb', 'pa'],
      ]),
    );
    expect(chart.boxes.filter(({ personId }) => personId === 'pc')).toHaveLength(1);
  });

  it('close and open branch by branch', () => {
    const graph = wideKin(2, 1);
    expect(keys(relatives(graph, { closedUp: ['mme'] }))).not.toContain('mme0');
    const closed = relatives(graph, { closedDown: ['mme0'] });
    expect([
      keys(closed).includes('mme0'),
      keys(closed).includes('mme0a'),
      closed.boxes.find(({ key }) => key === 'mme0')?.down,
    ]).toEqual([true, false, 'closed']);
    const more = relatives({ ...graph, moreDown: ['mme0a'] });
    expect(more.boxes.find(({ key }) => key === 'mme0a')?.down).toBe('unloaded');
  });

  it('two thousand are laid out at once', () => {
    const chart = relatives(wideKin(6, 1), { ancestors: 6, descendants: 2 });
    expect(chart.boxes.length).toBeGreaterThan(2_000);
  });
});
