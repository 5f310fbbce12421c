import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { PageHit, ReadPage } from '../readerApi.ts';

/** Pixels around what is marked, in heights of a line. */
const MARGIN = 0.12;

/** The rectangle around others; null where none has an area. */
export function boundingBox(regions: readonly PageRegion[]): PageRegion | null {
  const drawn = regions.filter(({ width, height }) => width > 0 && height > 0);
  if (drawn.length === 0) return null;
  const x = Math.min(...drawn.map((region) => region.x));
  const y = Math.min(...drawn.map((region) => region.y));
  return {
    x,
    y,
    width: Math.max(...drawn.map((region) => region.x + region.width)) - x,
    height: Math.max(...drawn.map((region) => region.y + region.height)) - y,
  };
}

/** The box of a line; null where it has none. */
export const boxOfLine = (line: PageLine | undefined): PageRegion | null => (line ? boundingBox([line]) : null);

/** The boxes of a hit, one for each line that it is on: of its words, or of the line where words have none. */
export function boxesOfHit({ parts }: PageHit, lines: readonly PageLine[]): PageRegion[] {
  return parts.flatMap(({ line: at, from, to }) => {
    const line = lines[at];
    if (!line) return [];
    const box = (line.hasWordBoxes ? boundingBox(line.words.slice(from, to)) : null) ?? boxOfLine(line);
    if (!box) return [];
    const margin = Math.round(box.height * MARGIN);
    return [
      {
        x: Math.max(0, box.x - margin),
        y: Math.max(0, box.y - margin),
        width: box.width + 2 * margin,
        height: box.height + 2 * margin,
      },
    ];
  });
}

const drawn = ({ x, y, width, height }: PageRegion): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Rectangles as one path of an SVG. */
export const pathOfBoxes = (boxes: readonly PageRegion[]): string => boxes.map(drawn).join('');

/** The whole page but some rectangles, as a path that is filled by the rule `evenodd`. */
export const pathAround = (page: { width: number; height: number }, boxes: readonly PageRegion[]): string =>
  drawn({ x: 0, y: 0, ...page }) + pathOfBoxes(boxes);

/** The line under a point; null where there is none. */
export function lineAt(lines: readonly PageLine[], { x, y }: { x: number; y: number }): number | null {
  const at = lines.findIndex(
    (line) => x >= line.x && x < line.x + line.width && y >= line.y && y < line.y + line.height,
  );
  return at < 0 ? null : at;
}

/** A zone so wide, as a share of its page, is no column: what is in it is shown by itself. */
const WIDEST_COLUMN = 0.45;

/** What is brought into view with a hit: as much of its column as shows the lines around it whole. */
export function sightOfHit(
  hit: PageHit,
  lines: readonly PageLine[],
  page: Pick<ReadPage, 'width' | 'articles'>,
): PageRegion | null {
  const box = boundingBox(boxesOfHit(hit, lines));
  const line = hit.parts[0]?.line ?? -1;
  const column = page.articles
    .flatMap(({ zones }) => zones)
    .find(({ firstLine, lastLine }) => line >= firstLine && line <= lastLine);
  if (!box || !column || column.width > page.width * WIDEST_COLUMN) return box;
  return boundingBox([box, { x: column.x, y: box.y, width: column.width, height: box.height }]);
}
