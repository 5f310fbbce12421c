import { CARD, isDashedLink } from './chart.ts';
import type { DescendantUnit, GrownFamily } from './growDescendants.ts';
import type { PackNode } from './packTree.ts';
import { drawLine, placeAt, type Placed } from './placed.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;
/** From one partner to the next. */
const PARTNER_STEP = CARD.width + CARD.between;
/** From one generation to the next. */
export const GENERATION_STEP = CARD.height + CARD.down;
/** Lines of several families of one person lie this far apart. */
const LANE = 6;
const LANES = 5;

/** Where the line of a family leaves its couple, from the middle of the first partner. */
const dropOf = ({ partner }: GrownFamily): number => (partner === null ? 0 : (partner + 0.5) * PARTNER_STEP);

/** The room a person takes with their partners, and the point their children stand below. */
export function packUnit({ parent, partners, families }: DescendantUnit): PackNode {
  const drops = families.filter(({ children }) => children.length > 0).map(dropOf);
  const childPoint = drops.length > 0 ? (Math.min(...drops) + Math.max(...drops)) / 2 : 0;
  return { parent, left: HALF_WIDTH, right: HALF_WIDTH + partners.length * PARTNER_STEP, childPoint };
}

/** The line from a couple or a parent to their children; `from` is where it begins. */
export function drawChildren(placed: Placed, from: { x: number; y: number }, children: readonly { x: number; top: number; isDashed: boolean }[], lane: number): void {
  const [first] = children;
  if (!first) return;
  const busY = first.top - CARD.down / 2 + ((lane % LANES) - 1) * LANE;
  drawLine(placed, [from.x, from.y, from.x, busY]);
  const xs = [from.x, ...children.map(({ x }) => x)];
  drawLine(placed, [Math.min(...xs), busY, Math.max(...xs), busY]);
  for (const { x, top, isDashed } of children) drawLine(placed, [x, busY, x, top], isDashed);
}

/** Places people with their partners at the points of their packing, and their children below them. */
export function placeDescendants(placed: Placed, units: readonly DescendantUnit[], pointOf: (index: number) => number): void {
  units.forEach(({ box, partners, families }, index) => {
    const x = pointOf(index);
    const y = -box.generation * GENERATION_STEP;
    placeAt(placed, box, x, y);
    partners.forEach((partner, at) => {
      placeAt(placed, partner, x + (at + 1) * PARTNER_STEP, y);
      const lineY = y + (at % 3) * LANE * 2;
      drawLine(placed, [x + HALF_WIDTH, lineY, x + (at + 1) * PARTNER_STEP - HALF_WIDTH, lineY]);
    });
    families.forEach((family, lane) => {
      const from = { x: x + dropOf(family), y: y + (family.partner === null ? HALF_HEIGHT : (family.partner % 3) * LANE * 2) };
      const children = family.children.map((child) => ({ x: pointOf(child), top: y + GENERATION_STEP - HALF_HEIGHT, isDashed: isDashedLink(units[child]?.box.link ?? 'unknown') }));
      drawChildren(placed, from, children, lane);
    });
  });
}
