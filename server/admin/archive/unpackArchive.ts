import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

import { UserError } from '#server/platform/config/UserError.ts';

interface Options {
  signal?: AbortSignal;
  /** Called with the number of bytes that were read from the file since the last call. */
  onRead?: (bytes: number) => void;
}

/**
 * The bytes of a file that `export` wrote, unpacked. The file is closed with the last, or where their reader stops.
 * @throws UserError when it is no archive, is damaged or is cut off
 */
export async function* unpackArchive(file: string, { signal, onRead }: Options = {}): AsyncGenerator<Buffer> {
  const source = createReadStream(file, { signal });
  const unpacked = createGunzip();
  if (onRead) source.on('data', ({ length }) => onRead(length));
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  try {
    for await (const chunk of unpacked) yield chunk as Buffer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new UserError('The archive is cut off.');
    if (code?.startsWith('Z_')) throw new UserError('The file is no archive of a Muniment site, or is damaged.');
    throw error;
  } finally {
    source.destroy();
  }
}
