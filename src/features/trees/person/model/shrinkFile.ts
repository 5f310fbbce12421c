import { TREE_PICTURE_SIDES } from '#domain/trees/core/editing/treePictureRules.ts';
import { MEDIA_PROBLEM_TEXTS, MOST_DOCUMENT_BYTES, MOST_PICTURE_BYTES } from '#domain/trees/person/mediaRules.ts';

/** Pictures up to so many bytes go as they are: the server removes what the camera wrote into them. */
const SMALL = 2_000_000;
/** Larger than what is kept of it, so that it is made smaller once and not twice. */
const SIDE = TREE_PICTURE_SIDES.large * 1.5;
const QUALITY = 0.9;

/** A file as it is sent, or why it cannot be. */
export type FileToSend = { blob: Blob } | { problem: string };

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** Makes a large photograph smaller before it is sent; everything else goes as it is, and the server judges it. */
export async function shrinkFile(file: File): Promise<FileToSend> {
  if (file.type === 'application/pdf')
    return file.size > MOST_DOCUMENT_BYTES ? { problem: MEDIA_PROBLEM_TEXTS.TOO_LARGE } : { blob: file };
  if (file.size > SMALL && file.type === 'image/jpeg') {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    const smaller = bitmap && (await draw(bitmap));
    bitmap?.close();
    if (smaller && smaller.size < file.size) return { blob: smaller };
  }
  return file.size > MOST_PICTURE_BYTES ? { problem: MEDIA_PROBLEM_TEXTS.TOO_LARGE } : { blob: file };
}
