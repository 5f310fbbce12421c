import { CARD, type Chart, type ChartBox, type ChartLine, type ChartView } from './chart.ts';
import type { DraftBox } from './growth.ts';

/** What a layout has placed so far. */
export interface Placed {
  boxes: ChartBox[];
  lines: ChartLine[];
}

/** Gives a box its place: the middle of its card. */
export function placeAt({ boxes }: Placed, box: DraftBox, middleX: number, middleY: number): void {
  box.x = middleX - CARD.width / 2;
  box.y = middleY - CARD.height / 2;
  boxes.push(box);
}

/** Adds a line. */
export function drawLine({ lines }: Placed, points: readonly number[], isDashed = false): void {
  lines.push({ points, isDashed });
}

/** A chart of what was placed; one without boxes is empty about the origin. */
export function chartOf(view: ChartView, { boxes, lines }: Placed): Chart {
  const { width, height } = CARD;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, wedge } of boxes) {
    const outer = wedge?.outer;
    bounds.left = Math.min(bounds.left, outer === undefined ? x : -outer);
    bounds.top = Math.min(bounds.top, outer === undefined ? y : -outer);
    bounds.right = Math.max(bounds.right, outer === undefined ? x + width : outer);
    bounds.bottom = Math.max(bounds.bottom, outer === undefined ? y + height : outer);
  }
  return {
    view,
    card: { width, height },
    boxes,
    lines,
    blanks: [],
    bounds: boxes.length > 0 ? bounds : { left: 0, top: 0, right: 0, bottom: 0 },
  };
}
