import type { PageLine } from '../imageViewerApi.ts';

/** The line under a point of the page, in its pixels; null where there is no line, or a closed one. */
export const lineAt = (lines: readonly PageLine[], point: { x: number; y: number }): PageLine | null =>
  lines.find(
    ({ region, isClosed }) =>
      !isClosed &&
      region !== null &&
      point.x >= region.x &&
      point.x < region.x + region.width &&
      point.y >= region.y &&
      point.y < region.y + region.height,
  ) ?? null;
