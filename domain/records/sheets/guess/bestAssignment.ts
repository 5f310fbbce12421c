/**
 * Gives each row at most one column and each column to at most one row, so that the scores add up to the most: the
 * Hungarian algorithm. A pair whose score is not above 0 is never made.
 *
 * @param scores - by row, then by column; all rows are of one length.
 * @returns by row: the column, or null.
 */
export function bestAssignment(scores: readonly (readonly number[])[]): (number | null)[] {
  const rows = scores.length;
  // As many further columns as rows, which give nothing: a row may stay alone.
  const columns = (scores[0]?.length ?? 0) + rows;
  const cost = (row: number, column: number): number => -Math.max(0, scores[row - 1]?.[column - 1] ?? 0);
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Uint8Array(columns + 1);
    let at = 0;
    rowOf[0] = row;
    do {
      isUsed[at] = 1;
      const current = rowOf[at] ?? 0;
      let least = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let column = 1; column <= columns; column += 1) {
        if (isUsed[column]) continue;
        const reduced = cost(current, column) - (ofRow[current] ?? 0) - (ofColumn[column] ?? 0);
        if (reduced < (slack[column] ?? 0)) {
          slack[column] = reduced;
          cameFrom[column] = at;
        }
        if ((slack[column] ?? 0) < least) {
          least = slack[column] ?? 0;
          next = column;
        }
      }
      for (let column = 0; column <= columns; column += 1) {
        if (isUsed[column]) {
          const owner = rowOf[column] ?? 0;
          ofRow[owner] = (ofRow[owner] ?? 0) + least;
          ofColumn[column] = (ofColumn[column] ?? 0) - least;
        } else slack[column] = (slack[column] ?? 0) - least;
      }
      at = next;
    } while ((rowOf[at] ?? 0) !== 0);
    while (at !== 0) {
      const before = cameFrom[at] ?? 0;
      rowOf[at] = rowOf[before] ?? 0;
      at = before;
    }
  }
  const result: (number | null)[] = scores.map(() => null);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] ?? 0;
    if (row > 0 && (scores[row - 1]?.[column - 1] ?? 0) > 0) result[row - 1] = column - 1;
  }
  return result;
}
