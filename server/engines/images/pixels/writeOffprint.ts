import { createRequire } from 'node:module';
import path from 'node:path';

import { SHEET } from '#domain/newspapers/pages/cutForPaper.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

import type { Offprint, OffprintPicture, OffprintWord } from './Offprint.ts';

const FILES = {
  text: '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  heading: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  // Of the words that are not seen: it has a letter for most of what a machine may have read.
  hidden: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
} as const;

/** How texts of an offprint are set. */
type OffprintFont = keyof typeof FILES;

/** Where the font is kept. */
const offprintFont = (name: OffprintFont): string =>
  createRequire(path.join(projectRoot(), 'package.json')).resolve(FILES[name]);

const SIZES = { heading: 15, subheading: 9.5, text: 10, foot: 8 } as const;
const INK = '#1b1a26';
const WIDTH = SHEET.width - 2 * SHEET.margin;
/** Of a box: where the line stands on which its letters are, and how high they are set. */
const BASE_LINE = 0.8;
const LETTER = 0.9;

/** Where pictures may start on the first sheet, below the heading. */
export const OFFPRINT_TOP = 100;

type Document = PDFKit.PDFDocument;
/** In per cent; its types do not know it. */
type HiddenText = PDFKit.Mixins.TextOptions & { horizontalScaling: number };

/** Sets words where they are in the picture, unseen: they can be searched, selected and read aloud. */
function layText(document: Document, lines: readonly (readonly OffprintWord[])[]): void {
  document.save();
  // Rendering mode 3 draws nothing; PDFKit has no name for it.
  document.addContent('3 Tr');
  document.font('hidden');
  for (const { text, x, y, width, height } of lines.flat()) {
    const size = Math.max(1, height * LETTER);
    document.fontSize(size);
    const natural = document.widthOfString(text);
    if (natural <= 0 || width <= 0) continue;
    const horizontalScaling = Math.max(1, Math.round((width / natural) * 100));
    const options: HiddenText = { baseline: 'alphabetic', lineBreak: false, horizontalScaling };
    // The space keeps words apart for those who copy them.
    document.text(`${text} `, x, y + height * BASE_LINE, options);
  }
  document.restore();
}

function drawPicture(document: Document, { jpeg, x, y, width, height, lines }: OffprintPicture): void {
  document.image(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength), x, y, { width, height });
  layText(document, lines);
}

function drawHeading(document: Document, { heading, subheading }: Offprint): void {
  document
    .font('heading')
    .fontSize(SIZES.heading)
    .fillColor(INK)
    .text(heading, SHEET.margin, SHEET.margin, { width: WIDTH, height: 40, ellipsis: true });
  document
    .font('text')
    .fontSize(SIZES.subheading)
    .text(subheading, SHEET.margin, document.y + 2, { width: WIDTH, height: 14, ellipsis: true });
}

/** Page numbers at the foot of every sheet, and the site. */
function drawFeet(document: Document, siteName: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    // What is below the margin would start a sheet of its own.
    document.page.margins.bottom = 0;
    document
      .font('text')
      .fontSize(SIZES.foot)
      .fillColor(INK)
      .text(`${siteName} · ${at + 1} of ${count}`, SHEET.margin, SHEET.height - SHEET.margin + 8, {
        width: WIDTH,
        align: 'right',
        lineBreak: false,
      });
  }
}

/** Writes an article or page as a PDF: its pictures with their words laid over them unseen, and its citation. */
export async function writeOffprint(offprint: Offprint): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { title, siteName, sheets, text, citation, rights } = offprint;
  const document = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: SHEET.margin,
    bufferPages: true,
    font: offprintFont('text'),
    lang: 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: siteName, Producer: siteName },
  });
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  for (const name of ['text', 'heading', 'hidden'] as const) document.registerFont(name, offprintFont(name));
  drawHeading(document, offprint);
  let end: number = OFFPRINT_TOP;
  sheets.forEach((pictures, at) => {
    if (at > 0) document.addPage();
    for (const picture of pictures) drawPicture(document, picture);
    end = Math.max(at === 0 ? OFFPRINT_TOP : SHEET.margin, ...pictures.map(({ y, height }) => y + height));
  });
  document.fillColor(INK);
  if (text.length > 0) {
    document
      .font('text')
      .fontSize(SIZES.text)
      .text(text.join('\n'), SHEET.margin, end + 8, { width: WIDTH });
    end = document.y;
  }
  if (end + SHEET.citation > SHEET.height - SHEET.margin) {
    document.addPage();
    end = SHEET.margin - 10;
  }
  document
    .font('text')
    .fontSize(SIZES.subheading)
    .text([citation, rights].filter((part) => part !== '').join('\n'), SHEET.margin, end + 10, { width: WIDTH });
  drawFeet(document, siteName);
  document.end();
  return written;
}
