import fc from 'fast-check';

import { CHART_VIEWS } from '#domain/trees/chart/layout/chart.ts';
import { chartOptions, entangledKin, kinFamily, kinGraph } from '#domain/trees/chart/layout/kin.fixture.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';

import { outlineOf } from './outline.ts';
import { relationWords } from './relationWords.ts';

describe('the outline of a chart', () => {
  it('goes from the focus outwards, with levels and places', () => {
    const chart = layoutChart(
      kinGraph([kinFamily(1, ['father', 'fmother'], ['me', 'fsister']), kinFamily(2, ['me', 'fwife'], ['son'])], {
        moreUp: ['father'],
      }),
      chartOptions(),
    );
    expect(
      outlineOf(chart).map(({ box, level, position, setSize, isExpanded }) => [
        box.key,
        level,
        `${position}/${setSize}`,
        isExpanded,
      ]),
    ).toEqual([
      ['me', 1, '1/1', true],
      ['father', 2, '1/5', false],
      ['fmother', 2, '2/5', null],
      ['fsister', 2, '3/5', null],
      ['fwife', 2, '4/5', null],
      ['son', 2, '5/5', null],
    ]);
  });

  it('holds every box of every chart once', () => {
    fc.assert(
      fc.property(entangledKin(30), fc.constantFrom(...CHART_VIEWS), (graph, view) => {
        const chart = layoutChart(graph, chartOptions({ view, focus: 'm0', hasPlaces: true }));
        const keys = outlineOf(chart).map(({ box }) => box.key);
        expect(keys.toSorted()).toEqual(chart.boxes.map(({ key }) => key).toSorted());
      }),
    );
  });
});

it.each([
  ['parent', 'birth', 'f', 'mother of Ann'],
  ['parent', 'adopted', 'm', 'adoptive father of Ann'],
  ['child', 'adopted', 'm', 'adopted son of Ann'],
  ['child', 'step', 'x', 'step-child of Ann'],
  ['half-sibling', 'birth', 'f', 'half-sister of Ann'],
  ['partner', 'unknown', 'm', 'partner of Ann'],
  ['self', 'unknown', 'm', 'focus of the chart'],
] as const)('says how a %s (%s, %s) is related: %s', (relation, link, sex, words) =>
  expect(relationWords({ relation, link }, sex, 'Ann')).toBe(words),
);
