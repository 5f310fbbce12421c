/** A word where it is printed, in points from the upper left corner of its sheet. */
export interface OffprintWord {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture with the words in it. */
export interface OffprintPicture {
  jpeg: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly (readonly OffprintWord[])[];
}

/** An article or a page of a newspaper, ready to be written as a PDF. */
export interface Offprint {
  /** What it is, as a document calls itself. */
  title: string;
  /** What the site calls itself. */
  siteName: string;
  heading: string;
  /** Paper, date and page. */
  subheading: string;
  sheets: readonly (readonly OffprintPicture[])[];
  /** Lines of what has no picture; it is printed as text. */
  text: readonly string[];
  citation: string;
  /** Rights in the pictures; empty for none known. */
  rights: string;
}
