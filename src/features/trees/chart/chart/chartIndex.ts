import { isFanView, type Chart, type ChartBox, type ChartLine, type Wedge } from '#domain/trees/chart/layout/chart.ts';

import { createBoxGrid } from '../model/boxGrid.ts';
import type { Rect } from '../model/camera.ts';

/** Degrees clockwise from the top, -180 to 180. */
const angleOf = (x: number, y: number): number => (Math.atan2(x, -y) * 180) / Math.PI;

/** Whether a point lies in a part of a ring about the origin. */
function isInWedge({ from, to, inner, outer }: Wedge, x: number, y: number): boolean {
  const radius = Math.hypot(x, y);
  if (radius < inner || radius > outer) return false;
  return to - from >= 360 || (angleOf(x, y) >= from && angleOf(x, y) <= to);
}

/** A chart in which what lies at a place is found at once. */
export interface ChartIndex {
  chart: Chart;
  boxOf: ReadonlyMap<string, ChartBox>;
  boxesWithin: (rect: Rect) => ChartBox[];
  linesWithin: (rect: Rect) => ChartLine[];
  /** The topmost box at a point; null where there is none. */
  boxAt: (x: number, y: number) => ChartBox | null;
}

/** A little room, so that a point has an extent. */
const POINT = 0.5;

function lineRect({ points }: ChartLine): Rect {
  const rect = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    rect.left = Math.min(rect.left, x);
    rect.right = Math.max(rect.right, x);
    rect.top = Math.min(rect.top, y);
    rect.bottom = Math.max(rect.bottom, y);
  }
  return rect;
}

/** Makes a chart ready to be drawn in parts. */
export function indexChart(chart: Chart): ChartIndex {
  const { boxes, lines, card } = chart;
  const boxRect = ({ x, y }: ChartBox): Rect => ({ left: x, top: y, right: x + card.width, bottom: y + card.height });
  const isFan = isFanView(chart.view);
  const boxGrid = createBoxGrid(boxes.map(boxRect));
  const lineGrid = createBoxGrid(lines.map(lineRect));
  const pick = <Thing>(things: readonly Thing[], indexes: readonly number[]): Thing[] =>
    indexes.flatMap((index) => things[index] ?? []);
  return {
    chart,
    boxOf: new Map(boxes.map((box) => [box.key, box])),
    // A fan has few boxes, whose rings reach farther than cards.
    boxesWithin: (rect) => (isFan ? [...boxes] : pick(boxes, boxGrid.within(rect))),
    linesWithin: (rect) => pick(lines, lineGrid.within(rect)),
    boxAt: (x, y) => {
      if (isFan) return boxes.find(({ wedge }) => wedge && isInWedge(wedge, x, y)) ?? null;
      return (
        pick(boxes, boxGrid.within({ left: x - POINT, top: y - POINT, right: x + POINT, bottom: y + POINT })).at(-1) ??
        null
      );
    },
  };
}
