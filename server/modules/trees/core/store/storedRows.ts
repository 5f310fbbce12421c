/** Characters of rows that are kept together. */
const PIECE_CHARACTERS = 64 * 1024;

/** Rows of COPY's text format that have to wait. */
export interface StoredRows {
  /** How many there are. */
  readonly count: number;
  /** How long they are together. */
  readonly characters: number;
  /** Takes a row in, without its line end. */
  push: (row: string) => void;
  /** All of them, in their order. */
  rows: () => Iterable<string>;
  /** The same as COPY takes them, line ends among them. */
  pieces: () => Iterable<Buffer>;
}

/**
 * Keeps rows as bytes, outside the heap: a text for each of 140,000 people would take several times as much, and be
 * copied by the garbage collector while it waits.
 */
export function createStoredRows(): StoredRows {
  const full: Buffer[] = [];
  let last = '';
  let [count, ofFull] = [0, 0];
  function* pieces() {
    yield* full;
    if (last !== '') yield Buffer.from(last);
  }
  return {
    get count() {
      return count;
    },
    get characters() {
      return ofFull + last.length;
    },
    push(row) {
      last += `${row}\n`;
      count += 1;
      if (last.length < PIECE_CHARACTERS) return;
      full.push(Buffer.from(last));
      ofFull += last.length;
      last = '';
    },
    *rows() {
      // Line ends within a cell are escaped.
      for (const piece of pieces()) yield* piece.toString().slice(0, -1).split('\n');
    },
    pieces,
  };
}

/** Rows as COPY takes them, several of them in a piece. */
export function* piecesOf(rows: Iterable<string>): Generator<Buffer> {
  let piece = '';
  for (const row of rows) {
    piece += `${row}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}
