import { createHash } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';

/** What bytes of a tree are kept as: the same ones have the same name, so that they are kept once. */
export const storedName = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Keeps a PDF document of a tree; the same one is kept once. @returns its name, for the medium's `storedAs` */
export async function keepTreeFile(db: Database, treeId: number, content: Buffer): Promise<string> {
  const name = storedName(content);
  await db.rows(
    "/* treeFile.keep */ INSERT INTO tree_file (tree_id, name, media_type, content) VALUES ($1, $2, 'application/pdf', $3) ON CONFLICT (tree_id, name) DO NOTHING",
    [treeId, name, content],
  );
  return name;
}

/** A document of a tree, or null. */
export async function readTreeFile(db: Database, treeId: number, name: string): Promise<Buffer | null> {
  const row = await db.one<{ content: Buffer }>(
    '/* treeFile.read */ SELECT content FROM tree_file WHERE tree_id = $1 AND name = $2',
    [treeId, name],
  );
  return row?.content ?? null;
}

/** Documents by their names, with their bytes counted. */
export const treeFileSizes = (
  db: Database,
  treeId: number,
  names: readonly string[],
): Promise<{ name: string; bytes: number }[]> =>
  db.rows(
    '/* treeFile.sizes */ SELECT name, octet_length(content) AS bytes FROM tree_file WHERE tree_id = $1 AND name = ANY($2::text[])',
    [treeId, names],
  );

/** How many pictures and documents a tree holds. */
export async function treeMediaCount(db: Database, treeId: number): Promise<number> {
  const row = await db.one<{ count: number }>(
    '/* treeMedia.count */ SELECT ((SELECT count(*) FROM tree_picture WHERE tree_id = $1) + (SELECT count(*) FROM tree_file WHERE tree_id = $1))::int AS count',
    [treeId],
  );
  return row?.count ?? 0;
}

/** Bytes that the pictures and documents of all trees of a member take. */
export async function mediaBytesOf(db: Database, memberId: number): Promise<number> {
  const row = await db.one<{ bytes: number }>(
    `/* treeMedia.bytes */ SELECT (coalesce((SELECT sum(octet_length(p.large) + octet_length(p.small)) FROM tree_picture p JOIN tree t ON t.id = p.tree_id WHERE t.owner_id = $1), 0)
       + coalesce((SELECT sum(octet_length(f.content)) FROM tree_file f JOIN tree t ON t.id = f.tree_id WHERE t.owner_id = $1), 0))::float8 AS bytes`,
    [memberId],
  );
  return row?.bytes ?? 0;
}
