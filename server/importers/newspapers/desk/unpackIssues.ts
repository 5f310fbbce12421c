import { createWriteStream } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

import { MOST_NEWSPAPER_BYTES } from '#domain/newspapers/core/newspaperFileProblem.ts';
import { readZip } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { isBesideFiles } from '../../zipFiles.ts';

/** Text of newspapers packs well: XML unpacks to ten times its size. */
const MOST_UNPACKED = 8 * MOST_NEWSPAPER_BYTES;
/** Longest name of a file or folder that a disk takes. */
const LONGEST_NAME = 255;
/** Two entries would be one file, or one would be the folder of another. */
const NO_ROOM = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Unpacks an archive of issues into a folder. An import knows a picture again by its name, its bytes and its time: the
 * time of each file is made of its content here, so that the same archive brought twice holds the same issues.
 * @throws UserError for an archive that lies about itself, leads out of itself, or holds two files of one name
 */
export async function unpackIssues(file: string, folder: string): Promise<void> {
  const entries = (await readZip(file, MOST_UNPACKED)).filter((entry) => !isBesideFiles(entry));
  for (const { name, open } of entries) {
    const steps = name.split(/[/\\]/u).filter((step) => step !== '' && step !== '.');
    const at = path.join(folder, ...steps);
    if (steps.some((step) => Buffer.byteLength(step) > LONGEST_NAME))
      throw new UserError(`The archive holds a file whose name is too long: “${name.slice(0, 80)}…”.`);
    let sum = 0;
    try {
      await mkdir(path.dirname(at), { recursive: true, mode: 0o700 });
      await pipeline(
        await open(),
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            sum = crc32(chunk, sum);
            yield chunk;
          }
        },
        createWriteStream(at, { flags: 'wx' }),
      );
    } catch (error) {
      if (NO_ROOM.has((error as NodeJS.ErrnoException).code ?? ''))
        throw new UserError(`The archive holds “${name}” twice, or a folder of that name.`);
      throw error;
    }
    // Half of it: a disk takes seconds up to the year 2038.
    await utimes(at, sum >>> 1, sum >>> 1);
  }
}
