/** A line with its number in the file, from 1, without its end. */
export interface NumberedLine {
  text: string;
  number: number;
}

/** Makes lines of bytes that come in pieces. */
export interface LineSplitter {
  push: (bytes: Uint8Array) => NumberedLine[];
  /** The lines that waited for their end. */
  end: () => NumberedLine[];
  /** Before `end`: whether the bytes so far end inside a line. */
  isInside: () => boolean;
}
