import { squareOf, type Crop } from './crop.ts';
import type { OpenPicture } from './openPicture.ts';

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
