import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A page of a PDF as a reader of it finds it. */
interface PdfPage {
  /** As it is copied, white space as one space. */
  text: string;
  /** Points from the lower left corner. */
  words: { text: string; x: number; y: number }[];
  /** How many pictures are drawn. */
  pictures: number;
}

/** Reads a PDF with a library that did not write it. */
export const pdfPages = (bytes: Uint8Array): PdfPage[] =>
  JSON.parse(execFileSync(process.execPath, [path.join(process.cwd(), 'test/support/readPdf.mjs')], { input: bytes, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })) as PdfPage[];
