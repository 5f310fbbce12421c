import type { TreePictureSize } from '#domain/trees/core/editing/treePictureRules.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { PictureCopies } from './copyPicture.ts';
import { storedName } from './mediaStore.ts';

/** Below here pictures of trees are served, to readers who may see the medium. */
export const TREE_PICTURES_PATH = '/api/tree-pictures';

function addressOf(treeId: number, mediumId: number, file: string, token: string | null): string {
  const query = token === null ? '' : `?${new URLSearchParams({ publicTreeShareToken: token }).toString()}`;
  return `${TREE_PICTURES_PATH}/${treeId}/${mediumId}/${file}${query}`;
}

/**
 * Where a copy of the picture of a medium is to be had.
 * @param token - of the share link the reader came by; null without one
 */
export const treePictureAddress = (
  treeId: number,
  mediumId: number,
  size: TreePictureSize,
  token: string | null,
): string => addressOf(treeId, mediumId, `${size}.webp`, token);

/** Where the document of a medium is to be had; `token` as with pictures. */
export const treeFileAddress = (treeId: number, mediumId: number, token: string | null): string =>
  addressOf(treeId, mediumId, 'document.pdf', token);

/** Keeps a picture of a tree; the same picture is kept once. @returns its name, for the medium's `storedAs` */
export async function keepTreePicture(
  db: Database,
  treeId: number,
  { small, large, width, height }: PictureCopies,
): Promise<string> {
  const name = storedName(large);
  await db.rows(
    '/* treePicture.keep */ INSERT INTO tree_picture (tree_id, name, small, large, width, height) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (tree_id, name) DO NOTHING',
    [treeId, name, small, large, width, height],
  );
  return name;
}

/** Pictures by their names, without their bytes. */
export const treePictureSizes = (
  db: Database,
  treeId: number,
  names: readonly string[],
): Promise<{ name: string; width: number; height: number }[]> =>
  db.rows(
    '/* treePicture.sizes */ SELECT name, width, height FROM tree_picture WHERE tree_id = $1 AND name = ANY($2::text[])',
    [treeId, names],
  );

/** One copy of a picture of a tree, or null. */
export async function readTreePicture(
  db: Database,
  treeId: number,
  name: string,
  size: TreePictureSize,
): Promise<Buffer | null> {
  const row = await db.one<{ copy: Buffer }>(
    size === 'small'
      ? '/* treePicture.small */ SELECT small AS copy FROM tree_picture WHERE tree_id = $1 AND name = $2'
      : '/* treePicture.large */ SELECT large AS copy FROM tree_picture WHERE tree_id = $1 AND name = $2',
    [treeId, name],
  );
  return row?.copy ?? null;
}

/** The portraits of people of trees that a picture is kept of: number of the medium by the person's id. */
export async function portraitsOf(
  db: Database,
  people: readonly { treeId: number; personId: number }[],
): Promise<Map<string, number>> {
  const rows = await db.rows<{ treeId: number; personId: number; mediumId: number }>(
    `/* treePicture.portraits */ SELECT p.tree_id AS "treeId", p.id AS "personId", p.portrait_id AS "mediumId"
     FROM unnest($1::bigint[], $2::int[]) AS k(tree_id, id) JOIN tree_person p USING (tree_id, id)
     JOIN tree_document d ON d.tree_id = p.tree_id AND d.kind = 'medium' AND d.id = p.portrait_id
     JOIN tree_picture i ON i.tree_id = d.tree_id AND i.name = d.body ->> 'storedAs'`,
    [people.map(({ treeId }) => treeId), people.map(({ personId }) => personId)],
  );
  return new Map(rows.map(({ treeId, personId, mediumId }) => [treePersonId(treeId, personId), mediumId]));
}
