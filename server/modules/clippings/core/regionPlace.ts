import type { AnnotatedPlace } from '#domain/clippings/annotations/clipAnnotation.ts';
import { iiifAddresses } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { bookAddresses } from '#domain/records/images/bookManifest.ts';

import { scaledRegion } from './addresses.ts';
import type { JudgedRegion } from './checkClippings.ts';
import { sizeThen } from './clippingRow.ts';

/** The page of a region, as IIIF names it. */
const canvasOf = ({ stored, cut }: JudgedRegion): AnnotatedPlace['canvas'] =>
  stored.pageId === null
    ? { kind: 'image', id: cut?.image.id ?? stored.imageId }
    : { kind: 'newspaper', id: stored.pageId };

/** Where a region is on its canvas: as it is now where it is open, else as it was clipped. */
export function placeOf(judged: JudgedRegion): AnnotatedPlace {
  const { stored, cut, page } = judged;
  const { x, y, width, height } = cut?.region ?? stored;
  const size = cut?.image ?? sizeThen(stored);
  return {
    canvas: canvasOf(judged),
    region: page ? scaledRegion({ x, y, width, height }, size, page) : { x, y, width, height },
  };
}

/** Address of the manifest that the page of a region is in; null where it is not known. */
export function manifestOf(origin: string, { cut, page }: JudgedRegion): string | null {
  if (page) return iiifAddresses(origin).manifest(page.issueId);
  return cut ? bookAddresses(origin).manifest(cut.image.bookId) : null;
}
