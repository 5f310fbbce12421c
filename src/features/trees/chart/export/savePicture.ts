import { scriptNames } from '#domain/kernel/wording/scriptNames.ts';
import { saveAs } from '#ui/saveAs.ts';

import { chartSvg } from './chartSvg.ts';
import { lettersBeyond } from './pictureFonts.ts';
import type { PictureParts } from './pictureParts.ts';
import { pictureRect } from './pictureShapes.ts';
import { pictureTexts } from './texts.ts';
import { createTextStencils } from './textStencil.ts';
import { withContents, textsOf } from './withContents.ts';

/** Why a picture is not made, in a sentence for the reader. */
class PictureRefusal extends Error {
  override name = 'PictureRefusal';
}

/**
 * Refuses a picture that would have boxes in the place of letters. PDF and PNG take letters that our typeface lacks
 * from the reader's device; an SVG is read elsewhere, and has none but those it brings along. Without our typeface,
 * which is not there without a connection, an SVG has the letters of whatever system it is seen on.
 * @param parts - with its fonts
 * @param isElsewhere - the file takes no letters from this device
 * @throws PictureRefusal which names the scripts of letters that nothing has
 */
export function refuseLetters(parts: PictureParts, isElsewhere: boolean): void {
  const { fonts = [] } = parts;
  if (isElsewhere && fonts.length === 0) return;
  const beyond = lettersBeyond(textsOf(parts), fonts);
  if (beyond.length === 0) return;
  const device = isElsewhere ? null : createTextStencils();
  const missing = isElsewhere ? beyond : beyond.filter((letter) => device?.has(letter) === false);
  if (missing.length === 0) return;
  const scripts = scriptNames(missing).join(', ');
  throw new PictureRefusal(isElsewhere ? pictureTexts.notInSvg(scripts) : pictureTexts.notHere(scripts));
}

export type PictureFormat = 'pdf' | 'svg' | 'png';

/** Browsers draw no larger canvas; pixels along a side, and altogether. */
const MOST_SIDE = 12_000;
const MOST_PIXELS = 80_000_000;
/** A PNG is twice as fine as the screen, where there is room. */
const FINENESS = 2;

/** Pixels of a picture for one unit of the chart, as fine as a browser can draw it. */
export function pngScale({ width, height }: { width: number; height: number }): number {
  return Math.min(FINENESS, MOST_SIDE / width, MOST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
}

async function toPng(svg: string, size: { width: number; height: number }): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const scale = pngScale(size);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture is too large for this browser');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A file's name that every system takes. */
const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N} ’'-]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'family tree';

/**
 * Saves the whole chart, not only what is in the window, as a file of the reader's.
 * @throws PictureRefusal where it has letters that nothing has, with a sentence for the reader; Error where the browser
 * cannot draw so large a picture
 */
export async function savePicture(chart: PictureParts, format: PictureFormat): Promise<void> {
  const parts = await withContents(chart);
  refuseLetters(parts, format === 'svg');
  const name = `${fileName(parts.title)}.${format}`;
  if (format === 'pdf') return saveAs(name, await (await import('./chartPdf.ts')).chartPdf(parts), 'application/pdf');
  const svg = chartSvg(parts);
  if (format === 'svg') return saveAs(name, svg, 'image/svg+xml');
  const { left, top, right, bottom } = pictureRect(parts);
  saveAs(name, await toPng(svg, { width: right - left, height: bottom - top }), 'image/png');
}
