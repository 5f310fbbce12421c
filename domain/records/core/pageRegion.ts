/**
 * A rectangle on a page image in its own pixels, from the upper left corner. Whole numbers; width and height at least
 * 1, but for words and lines that their source gives no place: all 0.
 */
export interface PageRegion {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As IIIF and media fragments write it: `x,y,w,h`. */
export const xywhOf = ({ x, y, width, height }: PageRegion): string => `${x},${y},${width},${height}`;

const XYWH = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/u;

/** Reads `x,y,w,h`, as an address or a file holds it; null for anything else and for rectangles without area. */
export function parseXywh(text: string): PageRegion | null {
  const [x = 0, y = 0, width = 0, height = 0] = (XYWH.exec(text) ?? []).slice(1).map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** A rectangle cut at the edges of a page; null when nothing of it lies on the page. */
export function clipRegion(region: PageRegion, page: { width: number; height: number }): PageRegion | null {
  const width = Math.min(region.x + region.width, page.width) - region.x;
  const height = Math.min(region.y + region.height, page.height) - region.y;
  return width > 0 && height > 0 ? { ...region, width, height } : null;
}
