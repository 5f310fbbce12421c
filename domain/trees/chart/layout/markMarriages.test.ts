import fc from 'fast-check';

import type { Chart, ChartBox, ChartLine } from './chart.ts';
import { chartOptions, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import { layoutChart } from './layoutChart.ts';

const PARENTS = kinFamily(1, ['father', 'fmother'], ['me', 'fsister']);
const marksOf = ({ boxes }: Chart) =>
  Object.fromEntries(
    boxes.flatMap(({ key, partnersElsewhere }) =>
      partnersElsewhere.length > 0
        ? [[key, partnersElsewhere.map((partner) => (partner.areMarried ? partner.key : `~${partner.key}`))]]
        : [],
    ),
  );

/** Whether a line starts or ends at the edge of a card. */
const touches = ({ points }: ChartLine, { x, y }: ChartBox, { width, height }: Chart['card']) =>
  [points.slice(0, 2), points.slice(-2)].some(
    ([lineX = NaN, lineY = NaN]) =>
      lineX >= x - 1 && lineX <= x + width + 1 && lineY >= y - 1 && lineY <= y + height + 1,
  );

describe('couples of a family chart', () => {
  it('have a mark each where the partners are far apart: a grandfather who married the other grandmother', () => {
    const graph = kinGraph([
      PARENTS,
      kinFamily(2, ['pa', 'fpa'], ['father']),
      kinFamily(3, ['ma', 'fma'], ['fmother']),
      kinFamily(4, ['pa', 'fma'], []),
    ]);
    expect(marksOf(layoutChart(graph, chartOptions()))).toEqual({ pa: ['fma'], fma: ['pa'] });
  });

  it('are marked as married only where a marriage is recorded, in any family of the two', () => {
    const far = (...married: boolean[]) =>
      kinGraph([
        PARENTS,
        kinFamily(2, ['pa', 'fpa'], ['father']),
        kinFamily(3, ['ma', 'fma'], ['fmother']),
        ...married.map((areMarried, at) => kinFamily(4 + at, ['pa', 'fma'], [], { areMarried })),
      ]);
    expect(marksOf(layoutChart(far(false), chartOptions()))).toEqual({ pa: ['~fma'], fma: ['~pa'] });
    expect(marksOf(layoutChart(far(false, true), chartOptions()))).toEqual({ pa: ['fma'], fma: ['pa'] });
  });

  it('are marked at the other end alone where one partner has a reference to the other beside it', () => {
    const graph = kinGraph([PARENTS, kinFamily(2, ['me', 'fwife'], ['son']), kinFamily(3, ['son', 'fsister'], [])]);
    const chart = layoutChart(graph, chartOptions());
    expect(chart.boxes.find(({ kind }) => kind === 'reference')).toMatchObject({ personId: 'fsister', from: 'son' });
    expect(marksOf(chart)).toEqual({ fsister: ['son'] });
  });

  it.each([
    ['beside each other', [kinFamily(1, ['me', 'fwife'], ['son'])]],
    ['above their child', [PARENTS, kinFamily(2, ['pa', 'fpa'], ['father'])]],
    ['of whom one is not drawn', [PARENTS, kinFamily(2, ['fsister', 'husband'], [])]],
  ])('%s have none', (_where, families) =>
    expect(marksOf(layoutChart(kinGraph(families), chartOptions()))).toEqual({}),
  );

  it('are all joined by a line, a reference or a mark, however entangled', () => {
    fc.assert(
      fc.property(entangledKin(40), (graph) => {
        const chart = layoutChart(graph, chartOptions({ focus: 'm0', ancestors: 7, descendants: 7 }));
        const cards = new Map(chart.boxes.filter(({ kind }) => kind === 'person').map((box) => [box.key, box]));
        for (const {
          partners: [first, second],
        } of graph.families) {
          const [a, b] = [cards.get(first ?? ''), cards.get(second ?? '')];
          if (!a || !b) continue;
          const isJoined = chart.lines.some((line) => touches(line, a, chart.card) && touches(line, b, chart.card));
          for (const [card, partner] of [
            [a, b],
            [b, a],
          ] as const) {
            const hasReference = chart.boxes.some(
              ({ kind, personId, from, relation, key }) =>
                kind === 'reference' &&
                personId === partner.key &&
                (from === card.key || (relation === 'parent' && key !== card.key)),
            );
            if (!isJoined && !hasReference) expect(card.partnersElsewhere.map(({ key }) => key)).toContain(partner.key);
          }
        }
        for (const { partnersElsewhere, key } of chart.boxes) {
          const marriedTo = partnersElsewhere.map((partner) => partner.key);
          expect(new Set(marriedTo).size).toBe(marriedTo.length);
          for (const partner of marriedTo) {
            expect(partner).not.toBe(key);
            expect(cards.has(partner)).toBe(true);
            expect(graph.families.some(({ partners }) => partners.includes(key) && partners.includes(partner))).toBe(
              true,
            );
          }
        }
      }),
    );
  });
});
