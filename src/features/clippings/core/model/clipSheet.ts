import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** A page that can be clipped. Plain data: drafts hold it. */
export interface ClipSheet {
  /** What the address of the viewer calls it. */
  page: string;
  imageId: string;
  /** Its name: “Page 12”. */
  label: string;
  /** Address at the image service, as the site writes it. */
  service: string;
  /** Pixels of the image. */
  width: number;
  height: number;
}

/** A page in view, with its lines where they are known: rectangles snap to them. */
export interface SheetInView extends ClipSheet {
  lines: readonly PageRegion[];
}

/** A rectangle of a clipping that is being made. */
export interface KeyedRegion extends PageRegion {
  /** Unique in the clipping. */
  key: string;
  sheet: ClipSheet;
}

/** The last part of an image's address at the image service. */
export const imageIdOf = (service: string): string => decodeLoosely(service.slice(service.lastIndexOf('/') + 1));
