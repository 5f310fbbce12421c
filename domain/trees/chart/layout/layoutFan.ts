import { CARD, type Chart, type ChartBox, type Wedge } from './chart.ts';
import { growAncestors, type AncestorNode } from './growAncestors.ts';
import { personBox, type Growth } from './growth.ts';
import { wedgeRect } from './wedgeRect.ts';

/** The fan opens by this many degrees, its middle at the top. */
const SPAN = 250;
const HUB = 84;
/** Thickness of the rings; text is along the first and across the others. */
const RING = 92;
const OUTER_RING = 118;
/** Generations whose text is along the ring. */
const ALONG = 3;
/** More rings than this cannot be read. */
export const FAN_GENERATIONS = 9;

const radiusBefore = (generation: number): number =>
  HUB + RING * Math.min(generation - 1, ALONG) + OUTER_RING * Math.max(generation - 1 - ALONG, 0);

/** A place of a ring, counted from the father's end. */
function wedgeAt(generation: number, slot: number): Wedge {
  const width = SPAN / 2 ** generation;
  const from = -SPAN / 2 + slot * width;
  return { from, to: from + width, inner: radiusBefore(generation), outer: radiusBefore(generation + 1) };
}

/**
 * The places of ancestors who are not known, as far out as anyone is known, and that of the parents always. Behind a
 * branch that is closed, or drawn elsewhere, there are none: who is there is known.
 */
function blanksOf(nodes: readonly AncestorNode[], slots: Float64Array): Wedge[] {
  const rings = Math.max(1, ...nodes.map(({ box }) => box.generation));
  const taken = new Set(nodes.slice(1).map(({ box }, index) => `${box.generation} ${slots[index + 1] ?? 0}`));
  const blanks: Wedge[] = [];
  const fill = (generation: number, slot: number): void => {
    if (generation > rings || taken.has(`${generation} ${slot}`)) return;
    blanks.push(wedgeAt(generation, slot));
    for (const parent of [0, 1]) fill(generation + 1, slot * 2 + parent);
  };
  nodes.forEach(({ box }, index) => {
    const isKnownBeyond = box.kind === 'reference' || box.up === 'closed' || box.up === 'unloaded';
    if (!isKnownBeyond) for (const parent of [0, 1]) fill(box.generation + 1, (slots[index] ?? 0) * 2 + parent);
  });
  return blanks;
}

/** Ancestors in rings about the focus: the father's line at the left, the mother's at the right. */
export function layoutFan(growth: Growth): Chart {
  const root = personBox(growth, growth.options.focus, {
    from: null,
    relation: 'self',
    link: 'unknown',
    generation: 0,
  });
  const nodes = growAncestors(
    {
      ...growth,
      options: { ...growth.options, ancestors: Math.min(growth.options.ancestors, FAN_GENERATIONS), hasPlaces: false },
      openedUp: new Set(),
    },
    root,
  );
  /** Place of each node in its ring, counted from the father's end. */
  const slots = new Float64Array(nodes.length);
  const boxes = nodes.map(({ box, child, isMother }, index): ChartBox => {
    if (child < 0)
      return { ...box, x: -CARD.width / 2, y: -CARD.height / 2, wedge: { from: 0, to: 360, inner: 0, outer: HUB } };
    const slot = (slots[child] ?? 0) * 2 + (isMother ? 1 : 0);
    slots[index] = slot;
    const wedge = wedgeAt(box.generation, slot);
    const angle = (((wedge.from + wedge.to) / 2) * Math.PI) / 180;
    const middle = (wedge.inner + wedge.outer) / 2;
    return {
      ...box,
      x: Math.sin(angle) * middle - CARD.width / 2,
      y: -Math.cos(angle) * middle - CARD.height / 2,
      wedge,
    };
  });
  const blanks = blanksOf(nodes, slots);
  const rects = [...boxes.flatMap(({ wedge }) => wedge ?? []), ...blanks].map(wedgeRect);
  const bounds = {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
  return { view: 'fan', card: { width: CARD.width, height: CARD.height }, boxes, lines: [], blanks, bounds };
}
