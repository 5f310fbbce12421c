import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { readZip, type ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

/** A GEDCOM file on disk, plain, packed (`.gz`) or within an archive (GEDZIP). */
export interface GedcomSource {
  /** The file from its start; may be asked for again. */
  chunks: () => AsyncIterable<Uint8Array>;
  /** Bytes of the file unpacked, as far as they can be given beforehand; else of the file as it is. */
  bytes: number;
  /** The other files of an archive, in its order; none for what is no archive. */
  media: readonly ZipEntry[];
}

const PIECE_BYTES = 65_536;
/** What operating systems put into archives that no one put there. */
const OF_SYSTEMS = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/iu;
/** A packed file that unpacks to more than so many times its size is refused, as in an archive. */
const HIGHEST_RATIO = 500;

async function* bounded(stream: Readable, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most)
        throw new UserError(`This file is larger than ${Math.round(most / 1024 ** 2)} MB once it is unpacked.`);
      yield chunk;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw new UserError('This file is compressed and damaged, so we couldn’t unpack it.');
    throw error;
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    return (await file.read(Buffer.alloc(4), 0, 4, 0)).buffer;
  } finally {
    await file.close();
  }
}

/**
 * Opens a file for reading, known by its first bytes and not by its name.
 * @param mostBytes - of the GEDCOM unpacked, and of an archive altogether.
 * @throws UserError when it cannot be read, is too large or an archive without a GEDCOM file.
 */
export async function openGedcomSource(path: string, mostBytes: number): Promise<GedcomSource> {
  const { size } = await stat(path);
  const buffer = await firstBytes(path);
  if (buffer.readUInt32LE(0) === 0x04034b50 || buffer.readUInt32LE(0) === 0x06054b50)
    return openArchive(path, mostBytes);
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) {
    const most = Math.min(mostBytes, Math.max(size * HIGHEST_RATIO, PIECE_BYTES));
    return {
      chunks: () => {
        const packed = createReadStream(path);
        const unpacked = packed.pipe(createGunzip({ chunkSize: PIECE_BYTES }));
        packed.on('error', (error) => unpacked.destroy(error));
        return bounded(unpacked, most);
      },
      bytes: size,
      media: [],
    };
  }
  return {
    chunks: () => bounded(createReadStream(path, { highWaterMark: PIECE_BYTES }), mostBytes),
    bytes: size,
    media: [],
  };
}

async function openArchive(path: string, mostBytes: number): Promise<GedcomSource> {
  const entries = await readZip(path, mostBytes);
  // The name that the GEDZIP specification wants, or the only GEDCOM file there is.
  const gedcoms = entries.filter(({ name }) => /\.ged$/iu.test(name));
  const entry =
    gedcoms.find(({ name }) => name.toLowerCase() === 'gedcom.ged') ?? (gedcoms.length === 1 ? gedcoms[0] : undefined);
  if (!entry)
    throw new UserError(
      gedcoms.length === 0
        ? 'There is no GEDCOM file in this archive.'
        : 'There are several GEDCOM files in this archive. Upload the one you mean by itself.',
    );
  return {
    chunks: async function* () {
      yield* bounded(await entry.open(), mostBytes);
    },
    bytes: entry.unpacked,
    media: entries.filter((each) => each !== entry && !OF_SYSTEMS.test(each.name)),
  };
}
