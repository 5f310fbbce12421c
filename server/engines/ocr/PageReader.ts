/** Reads the text of page images; one image at a time. */
export interface PageReader {
  /**
   * @param image - a picture file as pages are kept.
   * @returns the page as hOCR, in pixels of the image.
   * @throws Error when it cannot be read; the reader can be asked again.
   */
  read(image: string, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** How page images are read. */
export interface ReadingMethod {
  /** A `tesseract` of the system; null for the one that comes with the site. */
  command: string | null;
}

/** Longest time that one page takes, in milliseconds: 20,000 words in small print. */
export const LONGEST_READ_MS = 15 * 60_000;
