import type { Wedge } from '#domain/trees/chart/layout/chart.ts';

import type { Rect } from '../model/camera.ts';
import { cutText } from './cutText.ts';
import type { PictureFont } from './pictureFonts.ts';
import { INK, type PictureParts, type Shape, type TextShape } from './pictureParts.ts';
import { pictureRect, pictureShapes } from './pictureShapes.ts';
import { textWidth } from './textWidth.ts';

/** Further letters are a family of their own, so that no ranges of them need be given. */
const familyOf = (name: string): string => name.split('-')[0] ?? name;
const familiesOf = (fonts: readonly PictureFont[]): string =>
  [...new Set(['Inter', ...fonts.map(({ name }) => familyOf(name)), 'sans-serif'])].join(', ');

/** A text as it may be in XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/gu, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\0-\x08\v\f\x0E-\x1F]/gu, '');

const number = (value: number): string => String(Math.round(value * 10) / 10);
const dashes = (isDashed: boolean, pattern: string): string => (isDashed ? ` stroke-dasharray="${pattern}"` : '');

function wedgePath({ from, to, inner, outer }: Wedge): string {
  if (inner === 0) return `<circle r="${outer}"`;
  const point = (degrees: number, radius: number) =>
    `${(Math.sin((degrees * Math.PI) / 180) * radius).toFixed(1)} ${(-Math.cos((degrees * Math.PI) / 180) * radius).toFixed(1)}`;
  const isLarge = to - from > 180 ? 1 : 0;
  return `<path d="M${point(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${point(from, inner)}Z"`;
}

function textSvg(
  { words, x, y, turn, dy, isCentred, size, isBold, fill, room }: TextShape,
  fonts: readonly PictureFont[],
): string {
  const widthOf = (text: string) => textWidth(text, size, isBold, fonts);
  const place =
    turn === 0
      ? `x="${number(x)}" y="${number(y + dy)}"`
      : `transform="translate(${number(x)} ${number(y)}) rotate(${turn.toFixed(2)})" y="${number(dy)}"`;
  return `<text ${place} font-size="${number(size)}"${isBold ? ' font-weight="600"' : ''}${isCentred ? ' text-anchor="middle"' : ''} fill="${fill}">${escapeXml(cutText(words, room, widthOf))}</text>`;
}

function shapeSvg(shape: Shape, fonts: readonly PictureFont[]): string {
  switch (shape.kind) {
    case 'line':
      return `<path d="${shape.points.reduce((path, value, at) => `${path}${at % 2 === 1 ? ' ' : at === 0 ? 'M' : 'L'}${number(value)}`, '')}" fill="none" stroke="${INK.line}" stroke-width="1.5"${dashes(shape.isDashed, '6 5')}/>`;
    case 'box':
      return `<rect x="${number(shape.x)}" y="${number(shape.y)}" width="${shape.width}" height="${shape.height}" rx="${shape.radius}" fill="${shape.fill}"${shape.isFramed ? ` stroke="${INK.frame}"` : ''}${dashes(shape.isDashed, '5 4')}/>`;
    case 'wedge':
      return `${wedgePath(shape.wedge)} fill="${shape.fill}" stroke="${INK.frame}"${dashes(shape.isDashed, '5 4')}/>`;
    case 'portrait':
      return `<image x="${number(shape.x)}" y="${number(shape.y)}" width="${shape.size}" height="${shape.size}" clip-path="url(#round)" href="${shape.portrait.address}"/>`;
    case 'text':
      return textSvg(shape, fonts);
  }
}

/** Lines up to where the next sheets are laid over this one. */
const seams = ({ nextLeft, nextTop }: Seams, { left, top, right, bottom }: Rect): string =>
  [
    nextLeft === null ? '' : `M${number(nextLeft)} ${number(top)}V${number(bottom)}`,
    nextTop === null ? '' : `M${number(left)} ${number(nextTop)}H${number(right)}`,
  ]
    .filter(Boolean)
    .map((path) => `<path d="${path}" stroke="${INK.line}" stroke-width="1" stroke-dasharray="2 6"/>`)
    .join('');

/** Where the sheets beside and below a sheet start; null where there is none. */
interface Seams {
  nextLeft: number | null;
  nextTop: number | null;
}

/** The fonts within the document: a picture that left the site has no other. The first that has a letter is taken. */
const fontFaces = (fonts: readonly PictureFont[]): string =>
  fonts.length === 0
    ? ''
    : `<style>${fonts.map(({ name, address, isBold }) => `@font-face{font-family:${familyOf(name)};font-weight:${isBold ? 600 : 400};src:url(${address})}`).join('')}</style>`;

/**
 * A chart, or a part of it, as an SVG document: light, at its own size.
 * @param rect - the part; default all of it with some room around
 * @param sheet - of a part that others are put to: where they start, which is marked
 */
export function chartSvg(
  parts: PictureParts,
  rect: Rect = pictureRect(parts),
  sheet: Seams = { nextLeft: null, nextTop: null },
): string {
  const { fonts = [] } = parts;
  const [x, y, width, height] = [rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top].map(number);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" role="img"><title>${escapeXml(parts.title)}</title>${fontFaces(fonts)}` +
    `<clipPath id="round" clipPathUnits="objectBoundingBox"><circle cx="0.5" cy="0.5" r="0.5"/></clipPath><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff"/><g font-family="${familiesOf(fonts)}">${pictureShapes(
      parts,
      rect,
    )
      .map((shape) => shapeSvg(shape, fonts))
      .join('')}${seams(sheet, rect)}</g></svg>`
  );
}
