import type { Sharp } from 'sharp';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { drawFacsimile, type FacsimileContent } from '../facsimile/drawFacsimile.ts';
import { COARSENESS, makePaper, PAPER_SIZE } from '../facsimile/paper.ts';
import { coverBars } from './coverBars.ts';

/** A page that is drawn, with what of it may not be seen. */
export interface DrawnSheet {
  content: FacsimileContent;
  paperSeed: string;
  covered: readonly PageRegion[];
}

/** The part of the paper that lies under a part of the page. */
function paperUnder({ x, y, width, height }: PageRegion) {
  const left = Math.min(Math.floor(x / COARSENESS), PAPER_SIZE.width - 1);
  const top = Math.min(Math.floor(y / COARSENESS), PAPER_SIZE.height - 1);
  const across = Math.max(1, Math.min(Math.round(width / COARSENESS), PAPER_SIZE.width - left));
  return { left, top, width: across, height: Math.max(1, Math.min(Math.round(height / COARSENESS), PAPER_SIZE.height - top)) };
}

/**
 * Draws part of a page at the size that is asked for, closed lines covered, without drawing the rest of it first.
 * @param region - in pixels of the whole page.
 */
export async function drawPage({ content, paperSeed, covered }: DrawnSheet, region: PageRegion, { width, height }: ImageSize): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { x, y } = region;
  const ink = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${region.width} ${region.height}" preserveAspectRatio="none">${drawFacsimile(content)}${coverBars(covered)}</svg>`;
  const drawn = await sharp(await makePaper(paperSeed), { raw: { ...PAPER_SIZE, channels: 3 } })
    .extract(paperUnder(region))
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: Buffer.from(ink) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(drawn, { raw: { width, height, channels: 3 } });
}
