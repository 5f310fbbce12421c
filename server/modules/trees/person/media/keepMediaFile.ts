import {
  MOST_MEMBER_BYTES,
  MOST_TREE_FILES,
  type MediaProblem,
  mediaTypeOfBytes,
  type StoredMediaType,
} from '#domain/trees/person/mediaRules.ts';
import type { Database } from '#server/platform/db/database.ts';

import { copyPicture, type PictureCopies } from './copyPicture.ts';
import { keepTreeFile, mediaBytesOf, treeMediaCount } from './mediaStore.ts';
import { keepTreePicture } from './treePictureStore.ts';

/**
 * A file as it is going to be kept: of a picture two copies without what the camera wrote into it, a PDF document as it
 * is.
 */
export type ReadMediaFile =
  | { type: StoredMediaType; copies: PictureCopies }
  | { type: 'application/pdf'; bytes: Buffer };

/** Reads a file that is meant for a tree, or says why trees do not keep it. Nothing is stored. */
export async function readMediaFile(bytes: Buffer): Promise<ReadMediaFile | { problem: MediaProblem }> {
  const actualType = mediaTypeOfBytes(bytes);
  if ('problem' in actualType) return actualType;
  if (actualType.type === 'application/pdf') return { type: actualType.type, bytes };
  const copies = await copyPicture(bytes);
  return typeof copies === 'string' ? { problem: copies } : { type: actualType.type, copies };
}

/** Bytes that a file takes of its owner's allowance. */
export const storedBytes = (file: ReadMediaFile): number =>
  'copies' in file ? file.copies.large.length + file.copies.small.length : file.bytes.length;

/**
 * Keeps a file of a tree; the same file is kept once. It takes of the allowance of `ownerId`; null: the site's own tree
 * has none.
 * @returns what its medium has as `storedAs`
 */
export async function keepMediaFile(
  db: Database,
  { treeId, ownerId }: { treeId: number; ownerId: number | null },
  file: ReadMediaFile,
): Promise<{ storedAs: string } | { problem: MediaProblem }> {
  if ((await treeMediaCount(db, treeId)) >= MOST_TREE_FILES) return { problem: 'TREE_IS_FULL' };
  if (ownerId !== null && (await mediaBytesOf(db, ownerId)) + storedBytes(file) > MOST_MEMBER_BYTES)
    return { problem: 'ALLOWANCE_IS_USED' };
  return {
    storedAs:
      'copies' in file ? await keepTreePicture(db, treeId, file.copies) : await keepTreeFile(db, treeId, file.bytes),
  };
}
