import { createHash, randomBytes } from 'node:crypto';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { masterKey, MOST_MASTER_BYTES, toMaster } from './pixels/masters.ts';
import { keptPage } from './pixels/pictureLimits.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new id of a page image: it says nothing of the file. */
export const newPageId = (): string => `p-${[...randomBytes(20)].map((byte) => ALPHABET[byte % 32]).join('')}`;

/** A picture as the site keeps it. */
export interface StoredMaster extends ImageSize {
  contentHash: string;
}

/** Keeps a picture as pages are kept, named by its bytes; the same bytes again are not worked on. Null for what is no picture, or too large. */
export async function keepMaster(files: FileStore, bytes: Buffer): Promise<StoredMaster | null> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const key = masterKey(contentHash);
  const file = await files.pathOf(key);
  const known = file === null ? null : await keptPage(file);
  if (known) return { contentHash, ...known.size };
  const master = await toMaster(bytes).catch(() => null);
  if (!master) return null;
  await files.write(key, master.bytes, { mostBytes: MOST_MASTER_BYTES });
  return { contentHash, ...master.size };
}
