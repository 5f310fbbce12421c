import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { type PictureFault, pictureFault, type StoredPicture } from '#domain/records/images/pictureFault.ts';
import { digestOf, saveFault } from '#server/engines/images/pictureFiles.ts';
import { masterKey } from '#server/engines/images/pixels/masterFiles.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

/** How thoroughly is looked. */
export interface CheckOptions {
  /** Files of images are not read: their sizes alone are compared. */
  isBySize: boolean;
}

const BATCH = 10_000;
/** Files that a sentence names. */
const MOST_NAMED = 20;

const IN_WORDS: Readonly<Record<PictureFault, string>> = {
  missing: 'missing',
  'cut-short': 'cut short',
  altered: 'altered',
};

interface ImageRow extends StoredPicture {
  hash: string;
  fault: PictureFault | null;
}

/** Files of pages, each once. Pages that are drawn on demand have none. */
async function* storedImages(db: Database): AsyncGenerator<ImageRow> {
  for (let after = ''; ;) {
    const rows = await db.rows<ImageRow>(
      `/* check.images */ SELECT DISTINCT p.content_hash AS hash, f.bytes::float8 AS bytes, f.sha256, f.fault
       FROM page_image p LEFT JOIN image_file f ON f.content_hash = p.content_hash
       WHERE p.drawing IS NULL AND p.content_hash > $1 ORDER BY 1 LIMIT $2`,
      [after, BATCH],
    );
    yield* rows;
    after = rows.at(-1)?.hash ?? '';
    if (rows.length < BATCH) return;
  }
}

function sentenceOf(fault: PictureFault, keys: readonly string[]): string {
  const named = keys.slice(0, MOST_NAMED).join(', ');
  const more = keys.length > MOST_NAMED ? `, and ${countInWords(keys.length - MOST_NAMED, 'other')}` : '';
  const advice = 'Restore the files of that time, or import the images again.';
  return `${countInWords(keys.length, 'image file')} ${IN_WORDS[fault]}: ${named}${more}. ${advice}`;
}

/**
 * Compares the files of page images with what their import noted: whether each is there, its size, and its digest. What
 * it finds is noted, so that the site says so, and so that importing the images again stores them again. It lists all
 * files once, which takes a minute for a million in a bucket, and reads them all unless only sizes are wanted.
 *
 * @returns sentences for an operator, one for each kind of fault
 */
export async function comparePictures(
  db: Database,
  files: Pick<FileStore, 'list' | 'read'>,
  { isBySize }: CheckOptions,
): Promise<string[]> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of files.list('images/')) sizes.set(key, bytes);
  const faulty: Record<PictureFault, string[]> = { missing: [], 'cut-short': [], altered: [] };
  for await (const row of storedImages(db)) {
    const key = masterKey(row.hash);
    const bytes = sizes.get(key);
    const bySize = pictureFault(row, bytes === undefined ? null : { bytes });
    const isRead = bySize === null && !isBySize;
    const found = isRead ? await digestOf(files, key) : bytes === undefined ? null : { bytes };
    const fault = isRead ? pictureFault(row, found) : bySize;
    if (fault !== null) faulty[fault].push(key);
    // Without reading it, nothing is known of a file that was altered.
    if (isRead || fault !== null) await saveFault(db, row.hash, fault, found);
  }
  const kinds = (Object.keys(IN_WORDS) as PictureFault[]).filter((fault) => faulty[fault].length > 0);
  return kinds.map((fault) => sentenceOf(fault, faulty[fault]));
}
