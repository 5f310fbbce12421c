import { MOST_MEMBER_BYTES, MOST_TREE_FILES, type MediaProblem } from '#domain/trees/media/mediaRules.ts';
import { mediaTypeOfBytes, type KeptMediaType } from '#domain/trees/media/mediaTypeOfBytes.ts';
import type { Database } from '#server/db/database.ts';

import { copyPicture } from './copyPicture.ts';
import { keepTreeFile, mediaBytesOf, treeMediaCount } from './mediaStore.ts';
import { keepTreePicture } from './treePictureStore.ts';

/** A file that is kept of a tree: what its medium has as `storedAs`, and what it was. */
export interface KeptFile {
  storedAs: string;
  type: KeptMediaType;
}

/**
 * Keeps a file of a tree: of a picture two copies without what the camera wrote into it, a PDF document as it is. The same
 * file is kept once. It takes of the allowance of `ownerId`; null: the site's own tree has none.
 */
export async function keepMediaFile(db: Database, { treeId, ownerId }: { treeId: number; ownerId: number | null }, bytes: Buffer): Promise<KeptFile | { problem: MediaProblem }> {
  const told = mediaTypeOfBytes(bytes);
  if ('problem' in told) return told;
  const { type } = told;
  if ((await treeMediaCount(db, treeId)) >= MOST_TREE_FILES) return { problem: 'TREE_IS_FULL' };
  const copies = type === 'application/pdf' ? null : await copyPicture(bytes);
  if (typeof copies === 'string') return { problem: copies };
  const size = copies ? copies.large.length + copies.small.length : bytes.length;
  if (ownerId !== null && (await mediaBytesOf(db, ownerId)) + size > MOST_MEMBER_BYTES) return { problem: 'ALLOWANCE_IS_USED' };
  return { type, storedAs: copies ? await keepTreePicture(db, treeId, copies) : await keepTreeFile(db, treeId, bytes) };
}
