import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { DeepImage, type ImageLook } from '#features/records/core/index.ts';
import type { DeepZoom, ImagePoint } from '#services/images/openDeepZoom.ts';

import type { PageLine, ViewedPage } from '../imageViewerApi.ts';

/** The line under a point of the page, in its pixels; null where there is no line, or a closed one. */
const lineAt = (lines: readonly PageLine[], point: { x: number; y: number }): PageLine | null =>
  lines.find(
    ({ region, isClosed }) =>
      !isClosed &&
      region !== null &&
      point.x >= region.x &&
      point.x < region.x + region.width &&
      point.y >= region.y &&
      point.y < region.y + region.height,
  ) ?? null;

interface PageImageProps {
  page: ViewedPage;
  look: ImageLook;
  /** What of the page is in view at the start; null for all of it. */
  start: PageRegion | null;
  /** The image that can be moved, once it is drawn; null when it is gone. */
  onZoom: (zoom: DeepZoom | null) => void;
  onPoint: (line: PageLine | null) => void;
  onPress: (line: PageLine) => void;
}

/** The image of a page, whose lines can be pointed at and pressed. */
export function PageImage({ page, look, start, onZoom, onPoint, onPress }: PageImageProps) {
  const press = (at: ImagePoint) => {
    const line = lineAt(page.lines, at);
    if (line) onPress(line);
  };
  return (
    <DeepImage
      images={[page]}
      look={look}
      start={start}
      onZoom={onZoom}
      onPoint={(at) => onPoint(at && lineAt(page.lines, at))}
      onPress={press}
    />
  );
}
