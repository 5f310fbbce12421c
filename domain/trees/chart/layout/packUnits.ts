import { CARD } from './chart.ts';
import type { DescendantUnit } from './growDescendants.ts';
import { packTree, type PackNode } from './packTree.ts';
import { GENERATION_STEP, packUnit } from './placeDescendants.ts';
import { ROW_STEP, SPINE, type StackPlace } from './stackColumns.ts';

const HALF_WIDTH = CARD.width / 2;

/** Generations below its own that a column of so many rows reaches into, with the cross-bars above their cards. */
function levelsBelow(rows: number): number {
  const bottom = (rows - 1) * ROW_STEP + CARD.height;
  return Math.max(0, Math.ceil((bottom - CARD.height) / GENERATION_STEP));
}

/**
 * Packs people with their partners so that none reaches into another on any generation; a column of children takes room
 * in every generation it reaches down to.
 * @param units - parents before their children; those without a parent are beside each other
 * @param places - of children in rows (`stackColumns`)
 * @returns the point of each unit along the breadth
 */
export function packUnits(units: readonly DescendantUnit[], places: ReadonlyMap<number, StackPlace>): Float64Array {
  // The first node holds all who have no parent.
  const nodes: PackNode[] = [{ parent: -1, left: 0, right: 0, childPoint: 0 }];
  const nodeOf = new Int32Array(units.length);
  units.forEach((unit, index) => {
    const place = places.get(index);
    if (place && place.row > 0) return;
    nodeOf[index] = nodes.length;
    const spine = place && place.rows > 1 ? SPINE : 0;
    const packed = packUnit(unit);
    nodes.push({ ...packed, left: packed.left + spine, parent: unit.parent < 0 ? 0 : (nodeOf[unit.parent] ?? 0) });
  });
  // What lies below a column holds no one: it only keeps others away.
  for (const { top, row, rows } of places.values()) {
    if (row > 0) continue;
    let parent = nodeOf[top] ?? 0;
    for (let level = 0; level < levelsBelow(rows); level += 1) {
      nodes.push({ parent, left: HALF_WIDTH + SPINE, right: HALF_WIDTH, childPoint: 0 });
      parent = nodes.length - 1;
    }
  }
  const points = packTree(nodes, CARD.between);
  return Float64Array.from(units, (_unit, index) => points[nodeOf[places.get(index)?.top ?? index] ?? 0] ?? 0);
}
