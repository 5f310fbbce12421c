import {
  MAX_FILE_BYTES,
  MAX_PICTURE_SIDE,
  PICTURE_TEXTS,
  pictureTypeProblem,
} from '#domain/account/profile/pictureRules.ts';

import { pictureTexts } from '../texts.ts';
import type { PictureSide } from './crop.ts';

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
