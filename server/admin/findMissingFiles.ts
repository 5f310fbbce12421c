import { counted } from '#domain/kernel/wording/counted.ts';
import { masterKey } from '#server/engines/images/pixels/masters.ts';
import { uploadKey } from '#server/modules/trees/gedcom/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

const BATCH = 10_000;

async function keysBelow(files: Pick<FileStore, 'list'>, folder: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of files.list(folder)) keys.add(key);
  return keys;
}

async function* neededImages(db: Database): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db.rows<{ hash: string }>('/* check.images */ SELECT DISTINCT content_hash AS hash FROM page_image WHERE content_hash > $1 ORDER BY 1 LIMIT $2', [after, BATCH]);
    for (const { hash } of rows) yield masterKey(hash);
    after = rows.at(-1)?.hash ?? '';
    if (rows.length < BATCH) return;
  }
}

/**
 * Files that the database names and that are not there: of images, and of GEDCOM uploads that wait for their members. It reads the list of all files once, which takes a
 * minute for a million in a bucket.
 */
export async function findMissingFiles(db: Database, files: Pick<FileStore, 'list'>): Promise<string[]> {
  const images = await keysBelow(files, 'images/');
  const missing: string[] = [];
  for await (const key of neededImages(db)) if (!images.has(key)) missing.push(key);
  const uploads = await keysBelow(files, 'gedcom/');
  const waiting = await db.rows<{ id: number }>("/* check.uploads */ SELECT id FROM gedcom_import WHERE stage IN ('checking', 'checked', 'importing') ORDER BY id");
  const lost = waiting.map(({ id }) => uploadKey(id)).filter((key) => !uploads.has(key));
  return [
    ...(missing.length > 0 ? [`${counted(missing.length, 'image file')} missing, ${missing[0]} first: restore the files of that time, or import the images again.`] : []),
    ...(lost.length > 0 ? [`${counted(lost.length, 'GEDCOM upload')} missing, ${lost[0]} first: restore the files, or ask the members to upload them again.`] : []),
  ];
}
