import {
  MAX_FILE_BYTES,
  MAX_PICTURE_SIDE,
  PICTURE_TEXTS,
  pictureTypeProblem,
} from '#domain/account/profile/pictureRules.ts';

import { pictureTexts } from '../texts.ts';
import { squareOf, type Crop, type PictureSide } from './crop.ts';

/** A picture that the browser could read, upright. */
export interface OpenPicture extends PictureSide {
  source: CanvasImageSource;
  /** Frees its memory. */
  close: () => void;
}

/** Reads a chosen file. What it is is judged by its content, as on the server; a sentence says what is wrong. */
export async function openPicture(file: Blob): Promise<OpenPicture | string> {
  if (file.size > MAX_FILE_BYTES) return pictureTexts.tooLarge;
  // An animated picture is marked in its head; a megabyte holds any head.
  const problem = pictureTypeProblem(new Uint8Array(await file.slice(0, 1_000_000).arrayBuffer()));
  if (problem) return PICTURE_TEXTS[problem];
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = source;
    if (Math.max(width, height) <= MAX_PICTURE_SIDE) return { source, width, height, close: () => source.close() };
    source.close();
    return PICTURE_TEXTS.TOO_MANY_PIXELS;
  } catch {
    return PICTURE_TEXTS.DAMAGED;
  }
}

/** Width and height of what is sent, in pixels: twice the larger copy that is kept. */
const SENT = 768;
const JPEG_QUALITY = 0.9;

/** Draws the kept square over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: OpenPicture, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  // What is transparent becomes white, as it would be on paper; JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The kept square as a data URL of a JPEG. Nothing of the file's metadata is in it. */
export function cutPicture(picture: OpenPicture, crop: Crop): string {
  const canvas = document.createElement('canvas');
  const side = Math.min(SENT, Math.max(1, Math.round(squareOf(picture, crop).side)));
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
