import { CHART_VIEWS, isFanView, type ChartView } from '#domain/trees/chart/layout/chart.ts';
import { chartOptions, deepKin, kinFamily, kinGraph } from '#domain/trees/chart/layout/kin.fixture.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';

import { fitChart } from '../chart/ZoomButtons.tsx';
import { isInside, windowRect } from './camera.ts';
import { CARD_SCALE, PAINTED_NAME } from './cardText.ts';
import { openingCamera } from './openingCamera.ts';

const FAMILIES = [
  kinFamily(1, ['me', 'wife'], ['child1', 'child2', 'child3']),
  kinFamily(2, ['father', 'mother'], ['me', 'sister1', 'sister2']),
  kinFamily(3, ['grandfather', 'grandmother'], ['father']),
  kinFamily(4, ['grandsire', 'grandam'], ['mother']),
  kinFamily(5, ['old1', 'old2'], ['grandfather']),
  kinFamily(6, ['old3', 'old4'], ['grandam']),
];
const graph = kinGraph(FAMILIES);

describe('the first view of a chart', () => {
  it.each(
    CHART_VIEWS.flatMap((view) => [[view, 375, 640] as const, [view, 768, 800] as const, [view, 1280, 640] as const]),
  )('%s in a window of %d by %d: the focus in it, beside another person, all readable', (view, width, height) => {
    const size = { width, height };
    const chart = layoutChart(graph, chartOptions({ view, focus: 'me', ancestors: 4, descendants: 2 }));
    const camera = openingCamera(chart, size);
    const seen = chart.boxes.filter(({ x, y }) =>
      isInside(
        { left: x, top: y, right: x + chart.card.width, bottom: y + chart.card.height },
        windowRect(camera, size),
      ),
    );
    expect(seen.map(({ key }) => key)).toContain('me');
    expect(seen.length).toBeGreaterThan(1);
    expect(camera.scale).toBeGreaterThanOrEqual(0.62);
  });

  it('of a small tree shows all of it, whatever covers the window', () => {
    const chart = layoutChart(graph, chartOptions({ view: 'pedigree', focus: 'me', ancestors: 1 }));
    const { left } = windowRect(openingCamera(chart, { width: 1280, height: 640 }), { width: 1280, height: 640 });
    expect(chart.bounds.left - left).toBeGreaterThan(60);
  });
});

describe('a chart that is fitted into the window', () => {
  const window = { width: 1280, height: 640 };
  const letters = (view: ChartView, scale: number) =>
    scale * (isFanView(view) ? 13 : scale >= CARD_SCALE ? 14 : PAINTED_NAME);

  it.each(CHART_VIEWS.flatMap((view) => [[view, 375, 640] as const, [view, 1280, 640] as const]))(
    '%s of a large family in a window of %d by %d: letters of 8 CSS pixels or more, with the focus in it',
    (view, width, height) => {
      const chart = layoutChart(
        deepKin(9),
        chartOptions({
          view,
          focus: view === 'pedigree' || view === 'fan' ? 'm511' : 'm1',
          ancestors: 9,
          descendants: 9,
        }),
      );
      const camera = fitChart(chart, { width, height });
      expect(letters(view, camera.scale)).toBeGreaterThanOrEqual(8);
      expect(
        isInside(
          {
            left: -chart.card.width / 2,
            top: -chart.card.height / 2,
            right: chart.card.width / 2,
            bottom: chart.card.height / 2,
          },
          windowRect(camera, { width, height }),
        ),
      ).toBe(true);
    },
  );

  it('is seen whole where its names can be read', () => {
    const chart = layoutChart(graph, chartOptions({ focus: 'me', ancestors: 4, descendants: 2 }));
    expect(isInside(chart.bounds, windowRect(fitChart(chart, window), window))).toBe(true);
    const twelve = layoutChart(
      kinGraph([
        kinFamily(
          1,
          ['me', 'wife'],
          Array.from({ length: 12 }, (_child, at) => `child${at}`),
        ),
      ]),
      chartOptions(),
    );
    expect(isInside(twelve.bounds, windowRect(fitChart(twelve, window), window))).toBe(true);
    expect(letters('family', fitChart(twelve, window).scale)).toBeGreaterThanOrEqual(9);
  });
});
