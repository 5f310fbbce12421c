import type { AnnotatedPlace } from '#domain/clippings/annotations/clipAnnotation.ts';
import type { ImageSize } from '#domain/clippings/core/clippingRegion.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { iiifAddresses } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';
import { transcriptAddress } from '#domain/records/core/transcriptAddress.ts';
import { bookAddresses } from '#domain/records/images/bookManifest.ts';
import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';

import type { JudgedClipping, JudgedRegion, SeenSource } from './checkClippings.ts';
import { type StoredClipping, sizeThen } from './clippingRow.ts';

/** The image of a record in the viewer, with a rectangle in view. */
const imageOf = (recordId: string, region: PageRegion | null): string =>
  `${imageViewerAddress(recordId)}${region ? `&xywh=${xywhOf(region)}` : ''}`;

/** Where the source of a clipping opens on this site. @param source - null where it is not here now. */
export function sourceAddress(
  { kind, sourceId }: Pick<StoredClipping, 'kind' | 'sourceId'>,
  source: SeenSource | null,
): string {
  if (kind === 'record') return transcriptAddress(sourceId);
  if (kind !== 'image') return readerAddress(sourceId);
  const recordId = source?.kind === 'image' ? source.image.recordId : null;
  return recordId === null ? '/image-viewer' : imageOf(recordId, null);
}

/**
 * A region in other pixels of the same page: readers and canvases of newspapers count in those of its text, pictures in
 * their own.
 */
export function scaledRegion(region: PageRegion, from: ImageSize, to: ImageSize): PageRegion {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return {
    x: Math.round(region.x * across),
    y: Math.round(region.y * down),
    width: Math.max(1, Math.round(region.width * across)),
    height: Math.max(1, Math.round(region.height * down)),
  };
}

/** The page of a region in the viewer, with the region in view where it is open. */
export function regionAddress({ clipping, source }: JudgedClipping, { stored, cut, page }: JudgedRegion): string {
  if (stored.pageId !== null) {
    return readerAddress(stored.pageId, {
      xywh: cut && (page ? scaledRegion(cut.region, cut.image, page) : cut.region),
    });
  }
  const recordId = clipping.kind === 'record' ? clipping.sourceId : (cut?.image.recordId ?? null);
  return recordId === null ? sourceAddress(clipping, source) : imageOf(recordId, cut?.region ?? null);
}

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
