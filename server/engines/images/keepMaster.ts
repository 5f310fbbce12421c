import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import { storedFile, toMaster } from './pixels/masters.ts';
import { keptPage } from './pixels/pictureLimits.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new id of a page image: it says nothing of the file. */
export const newPageId = (): string => `p-${[...randomBytes(20)].map((byte) => ALPHABET[byte % 32]).join('')}`;

/** A picture as the site keeps it. */
export interface StoredMaster extends ImageSize {
  contentHash: string;
}

/** Keeps a picture as pages are kept, named by its bytes; the same bytes again are not worked on. Null for what is no picture, or too large. */
export async function keepMaster(dataDir: string, bytes: Buffer): Promise<StoredMaster | null> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const file = storedFile(dataDir, contentHash);
  if (existsSync(file)) {
    const known = await keptPage(file);
    if (known) return { contentHash, ...known.size };
  }
  const master = await toMaster(bytes).catch(() => null);
  if (!master) return null;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, master.bytes);
  await rename(`${file}.part`, file);
  return { contentHash, ...master.size };
}
