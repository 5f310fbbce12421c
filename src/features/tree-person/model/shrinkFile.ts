import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '#domain/accounts/pictureRules.ts';
import { TREE_PICTURE_SIDES } from '#domain/trees/editing/treePictureRules.ts';

/** Tried one after the other until the picture is small enough to be sent. */
const TRIES = [
  { side: TREE_PICTURE_SIDES.large, quality: 0.88 },
  { side: TREE_PICTURE_SIDES.large, quality: 0.7 },
  { side: 1400, quality: 0.7 },
  { side: 1000, quality: 0.6 },
];

/** A picture as it is sent, or why it cannot be. */
export type ShrunkFile = { dataUrl: string } | { problem: string };

const NOT_READ = 'This is not a picture we can read. Use a JPEG, PNG or WebP file.';

const readAsDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read.'));
    reader.readAsDataURL(blob);
  });

async function draw(bitmap: ImageBitmap, { side, quality }: (typeof TRIES)[number]): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** Makes a picture of a file small enough to be sent. A small one goes as it is: the server removes what the camera wrote into it. */
export async function shrinkFile(file: File): Promise<ShrunkFile> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'This file is larger than 25 MB.' };
  if (file.size <= MAX_PICTURE_BYTES) return { dataUrl: await readAsDataUrl(file) };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { problem: NOT_READ };
  for (const attempt of TRIES) {
    const blob = await draw(bitmap, attempt);
    if (blob && blob.size <= MAX_PICTURE_BYTES) return { dataUrl: await readAsDataUrl(blob) };
  }
  return { problem: 'This picture could not be made small enough. Try another copy of it.' };
}
