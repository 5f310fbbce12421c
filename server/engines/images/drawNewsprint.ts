import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { createPenmanship } from './facsimile/penmanship.ts';
import { type Blemish, type NewsprintContent, printedWords } from './newsprint.ts';

/** Changes when pages are drawn otherwise, so that kept ones are drawn again. */
export const NEWSPRINT_VERSION = '1';

const INK = '#25231f';
const NOTE = { size: 22, fill: '#6b6355', fromFoot: 26 };
/** Ink spreads in soft paper: a hair on each side of a letter. */
const SPREAD = 0.5;

const ellipse = ({ kind, x, y, width, height }: Blemish): string =>
  `<ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}" fill="url(#${kind})"/>`;

const overlaps = (top: number, bottom: number, { y, height }: PageRegion): boolean => bottom >= y && top <= y + height;

/**
 * Draws a printed page as an SVG without any text element or outside reference. Its background is left to the paper.
 *
 * @param region - of which lines are drawn; the rest of the page is left out.
 */
export function drawNewsprint({ size, lines, rules, blemishes, note }: NewsprintContent, region: PageRegion): string {
  const { write, shapes } = createPenmanship();
  const type = lines
    .filter(({ y, size: high }) => overlaps(y - high, y + high, region))
    .flatMap((line) =>
      printedWords(line).map(({ text, x }) => write(text, { font: line.font, size: line.size, x, y: line.y })),
    );
  const foot = write(note, { font: 'italic', size: NOTE.size, x: size.width * 0.06, y: size.height - NOTE.fromFoot });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<defs><radialGradient id="stain"><stop offset="0" stop-color="#8a6a35" stop-opacity="0.42"/><stop offset="0.8" stop-color="#8a6a35" stop-opacity="0.3"/><stop offset="0.9" stop-color="#6d4f22" stop-opacity="0.4"/><stop offset="1" stop-color="#8a6a35" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="faded"><stop offset="0" stop-color="#efe9d9" stop-opacity="0.8"/><stop offset="0.7" stop-color="#efe9d9" stop-opacity="0.6"/><stop offset="1" stop-color="#efe9d9" stop-opacity="0"/></radialGradient>${shapes()}</defs>`,
    `<g fill="none" stroke="${INK}">${rules.map(({ x1, y1, x2, y2, thick }) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke-width="${thick}"/>`).join('')}</g>`,
    `<g fill="${INK}" fill-opacity="0.92" stroke="${INK}" stroke-width="${SPREAD}" stroke-opacity="0.5">${type.join('')}</g>`,
    `<g fill="${NOTE.fill}">${foot}</g>`,
    blemishes.map(ellipse).join(''),
    '</svg>',
  ].join('');
}
