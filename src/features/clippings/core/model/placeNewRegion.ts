import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ClipSheet, KeyedRegion } from './clipSheet.ts';
import { middleOf, moveRegion } from './regionShapes.ts';

/** A new rectangle is this part of the page's width beside one that lies where it would be. */
const ASIDE = 1 / 40;

/**
 * A first place for a rectangle that is added by a button: in the middle of the page, and not exactly on another one.
 */
export function placeNewRegion(sheet: ClipSheet, regions: readonly KeyedRegion[]): PageRegion {
  const aside = Math.max(1, Math.round(sheet.width * ASIDE));
  const isTaken = ({ x, y }: PageRegion) =>
    regions.some((region) => region.sheet.imageId === sheet.imageId && region.x === x && region.y === y);
  let region = middleOf(sheet);
  for (let tries = 0; tries < regions.length && isTaken(region); tries += 1)
    region = moveRegion(region, { x: aside, y: aside }, sheet);
  return region;
}
