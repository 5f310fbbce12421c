import { isFanView, type Chart, type ChartBox } from '#domain/trees/chart/layout/chart.ts';
import { wedgeRect } from '#domain/trees/chart/layout/wedgeRect.ts';

import { fitRect, type Camera, type Rect, type WindowSize } from './camera.ts';
import { CARD_SCALE } from './cardText.ts';

/** A whole chart is shown at the start where its cards can be read then. */
const READABLE = CARD_SCALE;
/** Else as many as can be read well: names have 10 CSS pixels, names in a fan 8. */
const START_SCALE = 0.7;
export const START_FAN_SCALE = 0.62;

const joined = (a: Rect, b: Rect): Rect => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/**
 * Where a chart opens: as a whole where it can be read so, else with its focus and as many of the nearest generations
 * as there is room for.
 */
export function openingCamera({ view, bounds, boxes, card }: Chart, size: WindowSize): Camera {
  const whole = fitRect(bounds, size);
  const [focus] = boxes;
  if (whole.scale >= READABLE || !focus) return whole;
  const rectOf = ({ x, y, wedge }: ChartBox): Rect =>
    wedge ? wedgeRect(wedge) : { left: x, top: y, right: x + card.width, bottom: y + card.height };
  const distance = ({ x, y }: ChartBox) => Math.hypot(x - focus.x, y - focus.y);
  const least = isFanView(view) ? START_FAN_SCALE : START_SCALE;
  let shown = rectOf(focus);
  for (const box of boxes.toSorted(
    (a, b) => Math.abs(a.generation) - Math.abs(b.generation) || distance(a) - distance(b),
  )) {
    const more = joined(shown, rectOf(box));
    if (fitRect(more, size).scale >= least) shown = more;
  }
  const start = fitRect(shown, size);
  return { ...start, scale: Math.max(start.scale, least) };
}
