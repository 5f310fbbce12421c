import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ClipSheet, DrawnRegion } from './clipSheet.ts';
import { middleOf, moved } from './shapes.ts';

/** A new rectangle is this part of the page's width beside one that lies where it would be. */
const ASIDE = 1 / 40;

/**
 * A first place for a rectangle that is added by a button: in the middle of the page, and not exactly on another one.
 */
export function freshOn(sheet: ClipSheet, regions: readonly DrawnRegion[]): PageRegion {
  const aside = Math.max(1, Math.round(sheet.width * ASIDE));
  const isTaken = ({ x, y }: PageRegion) =>
    regions.some((region) => region.sheet.imageId === sheet.imageId && region.x === x && region.y === y);
  let region = middleOf(sheet);
  for (let tries = 0; tries < regions.length && isTaken(region); tries += 1)
    region = moved(region, { x: aside, y: aside }, sheet);
  return region;
}
