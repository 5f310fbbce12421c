import { milesBetween, type Position } from './distance.ts';

/**
 * Miles from one degree of latitude to the next, and of longitude at the equator. A little low, so that no cell is
 * missed.
 */
const MILES_PER_DEGREE = 69;
const CELLS_PER_DEGREE = 4;

/** Finds positions near a position without measuring them all. */
export interface PlaceGrid<Item extends Position> {
  /** Items within so many miles, in no particular order. */
  within(centre: Position, miles: number): Item[];
}

/** A grid of quarter-degree cells over the items. Meant for regions that do not cross the 180th meridian. */
export function createPlaceGrid<Item extends Position>(items: readonly Item[]): PlaceGrid<Item> {
  const cells = new Map<number, Item[]>();
  const row = (latitude: number) => Math.floor((latitude + 90) * CELLS_PER_DEGREE);
  const column = (longitude: number) => Math.floor((longitude + 180) * CELLS_PER_DEGREE);
  const COLUMNS = 360 * CELLS_PER_DEGREE + 1;
  for (const item of items) {
    const cell = row(item.latitude) * COLUMNS + column(item.longitude);
    const held = cells.get(cell);
    if (held) held.push(item);
    else cells.set(cell, [item]);
  }
  return {
    within(centre, miles) {
      const tall = miles / MILES_PER_DEGREE;
      const poleward = Math.min(89, Math.abs(centre.latitude) + tall);
      const wide = tall / Math.cos((poleward * Math.PI) / 180);
      const found: Item[] = [];
      for (let y = row(centre.latitude - tall); y <= row(centre.latitude + tall); y += 1) {
        for (let x = column(centre.longitude - wide); x <= column(centre.longitude + wide); x += 1) {
          for (const item of cells.get(y * COLUMNS + x) ?? []) {
            // Measuring is dear, and many items of the outer cells are out of reach by one degree alone.
            if (Math.abs(item.latitude - centre.latitude) > tall || Math.abs(item.longitude - centre.longitude) > wide)
              continue;
            if (milesBetween(centre, item) <= miles) found.push(item);
          }
        }
      }
      return found;
    },
  };
}
