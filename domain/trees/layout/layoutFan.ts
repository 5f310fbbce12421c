import { CARD, type Chart, type ChartBox } from './chart.ts';
import { growAncestors } from './growAncestors.ts';
import { personBox, type Growth } from './growth.ts';
import { wedgeRect } from './wedgeRect.ts';

/** The fan opens by this many degrees, its middle at the top. */
const SPAN = 250;
const HUB = 84;
/** Thickness of the rings; text stands along the first and across the others. */
const RING = 92;
const OUTER_RING = 118;
/** Generations whose text stands along the ring. */
const ALONG = 3;
/** More rings than this cannot be read. */
export const FAN_GENERATIONS = 9;

const radiusBefore = (generation: number): number => HUB + RING * Math.min(generation - 1, ALONG) + OUTER_RING * Math.max(generation - 1 - ALONG, 0);

/** Ancestors in rings about the focus: the father's line at the left, the mother's at the right. */
export function layoutFan(growth: Growth): Chart {
  const root = personBox(growth, growth.options.focus, { from: null, relation: 'self', link: 'unknown', generation: 0 });
  const nodes = growAncestors({ ...growth, options: { ...growth.options, ancestors: Math.min(growth.options.ancestors, FAN_GENERATIONS), hasPlaces: false }, openedUp: new Set() }, root);
  /** Place of each node in its ring, counted from the father's end. */
  const slots = new Float64Array(nodes.length);
  const boxes = nodes.map(({ box, child, isMother }, index): ChartBox => {
    if (child < 0) return { ...box, x: -CARD.width / 2, y: -CARD.height / 2, wedge: { from: 0, to: 360, inner: 0, outer: HUB } };
    const slot = (slots[child] ?? 0) * 2 + (isMother ? 1 : 0);
    slots[index] = slot;
    const width = SPAN / 2 ** box.generation;
    const from = -SPAN / 2 + slot * width;
    const inner = radiusBefore(box.generation);
    const outer = radiusBefore(box.generation + 1);
    const angle = ((from + width / 2) * Math.PI) / 180;
    const middle = (inner + outer) / 2;
    return { ...box, x: Math.sin(angle) * middle - CARD.width / 2, y: -Math.cos(angle) * middle - CARD.height / 2, wedge: { from, to: from + width, inner, outer } };
  });
  const rects = boxes.flatMap(({ wedge }) => (wedge ? [wedgeRect(wedge)] : []));
  const bounds = { left: Math.min(...rects.map(({ left }) => left)), top: Math.min(...rects.map(({ top }) => top)), right: Math.max(...rects.map(({ right }) => right)), bottom: Math.max(...rects.map(({ bottom }) => bottom)) };
  return { view: 'fan', card: { width: CARD.width, height: CARD.height }, boxes, lines: [], bounds };
}
