import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { PageLine } from './pageLine.ts';

/**
 * A4 in points, 72 to the inch, and the room that is left free around what is printed, at the foot, and for a citation.
 */
export const SHEET = { width: 595, height: 842, margin: 42, foot: 24, citation: 62 } as const;

/** Sheets of one document; what goes beyond is left out. */
const MOST_SHEETS = 60;
/** Lines are printed no higher, in points: the size of a book. */
const LINE_HEIGHT = 13;
const BETWEEN = 6;

/** A part of a page that is printed: an article's zone, or all of it. */
export interface PrintedPiece {
  /** In pixels of the page. */
  region: PageRegion;
  /** Those in the region, top to bottom. */
  lines: readonly PageLine[];
}

/** A part of a piece on a sheet, in points from its upper left corner. */
export interface PlacedCut {
  /** Index of the piece. */
  piece: number;
  region: PageRegion;
  lines: readonly PageLine[];
  x: number;
  y: number;
  /** Points for a pixel. */
  scale: number;
}

const bottomOf = ({ y, height }: PageRegion): number => y + height;

function scaleOf(pieces: readonly PrintedPiece[], isWholePage: boolean, top: number): number {
  const width = (SHEET.width - 2 * SHEET.margin) / Math.max(1, ...pieces.map(({ region }) => region.width));
  if (isWholePage)
    return Math.min(
      width,
      (SHEET.height - SHEET.margin - SHEET.foot - SHEET.citation - top) /
        Math.max(1, ...pieces.map(({ region }) => region.height)),
    );
  const heights = pieces
    .flatMap(({ lines }) => lines.map(({ height }) => height))
    .filter((height) => height > 0)
    .sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)];
  return usual === undefined ? width : Math.min(width, LINE_HEIGHT / usual);
}

/** How many pixels of what is left of a piece go into the room: as many lines as fit whole; 0 where none does. */
function fitting(rest: PageRegion, lines: readonly PageLine[], room: number): number {
  if (rest.height <= room) return rest.height;
  const end = rest.y + room;
  const inside = lines.filter((line) => line.height > 0 && line.y >= rest.y);
  const last = Math.max(...inside.filter((line) => bottomOf(line) <= end).map(bottomOf));
  if (!Number.isFinite(last)) return 0;
  const next = Math.min(end, ...inside.filter((line) => bottomOf(line) > last).map(({ y }) => y));
  return Math.max(last, (last + next) / 2) - rest.y;
}

/**
 * Lays pieces of newspaper pages on sheets of paper, one below the other, at one scale. A piece that goes over the end
 * of a sheet is cut between two lines. A whole page is one piece, shown on one sheet with its citation. `top` is where
 * the first sheet has room, in points.
 *
 * @returns sheet by sheet; at least one.
 */
export function cutForPaper(
  pieces: readonly PrintedPiece[],
  { isWholePage, top }: { isWholePage: boolean; top: number },
): PlacedCut[][] {
  const scale = scaleOf(pieces, isWholePage, top);
  const end = SHEET.height - SHEET.margin - SHEET.foot;
  const sheets: PlacedCut[][] = [[]];
  let y = top;
  const turn = () => {
    sheets.push([]);
    y = SHEET.margin;
  };
  for (const [piece, { region, lines }] of pieces.entries()) {
    let rest = region;
    while (rest.height >= 1 && sheets.length <= MOST_SHEETS) {
      // A whole page fits but for the rounding of its scale.
      const room = isWholePage ? rest.height : (end - y) / scale;
      const isFresh = y === SHEET.margin;
      const height = fitting(rest, lines, room) || (isFresh ? room : 0);
      if (height > 0) {
        const cut = { ...rest, height: Math.min(rest.height, Math.ceil(height)) };
        sheets.at(-1)?.push({
          piece,
          region: cut,
          lines: lines.filter((line) => line.y + line.height / 2 >= cut.y && line.y + line.height / 2 < bottomOf(cut)),
          x: SHEET.margin,
          y,
          scale,
        });
        y += cut.height * scale + BETWEEN;
        rest = { ...rest, y: bottomOf(cut), height: rest.height - cut.height };
      }
      if (rest.height >= 1) turn();
    }
  }
  return sheets.slice(0, MOST_SHEETS);
}
