import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import { files as fileSettings } from '#server/platform/config/settings/files.ts';

import { MOST_PIXELS } from './pixels/pictureLimits.ts';

const run = promisify(execFile);

/** Milliseconds and bytes of memory that one picture may take, and bytes of what comes of it. */
const LONGEST_MS = 120_000;
const MOST_MEMORY_KB = 4 * 1024 ** 2;
const MOST_BYTES = MOST_PIXELS * 4;

/** A file of boxes, and a bare stream of code. */
const SIGNATURES = [Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.from('ff4fff51', 'hex')] as const;

/** Whether bytes are a picture in JPEG 2000, by how they begin. */
export const isJpeg2000 = (bytes: Buffer): boolean =>
  SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature));

/** The program that unpacks such pictures; null for none. Imports run in processes of their own, with the variables of the site. */
const command = (): string | null => fileSettings.jp2Command.read(process.env, () => undefined);

/** Why a picture in JPEG 2000 is not taken, in words that go on after nothing. */
export const jpeg2000Problem = (name: string): string =>
  command() === null
    ? `${name} is in JPEG 2000, which is not read here: bring it as TIFF, or have the people who run the site install OpenJPEG and set JP2_COMMAND to opj_decompress`
    : `${name} is in JPEG 2000 and could not be unpacked, or has too many pixels`;

/**
 * The size that a picture in JPEG 2000 says it has (SIZ): its code starts with it. Null for one that says none, and where
 * no program unpacks it.
 */
export function jpeg2000Size(bytes: Buffer): ImageSize | null {
  const at = isJpeg2000(bytes) && command() !== null ? bytes.indexOf(SIGNATURES[1]) : -1;
  if (at === -1 || bytes.length < at + 24) return null;
  const [right, bottom, left, top] = [8, 12, 16, 20].map((offset) => bytes.readUInt32BE(at + offset));
  const [width, height] = [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * Unpacks a picture in JPEG 2000 by the operator's program, within limits of time and memory. Null where there is no
 * such program, where it fails or makes nothing, and for a picture that says it is larger than a page may be.
 */
export async function unpackJpeg2000(bytes: Buffer): Promise<Buffer | null> {
  const program = command();
  const size = jpeg2000Size(bytes);
  if (program === null || size === null || size.width * size.height > MOST_PIXELS) return null;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muniment-jp2-'));
  try {
    const [from, to] = [path.join(folder, bytes[0] === 0 ? 'page.jp2' : 'page.j2k'), path.join(folder, 'page.tif')];
    await writeFile(from, bytes);
    const limited = `ulimit -v ${MOST_MEMORY_KB}; ulimit -f ${MOST_BYTES / 512}; exec "$0" "$@"`;
    await run('/bin/sh', ['-c', limited, program, '-i', from, '-o', to], {
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      maxBuffer: 1024 ** 2,
    });
    const unpacked = await readFile(to);
    return unpacked.length === 0 ? null : unpacked;
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
