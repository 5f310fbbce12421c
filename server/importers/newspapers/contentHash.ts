import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { IssueSource } from './IssueDraft.ts';

/** Raised when readers find more in the same files than before: the next import of them then takes it in. */
const READERS = 2;

/**
 * Equal for the same issue read from the same files: of text and structure the bytes count, of pictures, which are
 * large, name, size and time.
 *
 * @param title - the name that the operator gives to the paper; null: the files' own.
 */
export async function contentHash(
  { textFiles, imageFiles }: Pick<IssueSource, 'textFiles' | 'imageFiles'>,
  title: string | null,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([READERS, title, textFiles.length]));
  for (const file of textFiles)
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>)
      hash.update(chunk);
  for (const file of imageFiles) {
    const { size, mtimeMs } = await stat(file);
    hash.update(JSON.stringify([path.basename(file), size, mtimeMs]));
  }
  return hash.digest('hex');
}
