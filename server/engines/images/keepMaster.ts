import { createHash, randomBytes } from 'node:crypto';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import { pictureFault } from '#domain/records/images/pictureFault.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { isJpeg2000, unpackJpeg2000 } from './jpeg2000.ts';
import { digestOf, digestOfBytes, type FileDigest, storedPicture } from './pictureFiles.ts';
import { masterKey, MOST_MASTER_BYTES, toMaster } from './pixels/masterFiles.ts';
import { keptPage } from './pixels/pictureLimits.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new id of a page image: it says nothing of the file. */
export const newPageId = (): string => `p-${[...randomBytes(20)].map((byte) => ALPHABET[byte % 32]).join('')}`;

/** A picture as the site keeps it. */
export interface StoredMaster extends ImageSize {
  contentHash: string;
}

/** The picture that is kept already of these bytes, where it is whole. */
async function knownMaster(
  db: Pick<Database, 'one'>,
  files: FileStore,
  contentHash: string,
): Promise<(ImageSize & { file: FileDigest }) | 'none' | 'damaged'> {
  const key = masterKey(contentHash);
  // One that a bucket has lost half of does not arrive.
  const file = await files.pathOf(key).catch(() => undefined);
  if (file === null) return 'none';
  const known = file === undefined ? null : await keptPage(file);
  const found = known && (await digestOf(files, key));
  const stored = (await storedPicture(db, contentHash)) ?? { bytes: null, sha256: null };
  return known && found && pictureFault(stored, found) === null ? { ...known.size, file: found } : 'damaged';
}

/**
 * Keeps a picture as pages are kept, named by its bytes; the same bytes again are not worked on, unless the file that
 * was kept of them is damaged. Null for what is no picture, or too large, and for one in JPEG 2000 that no program unpacks
 * here. The caller notes the file (`savePicture`)
 * with the page.
 */
export async function keepMaster(
  db: Pick<Database, 'one'>,
  files: FileStore,
  bytes: Buffer,
): Promise<(StoredMaster & { file: FileDigest }) | null> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const known = await knownMaster(db, files, contentHash);
  if (typeof known !== 'string') return { contentHash, ...known };
  const picture = isJpeg2000(bytes) ? await unpackJpeg2000(bytes) : bytes;
  const master = picture && (await toMaster(picture).catch(() => null));
  if (!master) return null;
  // Copies of what is damaged are forgotten with it.
  if (known === 'damaged') await files.remove(masterKey(contentHash));
  await files.write(masterKey(contentHash), master.bytes, { mostBytes: MOST_MASTER_BYTES });
  return { contentHash, ...master.size, file: digestOfBytes(master.bytes) };
}
