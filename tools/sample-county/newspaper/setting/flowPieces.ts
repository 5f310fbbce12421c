import type { PrintedRule } from '#server/engines/images/newsprint.ts';

import type { Piece } from '../press/piece.ts';
import { setBlock, type SetLine } from './setBlock.ts';
import type { TypeSheet } from './typeSheet.ts';

/** A line with its place. */
export interface PlacedLine extends SetLine {
  page: number;
  column: number;
  x: number;
  y: number;
  /** Index of its piece among those that were placed; null for the head of a page. */
  piece: number | null;
}

/** Pieces in columns. */
export interface Flowed {
  pieces: Piece[];
  lines: PlacedLine[];
  /** Those between pieces have the column that they are in. */
  rules: (PrintedRule & { page: number; column: number | null })[];
}

/** Lines that stay with a heading at the foot of a column. */
const KEPT = 2;
/** White between pieces, as a share of a line, with a rule in its middle. */
const BETWEEN = 0.85;

/** Lines of pieces that were measured: they are placed as they are. */
const measured = new WeakMap<Piece, SetLine[]>();

/** The lines of a piece. */
function setPiece(piece: Piece, sheet: TypeSheet): SetLine[] {
  const known = measured.get(piece) ?? piece.blocks.flatMap((block) => setBlock(block, sheet));
  measured.set(piece, known);
  return known;
}

const between = ({ styles }: TypeSheet): number => styles.body.leading * BETWEEN;

/** Height of a piece in one column, with what separates it from the next. */
export const heightOf = (piece: Piece, sheet: TypeSheet): number =>
  setPiece(piece, sheet).reduce((sum, { leading, above }) => sum + leading + above, between(sheet));

/** Height of the columns of one page below its head. */
export const columnHeight = (top: number, { bottom }: TypeSheet): number => bottom - top;

/** Places pieces into the columns of pages, one after the other. A piece that does not fit whole is passed over. */
export function flowPieces(sheet: TypeSheet, pages: readonly { page: number; top: number }[]) {
  const flowed: Flowed = { pieces: [], lines: [], rules: [] };
  let place = { at: 0, column: 0, y: pages[0]?.top ?? 0 };
  const topOf = (at: number) => pages[at]?.top ?? 0;

  /** What a line needs below the present place, with the lines that must stay with it. */
  function needed(lines: readonly SetLine[], at: number): number {
    let [height, bodies] = [0, 0];
    for (let next = at; next < lines.length && bodies < KEPT; next += 1) {
      const line = lines[next] as SetLine;
      height += line.leading + (next === at ? 0 : line.above);
      if (!lines[at]?.isHead) break;
      if (!line.isHead) bodies += 1;
    }
    return height;
  }

  return {
    flowed,
    /** Room that is left, in pixels of column. */
    room: (): number =>
      pages
        .slice(place.at)
        .reduce(
          (sum, { top }, index) =>
            sum +
            (index === 0
              ? sheet.bottom - place.y + (sheet.columns - place.column - 1) * columnHeight(top, sheet)
              : sheet.columns * columnHeight(top, sheet)),
          0,
        ),
    /** @returns whether there was room for it. */
    add(piece: Piece): boolean {
      const lines = setPiece(piece, sheet);
      const placed: PlacedLine[] = [];
      const rules: Flowed['rules'] = [];
      let { at, column, y } = place;
      const left = () => sheet.margin + column * (sheet.columnWidth + sheet.gutter);
      if (y > topOf(at)) {
        const inset = piece.kind === 'advertisement' ? 0 : sheet.columnWidth * 0.36;
        const middle = y + between(sheet) * 0.62;
        const rule = {
          page: pages[at]?.page ?? 0,
          column,
          x1: left() + inset,
          x2: left() + sheet.columnWidth - inset,
          y1: middle,
          y2: middle,
          thick: 2,
        };
        y += between(sheet);
        if (y + needed(lines, 0) <= sheet.bottom) rules.push(rule);
      }
      for (const [index, line] of lines.entries()) {
        const isTop = y <= topOf(at);
        let above = isTop ? 0 : line.above;
        if (y + above + needed(lines, index) > sheet.bottom) {
          column += 1;
          if (column === sheet.columns) {
            column = 0;
            at += 1;
          }
          if (at >= pages.length) return false;
          y = topOf(at);
          above = 0;
        }
        y += above + line.leading;
        placed.push({
          ...line,
          page: pages[at]?.page ?? 0,
          column,
          x: left() + line.offset,
          y: y - line.leading * 0.24,
          piece: flowed.pieces.length,
        });
      }
      place = { at, column, y };
      flowed.pieces.push(piece);
      flowed.lines.push(...placed);
      flowed.rules.push(...rules);
      return true;
    },
  };
}
