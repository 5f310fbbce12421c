import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A page of a PDF as a reader of it finds it. */
interface PdfPage {
  /** As it is copied, white space as one space. */
  text: string;
  /** The same without white space, running heads and page numbers. */
  letters: string;
  /** Points from the lower left corner. */
  words: { text: string; x: number; y: number }[];
  /** How many pictures are drawn. */
  pictures: number;
}

interface ReadPdf {
  pages: PdfPage[];
  title: string;
  language: string;
  isTagged: boolean;
  bookmarks: string[];
  /** Kinds of elements of the structure, with how many there are of each. */
  elements: Record<string, number>;
}

const MOST_BYTES = 256 * 1024 ** 2;

/**
 * Reads a PDF with a library that did not write it, in a process of its own: pdf.js is a module that Jest does not
 * load.
 */
export const readPdf = (bytes: Uint8Array): ReadPdf =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(process.cwd(), 'test/support/readPdf.mjs')], {
      input: bytes,
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['pipe', 'pipe', 'ignore'],
    }),
  ) as ReadPdf;
