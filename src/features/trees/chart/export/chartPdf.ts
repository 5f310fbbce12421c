import { textRuns } from '#domain/trees/chart/pdf/textRuns.ts';
import { writePdf, type PdfPhotograph, type PdfStencil } from '#domain/trees/chart/pdf/writePdf.ts';

import { cutText } from './cutText.ts';
import { boxPath, pdfColour, pdfNumbers, wedgePath } from './pdfOperators.ts';
import type { PictureFont } from './pictureFonts.ts';
import { INK, type PictureParts, type Shape, type TextShape } from './pictureParts.ts';
import { pictureRect, pictureShapes } from './pictureShapes.ts';
import { createTextStencils } from './textStencil.ts';
import { textWidth } from './textWidth.ts';

/** Points for one unit of the chart: a card is as large as on the screen at full size. */
const SCALE = 0.75;
/** Readers open no larger page; points. */
const MOST_POINTS = 14_400;

/** Glyphs as a hexadecimal string of PDF. */
const hex = (glyphs: readonly number[]): string =>
  `<${glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('')}>`;

/**
 * Draws shapes as operators; texts in scripts that the fonts lack are collected as stencils, portraits as photographs.
 */
function createPen(fonts: readonly PictureFont[]) {
  const stencils: PdfStencil[] = [];
  const portraits: PdfPhotograph[] = [];
  const pictures = createTextStencils();
  /** The matrix of a text whose base starts at a point, `along` before and `below` under it. */
  const placed = (
    { x, y, turn, dy }: TextShape,
    along: number,
    below: number,
  ): { axis: [number, number]; at: [number, number] } => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const down = dy + below;
    return { axis: [cos, sin], at: [x - along * cos - down * sin, y - along * sin + down * cos] };
  };
  const text = (shape: TextShape): string => {
    const { words, size, isBold, isCentred, room, fill } = shape;
    const ofWeight = fonts.filter((font) => font.isBold === isBold);
    const widthOf = (part: string) =>
      textRuns(part, ofWeight, size)
        ? textWidth(part, size, isBold, fonts)
        : (pictures?.widthOf(part, size, isBold) ?? textWidth(part, size, isBold, fonts));
    const cut = cutText(words, room, widthOf);
    const runs = textRuns(cut, ofWeight, size);
    if (runs) {
      const {
        axis: [cos, sin],
        at,
      } = placed(shape, isCentred ? widthOf(cut) / 2 : 0, 0);
      const shown = runs.map(
        ({ font, glyphs }) =>
          `/T${fonts.indexOf(ofWeight[font] as PictureFont)} ${pdfNumbers(size)} Tf ${hex(glyphs)} Tj`,
      );
      return `${pdfColour(fill, 'rg')} BT ${pdfNumbers(cos, sin, sin, -cos, ...at)} Tm ${shown.join(' ')} ET`;
    }
    const stencil = pictures?.draw(cut, size, isBold);
    if (!stencil) return '';
    const {
      axis: [cos, sin],
      at,
    } = placed(shape, isCentred ? stencil.breadth / 2 : 0, stencil.descent);
    stencils.push(stencil);
    return `q ${pdfColour(fill, 'rg')} ${pdfNumbers(stencil.breadth * cos, stencil.breadth * sin, stencil.rise * sin, -stencil.rise * cos, ...at)} cm /S${stencils.length - 1} Do Q`;
  };
  const draw = (shape: Shape): string => {
    if (shape.kind === 'text') return text(shape);
    if (shape.kind === 'portrait') {
      const {
        x,
        y,
        size,
        portrait: { side, jpeg },
      } = shape;
      portraits.push({ width: side, height: side, jpeg });
      return `q ${boxPath(x, y, size, size, size / 2)} W n ${pdfNumbers(size, 0, 0, -size, x, y + size)} cm /P${portraits.length - 1} Do Q`;
    }
    const dash = shape.isDashed ? '[5 4] 0 d' : '[] 0 d';
    if (shape.kind === 'line')
      return `${dash} 1.5 w ${pdfColour(INK.line, 'RG')} ${shape.points.reduce((path, value, at) => (at % 2 === 0 ? path : `${path}${pdfNumbers(shape.points[at - 1] ?? 0, value)} ${at === 1 ? 'm' : 'l'} `), '')}S`;
    const path =
      shape.kind === 'wedge'
        ? wedgePath(shape.wedge)
        : boxPath(shape.x, shape.y, shape.width, shape.height, shape.radius);
    const isFramed = shape.kind === 'wedge' || shape.isFramed;
    return `${dash} 1 w ${pdfColour(shape.fill, 'rg')} ${pdfColour(INK.frame, 'RG')} ${path} ${isFramed ? 'B' : 'f'}`;
  };
  return { draw, stencils, portraits };
}

/**
 * A whole chart as a PDF of one page, as large as it needs: lines and letters stay sharp at any size, and its names can
 * be searched.
 */
export async function chartPdf(parts: PictureParts): Promise<Blob> {
  const rect = pictureRect(parts);
  const [breadth, rise] = [rect.right - rect.left, rect.bottom - rect.top];
  const scale = Math.min(SCALE, MOST_POINTS / breadth, MOST_POINTS / rise);
  const { draw, stencils, portraits } = createPen(parts.fonts ?? []);
  const shapes = pictureShapes(parts, rect).map(draw);
  // The chart's units, with y downwards.
  const content = [`${pdfNumbers(scale, 0, 0, -scale, -rect.left * scale, rect.bottom * scale)} cm`, ...shapes].join(
    '\n',
  );
  const round = (value: number) => Math.ceil(value * scale);
  return new Blob(
    [
      await writePdf({
        title: parts.title,
        width: round(breadth),
        height: round(rise),
        content,
        fonts: parts.fonts ?? [],
        stencils,
        photographs: portraits,
      }),
    ],
    { type: 'application/pdf' },
  );
}
