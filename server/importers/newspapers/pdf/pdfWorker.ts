import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { boxAround } from '../readers/textPage.ts';
import type { PdfAnswer, PdfPage, PdfPicture, PdfQuestion, PdfText } from './pdfAnswers.ts';
import { fillingPicture, type Matrix, multiply, type PictureOperators, picturesOf } from './pdfPictures.ts';

/** Pixels of the largest picture that is unpacked. */
const MOST_PIXELS = 100_000_000;
/** Pages of an issue; a file of more is a volume, or made to exhaust. */
const MOST_PAGES = 500;

/** What of the package is used. It is optional, so its types may not be there. */
interface PdfReader {
  getDocument(options: object): { promise: Promise<PdfDocument> };
  OPS: PictureOperators;
}
interface PdfDocument {
  numPages: number;
  getMetadata(): Promise<{ info: Record<string, unknown> }>;
  hasJSActions(): Promise<boolean>;
  getPage(page: number): Promise<PdfSheet>;
}
interface PdfSheet {
  rotate: number;
  getViewport(options: { scale: number }): { width: number; height: number; transform: Matrix };
  getTextContent(): Promise<{
    items: ({ str: string; transform: Matrix; width: number; hasEOL: boolean } | { type: string })[];
  }>;
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  objs: PdfObjects;
  commonObjs: PdfObjects;
  cleanup(): void;
}
interface PdfObjects {
  get(name: string, found: (object: unknown) => void): void;
}
/** A picture as it is unpacked: 1 a bit a pixel, 2 red green blue, 3 with transparency. */
interface Pixels {
  width: number;
  height: number;
  kind: number;
  data: Uint8Array;
}

const { reader: readerAddress } = workerData as { reader: string };
const packageFolder = path.resolve(path.dirname(fileURLToPath(readerAddress)), '../..');
let opened: { reader: PdfReader; file: PdfDocument } | null = null;

async function open(file: string): Promise<PdfAnswer> {
  const reader = (await import(/* webpackIgnore: true */ readerAddress)) as PdfReader;
  const pdf = await reader.getDocument({
    data: new Uint8Array(await readFile(file)),
    cMapUrl: `${path.join(packageFolder, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${path.join(packageFolder, 'standard_fonts')}/`,
    wasmUrl: `${path.join(packageFolder, 'wasm')}/`,
    disableFontFace: true,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  }).promise;
  opened = { reader, file: pdf };
  const { info } = await pdf.getMetadata();
  if (info.EncryptFilterName != null) return { problem: 'is encrypted' };
  if (pdf.numPages < 1) return { problem: 'has no pages' };
  if (pdf.numPages > MOST_PAGES)
    return { problem: `has ${figure(pdf.numPages)} pages: an issue has ${MOST_PAGES} at most` };
  if (await pdf.hasJSActions()) return { problem: 'holds JavaScript' };
  return { pages: pdf.numPages };
}

const corner = ([a, b, c, d, e, f]: Matrix, x: number, y: number): PageRegion => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
  width: 0,
  height: 0,
});
/** The box of a rectangle after a transformation. */
const boxOf = (matrix: Matrix, left: number, bottom: number, right: number, top: number): PageRegion =>
  boxAround([
    corner(matrix, left, bottom),
    corner(matrix, right, top),
    corner(matrix, left, top),
    corner(matrix, right, bottom),
  ]) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Shares of the height of type below and above its base line. */
const DESCENT = 0.22;
const ASCENT = 0.8;

async function textsOf(sheet: PdfSheet, viewport: Matrix): Promise<PdfText[]> {
  const { items } = await sheet.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const matrix = multiply(viewport, item.transform);
    const along = Math.hypot(matrix[0], matrix[1]) || 1;
    return [{ text: item.str, endsLine: item.hasEOL, ...boxOf(matrix, 0, -DESCENT, item.width / along, ASCENT) }];
  });
}

const isPixels = (object: unknown): object is Pixels =>
  typeof object === 'object' &&
  object !== null &&
  'data' in object &&
  object.data instanceof Uint8Array &&
  'kind' in object;

/** Grey pixels of bits: rows are whole bytes. */
function greyOf({ width, height, data }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  const row = (width + 7) >> 3;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[y * row + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) grey[y * width + x] = 255;
  return grey;
}

async function pictureOf(
  sheet: PdfSheet,
  reader: PdfReader,
  viewport: Matrix,
  pageArea: number,
  target: string,
): Promise<PdfPicture | null> {
  const found = fillingPicture(picturesOf(await sheet.getOperatorList(), reader.OPS), pageArea);
  if (!found) return null;
  const object = await new Promise<unknown>((settle) =>
    (found.name.startsWith('g_') ? sheet.commonObjs : sheet.objs).get(found.name, settle),
  );
  if (!isPixels(object)) return null;
  const { default: sharp } = await import('sharp');
  const channels = object.kind === 1 ? 1 : object.kind === 2 ? 3 : 4;
  const raw = sharp(object.kind === 1 ? greyOf(object) : object.data, {
    raw: { width: object.width, height: object.height, channels },
    limitInputPixels: MOST_PIXELS,
  });
  const { width, height } = await raw.removeAlpha().rotate(sheet.rotate).png({ compressionLevel: 3 }).toFile(target);
  return { file: target, width, height, place: boxOf(multiply(viewport, found.matrix), 0, 0, 1, 1) };
}

async function readPage(page: number, folder: string): Promise<PdfAnswer> {
  if (!opened) return { problem: 'was not opened' };
  const sheet = await opened.file.getPage(page);
  try {
    const { width, height, transform } = sheet.getViewport({ scale: 1 });
    const texts = await textsOf(sheet, transform);
    const picture = await pictureOf(sheet, opened.reader, transform, width * height, path.join(folder, `${page}.png`));
    return { page: { width, height, texts, picture } satisfies PdfPage };
  } finally {
    sheet.cleanup();
  }
}

/** What the reader says of a file in words of its own. */
function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'is encrypted';
  if (name === 'InvalidPDFException') return 'is no PDF, or damaged';
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}

parentPort?.on('message', (question: PdfQuestion) => {
  const answering = 'open' in question ? open(question.open) : readPage(question.page, question.folder);
  void answering
    .catch((error: unknown): PdfAnswer => ({ problem: problemOf(error) }))
    .then((answer) => parentPort?.postMessage(answer));
});
