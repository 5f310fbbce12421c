import type { NamedPage } from '#domain/clippings/core/suggestClippingTitle.ts';
import type { DeepZoom } from '#services/images/openDeepZoom.ts';

import type { NamedRegion } from '../model/clipAddress.ts';
import type { ClipSheet, SheetInView } from '../model/clipSheet.ts';

/** An article that can be clipped whole. */
export interface ArticleClip {
  id: string;
  /** Its rectangles in reading order, on all its pages; rejects when a page does not come. */
  regions: () => Promise<NamedRegion[]>;
}

/** What a clipping is made of. */
export interface ClipToolProps {
  /** What is clipped, for its draft: one for each issue or book. */
  subject: string;
  /** The images in view; null while there are none that can be moved. */
  zoom: DeepZoom | null;
  /** The pages in view, as the layers of `zoom` are. */
  sheets: readonly SheetInView[];
  /** Any page by what the address calls it; null where it has no image. */
  sheetOf: (page: string) => Promise<ClipSheet | null>;
  /** The newspaper with the date of the issue, or the record set; empty while it is not known. */
  source: string;
  /**
   * What a page holds, by what the address calls it: a clipping is titled by what of it lies in its rectangles. Rejects
   * when the page does not come.
   */
  partsOf: (page: string) => Promise<Omit<NamedPage, 'label'>>;
  /** The article that is read; null for none. */
  article: ArticleClip | null;
  /** Rectangles of the address. */
  start: readonly NamedRegion[];
  /** What the server is to take as the source. */
  sourceOf: (first: ClipSheet) => { newspaperPageId: string } | { imageId: string };
  /** The viewer's address here, with these rectangles. */
  addressWith: (parameter: string) => string;
  /** Brings a page into view. */
  onPage: (page: string) => void;
  onClose: () => void;
}
