import fc from 'fast-check';

import type { Chart, ChartView } from './chart.ts';
import { chartOptions, deepKin, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import { layoutChart } from './layoutChart.ts';

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const VIEWS: [ChartView, 'across' | 'down'][] = [
  ['family', 'across'],
  ['relatives', 'across'],
  ['descendants', 'across'],
  ['pedigree', 'across'],
  ['pedigree', 'down'],
];

/** The straight parts of a line; they are level or upright. */
const partsOf = (points: readonly number[]): Rect[] =>
  Array.from(
    { length: points.length / 2 - 1 },
    (_part, at) => points.slice(at * 2, at * 2 + 4) as [number, number, number, number],
  ).map(([fromX, fromY, toX, toY]) => ({
    left: Math.min(fromX, toX),
    top: Math.min(fromY, toY),
    right: Math.max(fromX, toX),
    bottom: Math.max(fromY, toY),
  }));
const meet = (a: Rect, b: Rect): boolean =>
  a.left <= b.right + 0.01 && b.left <= a.right + 0.01 && a.top <= b.bottom + 0.01 && b.top <= a.bottom + 0.01;
const pointOf = (x = NaN, y = NaN): Rect => ({ left: x, right: x, top: y, bottom: y });
const cardsOf = ({ boxes, card }: Chart): Rect[] =>
  boxes.map(({ x, y }) => ({ left: x, top: y, right: x + card.width, bottom: y + card.height }));

/** Ends of lines that touch neither a card nor another line. */
function looseEnds(chart: Chart): string[] {
  const cards = cardsOf(chart);
  const lines = chart.lines.map(({ points }) => partsOf(points));
  return chart.lines.flatMap(({ points }, own) =>
    [pointOf(points[0], points[1]), pointOf(points.at(-2), points.at(-1))]
      .filter(
        (end) =>
          !cards.some((card) => meet(card, end)) &&
          !lines.some((parts, other) => other !== own && parts.some((part) => meet(part, end))),
      )
      .map(({ left, top }) => `${left} ${top}`),
  );
}

/** Keys of cards that no chain of lines joins to the focus. */
function unreached(chart: Chart): string[] {
  const cards = cardsOf(chart);
  const lines = chart.lines.map(({ points }) => partsOf(points));
  const reachedCards = new Set([0]);
  const reachedLines = new Set<number>();
  for (let isMore = true; isMore;) {
    isMore = false;
    lines.forEach((parts, at) => {
      if (reachedLines.has(at)) return;
      const touches = (other: Rect) => parts.some((part) => meet(part, other));
      if (
        ![...reachedCards].some((card) => touches(cards[card]!)) &&
        ![...reachedLines].some((line) => lines[line]!.some(touches))
      )
        return;
      reachedLines.add(at);
      cards.forEach((card, index) => touches(card) && reachedCards.add(index));
      isMore = true;
    });
  }
  return chart.boxes.filter((_box, index) => !reachedCards.has(index)).map(({ key }) => key);
}

/** Keys by generation, from left to right; stacked ones from top to bottom. */
function rowsOf({ boxes }: Chart): string[][] {
  const rows = new Map<number, string[]>();
  for (const { key, generation } of boxes.toSorted((a, b) => b.generation - a.generation || a.x - b.x || a.y - b.y))
    rows.set(generation, [...(rows.get(generation) ?? []), key]);
  return [...rows.values()];
}

describe('the lines of a chart', () => {
  it.each(VIEWS)('end at a card or at another line, and join every card to the focus: %s, %s', (view, direction) => {
    fc.assert(
      fc.property(entangledKin(24), fc.boolean(), (graph, hasPlaces) => {
        const chart = layoutChart(
          graph,
          chartOptions({ view, direction, focus: 'm0', ancestors: 5, descendants: 5, hasPlaces }),
        );
        // The focus of every view is its first box, or found by its relation.
        const focusFirst = {
          ...chart,
          boxes: chart.boxes.toSorted((a, b) => Number(b.relation === 'self') - Number(a.relation === 'self')),
        };
        expect(looseEnds(chart)).toEqual([]);
        expect(unreached(focusFirst)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('lie within the bounds that the cards give, but for what runs over the first row', () => {
    const { lines, bounds } = layoutChart(deepKin(5), chartOptions({ focus: 'm1', descendants: 5 }));
    for (const part of lines.flatMap(({ points }) => partsOf(points)))
      expect([part.left >= bounds.left, part.right <= bounds.right, part.bottom <= bounds.bottom]).toEqual([
        true,
        true,
        true,
      ]);
  });
});

describe('the order of a chart', () => {
  const born = (count: number) => Array.from({ length: count }, (_child, at) => `child${String(at).padStart(2, '0')}`);

  it('is that of the family, however many children it has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.nat(19), { maxLength: 4 }), (count, married) => {
        const children = born(count);
        const own = [...new Set(married)]
          .filter((at) => at < count)
          .map((at) => kinFamily(100 + at, [children[at]!, `fspouse${at}`], [`grandchild${at}`]));
        const chart = layoutChart(kinGraph([kinFamily(1, ['me', 'fwife'], children), ...own]), chartOptions());
        const shown = chart.boxes
          .filter(({ relation, generation }) => relation === 'child' && generation === -1)
          .sort((a, b) => a.x - b.x || a.y - b.y);
        expect(shown.map(({ key }) => key)).toEqual(children);
      }),
    );
  });

  it.each(['family', 'descendants'] as const)('stays the same for all others when a branch is closed: %s', (view) => {
    const graph = deepKin(5);
    const open = layoutChart(graph, chartOptions({ view, focus: 'm1', descendants: 5 }));
    for (const closed of ['m2', 'm3', 'm5', 'm9']) {
      const less = layoutChart(graph, chartOptions({ view, focus: 'm1', descendants: 5, closedDown: [closed] }));
      const left = new Set(less.boxes.map(({ key }) => key));
      expect(less.boxes.length).toBeLessThan(open.boxes.length);
      expect(rowsOf(less)).toEqual(
        rowsOf(open)
          .map((row) => row.filter((key) => left.has(key)))
          .filter((row) => row.length > 0),
      );
    }
  });

  it('does not hang on the order in which people and families arrive', () => {
    const graph = deepKin(4);
    const turned = { ...graph, persons: graph.persons.toReversed(), families: graph.families.toReversed() };
    for (const view of ['family', 'descendants'] as const) {
      const options = chartOptions({ view, focus: 'm1', descendants: 4 });
      expect(layoutChart(turned, options)).toEqual(layoutChart(graph, options));
    }
  });
});
