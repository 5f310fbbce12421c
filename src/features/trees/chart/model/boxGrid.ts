import type { Rect } from './camera.ts';

/** Finds what lies in a part of a chart without looking at the rest. */
export interface BoxGrid {
  /** Indexes of what touches a rectangle, in their order, each once. */
  within: (rect: Rect) => number[];
}

const CELL = 640;
/** What is larger than so many cells is looked at every time. */
const MOST_CELLS = 64;

const keyOf = (column: number, row: number): number => column * 1_000_003 + row;
const touches = (a: Rect, b: Rect): boolean =>
  a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;

/** Sorts rectangles into the cells of a grid. */
export function createBoxGrid(rects: readonly Rect[]): BoxGrid {
  const cells = new Map<number, number[]>();
  const large: number[] = [];
  rects.forEach(({ left, top, right, bottom }, index) => {
    const [firstColumn, lastColumn, firstRow, lastRow] = [left, right, top, bottom].map((value) =>
      Math.floor(value / CELL),
    ) as [number, number, number, number];
    if ((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) > MOST_CELLS) {
      large.push(index);
      return;
    }
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      for (let row = firstRow; row <= lastRow; row += 1) {
        const cell = cells.get(keyOf(column, row));
        if (cell) cell.push(index);
        else cells.set(keyOf(column, row), [index]);
      }
    }
  });
  return {
    within: (rect) => {
      const columns = [Math.floor(rect.left / CELL), Math.floor(rect.right / CELL)] as const;
      const rows = [Math.floor(rect.top / CELL), Math.floor(rect.bottom / CELL)] as const;
      if ((columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1) > cells.size)
        return rects.flatMap((each, index) => (touches(each, rect) ? [index] : []));
      const found = new Set(large);
      for (let column = columns[0]; column <= columns[1]; column += 1)
        for (let row = rows[0]; row <= rows[1]; row += 1)
          for (const index of cells.get(keyOf(column, row)) ?? []) found.add(index);
      return [...found].filter((index) => touches(rects[index] as Rect, rect)).sort((a, b) => a - b);
    },
  };
}
