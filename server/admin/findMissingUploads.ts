import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { uploadKey } from '#server/modules/trees/gedcom/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

/** GEDCOM uploads that wait for their members and are not there. @returns sentences for an operator */
export async function findMissingUploads(db: Database, files: Pick<FileStore, 'list'>): Promise<string[]> {
  const uploads = new Set<string>();
  for await (const { key } of files.list('gedcom/')) uploads.add(key);
  const waiting = await db.rows<{ id: number }>(
    "/* check.uploads */ SELECT id FROM gedcom_import WHERE stage IN ('checking', 'checked', 'importing') ORDER BY id",
  );
  const lost = waiting.map(({ id }) => uploadKey(id)).filter((key) => !uploads.has(key));
  return lost.length > 0
    ? [
        `${countInWords(lost.length, 'GEDCOM upload')} missing, ${lost[0]} first: restore the files, or ask the members to upload them again.`,
      ]
    : [];
}
