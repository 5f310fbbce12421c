import { CARD, isDashedLink } from './chart.ts';
import { drawChildren } from './drawChildren.ts';
import { drawPartners, dropBefore, PARTNER_STEP } from './drawPartners.ts';
import type { DescendantUnit, GrownFamily } from './growDescendants.ts';
import type { PackNode } from './packTree.ts';
import { placeAt, type Placed } from './placed.ts';
import { ROW_STEP, type StackPlace } from './stackColumns.ts';

const HALF_WIDTH = CARD.width / 2;
const HALF_HEIGHT = CARD.height / 2;
/** From one generation to the next. */
export const GENERATION_STEP = CARD.height + CARD.down;

/** Where the line of a family leaves its couple, from the middle of the first partner. */
const dropOf = ({ partner }: GrownFamily): number => (partner === null ? 0 : dropBefore(partner));

/** The room a person takes with their partners, and the point their children are below. */
export function packUnit({ parent, partners, families }: DescendantUnit): PackNode {
  const drops = families.filter(({ children }) => children.length > 0).map(dropOf);
  const childPoint = drops.length > 0 ? (Math.min(...drops) + Math.max(...drops)) / 2 : 0;
  return { parent, left: HALF_WIDTH, right: HALF_WIDTH + partners.length * PARTNER_STEP, childPoint };
}

/**
 * Places people with their partners at the points of their packing, children in rows below each other, and draws the
 * lines of each family.
 */
export function placeDescendants(
  placed: Placed,
  units: readonly DescendantUnit[],
  pointOf: (index: number) => number,
  places: ReadonlyMap<number, StackPlace>,
): void {
  units.forEach(({ box, partners, families }, index) => {
    const x = pointOf(index);
    const y = -box.generation * GENERATION_STEP + (places.get(index)?.row ?? 0) * ROW_STEP;
    placeAt(placed, box, x, y);
    partners.forEach((partner, at) => placeAt(placed, partner, x + (at + 1) * PARTNER_STEP, y));
    if (families.length === 0) return;
    drawPartners(placed, { x, y }, 1, partners.length);
    const hanging = families.map((family) => ({
      from: { x: x + dropOf(family), y: family.partner === null ? y + HALF_HEIGHT : y },
      children: family.children.map((child) => ({
        x: pointOf(child),
        isDashed: isDashedLink(units[child]?.box.link ?? 'unknown'),
        place: places.get(child) ?? null,
      })),
    }));
    drawChildren(placed, hanging, y + GENERATION_STEP - HALF_HEIGHT);
  });
}
