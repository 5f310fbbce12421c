/** Characters of rows that are kept together. */
const PIECE_CHARACTERS = 256 * 1024;

/** Rows of COPY's text format that have to wait. */
export interface StoredRows {
  push: (row: string) => void;
  /** All of them, in their order. */
  rows: () => Iterable<string>;
}

/** Keeps rows as bytes, outside the heap: a text for each of 140,000 people would take several times as much. */
export function createStoredRows(): StoredRows {
  const pieces: Buffer[] = [];
  let last = '';
  return {
    push(row) {
      last += `${row}\n`;
      if (last.length < PIECE_CHARACTERS) return;
      pieces.push(Buffer.from(last));
      last = '';
    },
    *rows() {
      // Line ends within a cell are escaped.
      for (const piece of pieces) yield* piece.toString().slice(0, -1).split('\n');
      if (last !== '') yield* last.slice(0, -1).split('\n');
    },
  };
}
