import type { Sharp } from 'sharp';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import { drawNewsprint } from '../drawNewsprint.ts';
import { drawFacsimile, type FacsimileContent } from '../facsimile/drawFacsimile.ts';
import { FACSIMILE_SIZE } from '../facsimile/layOutPage.ts';
import { COARSENESS, makePaper, PAPER_TONES, paperSize } from '../facsimile/paper.ts';
import type { NewsprintContent } from '../newsprint.ts';

/** The colour of what no one may see. */
const COVER = '#4b4f58';

/** SVG shapes that lie over what of a page may not be seen. */
export const coverBars = (regions: readonly PageRegion[]): string =>
  regions
    .map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${COVER}"/>`)
    .join('');

/** A page that is drawn, with what of it may not be seen. */
export interface DrawnSheet {
  content: FacsimileContent | NewsprintContent;
  paperSeed: string;
  covered: readonly PageRegion[];
}

/** The part of the paper that lies under a part of the page. */
function paperUnder({ x, y, width, height }: PageRegion, paper: ImageSize) {
  const left = Math.min(Math.floor(x / COARSENESS), paper.width - 1);
  const top = Math.min(Math.floor(y / COARSENESS), paper.height - 1);
  const across = Math.max(1, Math.min(Math.round(width / COARSENESS), paper.width - left));
  return {
    left,
    top,
    width: across,
    height: Math.max(1, Math.min(Math.round(height / COARSENESS), paper.height - top)),
  };
}

/** Ink of part of a page, with the size and the colours of the paper it is on. */
function onPaper(content: DrawnSheet['content'], region: PageRegion) {
  if (!('kind' in content))
    return { ink: drawFacsimile(content), paper: paperSize(FACSIMILE_SIZE), tones: PAPER_TONES.writing };
  return {
    ink: drawNewsprint(content, region),
    paper: paperSize(content.size),
    tones: PAPER_TONES.newsprint[content.age] ?? PAPER_TONES.newsprint[0],
  };
}

/**
 * Draws part of a page at the size that is asked for, closed lines covered, without drawing the rest of it first.
 * @param region - in pixels of the whole page.
 */
export async function drawPage(
  { content, paperSeed, covered }: DrawnSheet,
  region: PageRegion,
  { width, height }: ImageSize,
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { x, y } = region;
  const { ink, paper, tones } = onPaper(content, region);
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${region.width} ${region.height}" preserveAspectRatio="none">${ink}${coverBars(covered)}</svg>`;
  const drawn = await sharp(await makePaper(paperSeed, paper, tones), { raw: { ...paper, channels: 3 } })
    .extract(paperUnder(region, paper))
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: Buffer.from(overlay) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(drawn, { raw: { width, height, channels: 3 } });
}
