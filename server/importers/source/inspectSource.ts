import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';

import iconv from 'iconv-lite';

import { UserError } from '#server/platform/config/UserError.ts';

import type { SourceEncoding } from '../mapping/importMapping.ts';
import { createUtf8Witness } from './damagedText.ts';
import { lineBlocks } from './lineBlocks.ts';
import { otherKindOfFile } from './otherKindOfFile.ts';

/** What one pass over a file finds before any row is read. */
export interface SourceInspection {
  file: string;
  /** Without its folder: what provenance shows. */
  name: string;
  bytes: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string;
  /** False where the last line has no end: the file may have been cut off in it. */
  hasLastLineEnd: boolean;
  /** Never `auto`. */
  encoding: Exclude<SourceEncoding, 'auto'>;
  /**
   * What the first line says in Excel's way (`sep=;`) of what stands between cells; null where it is a line like any
   * other.
   */
  separator: string | null;
}

type Mark = 'utf-8' | 'utf-16le' | 'utf-16be';
const MARKS: readonly { encoding: Mark; mark: readonly number[] }[] = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
];
/** The last two bytes of a file that ends with a line, also where a letter takes two. */
const LINE_ENDS = /[\n\r]\0?$/u;
/** First bytes of a file that are looked at: a mark, and what kind of file it is. */
const START_BYTES = 128;
/** Excel writes such a line for itself; some programs quote it. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^"\r\n])"?[,;\t|]*(?:[\r\n]|$)/iu;
/** Whether a line end is a byte of its own. */
const isBytewise = (mark: Mark | null): boolean => mark === null || mark === 'utf-8';

/** Passes bytes on, after `look` has seen them. */
async function* seen(chunks: AsyncIterable<Buffer>, look: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    look(chunk);
    yield chunk;
  }
}

/**
 * Reads a file once to learn its size, its fingerprint and its character set. A byte order mark decides; else
 * `auto` means UTF-8 where the bytes speak for it, if need be with a few damaged lines, and windows-1252 otherwise.
 *
 * @throws UserError when the file cannot be read, is empty, is a workbook or another file that is no text, or is not in
 * the character set the mapping names.
 */
export async function inspectSource(file: string, wanted: SourceEncoding): Promise<SourceInspection> {
  const hash = createHash('sha256');
  const witness = createUtf8Witness();
  let bytes = 0;
  let hasNul = false;
  let start = Buffer.alloc(0);
  let lastBytes = Buffer.alloc(0);
  let marked: Mark | null = null;
  try {
    const chunks = seen(createReadStream(file) as AsyncIterable<Buffer>, (chunk) => {
      if (bytes === 0)
        marked = MARKS.find(({ mark }) => mark.every((byte, index) => chunk[index] === byte))?.encoding ?? null;
      if (start.length < START_BYTES) start = Buffer.concat([start, chunk.subarray(0, START_BYTES)]);
      hasNul ||= chunk.includes(0);
      hash.update(chunk);
      bytes += chunk.length;
      lastBytes = Buffer.concat([lastBytes, chunk.subarray(-2)]).subarray(-2);
    });
    for await (const block of lineBlocks(chunks)) if (isBytewise(marked)) witness.take(block);
  } catch (error) {
    throw new UserError(`Cannot read ${file}: ${reasonOf(error)}`);
  }
  if (bytes === 0) throw new UserError(`${file} is empty.`);
  const otherKind = otherKindOfFile(start);
  if (otherKind !== null) throw new UserError(`${file} is not text: nothing was read. ${otherKind}`);
  const { brokenLine, isUtf8 } = witness.verdict();
  const found = marked ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  if (wanted === 'utf-8' && found !== 'utf-8') {
    throw new UserError(
      `${file} is not UTF-8${brokenLine === null ? '' : `: line ${brokenLine} has bytes that UTF-8 does not allow`}. Set "encoding" in the mapping to "auto" or to the file's own character set.`,
    );
  }
  if (hasNul && isBytewise(marked) && !wanted.startsWith('utf-16')) {
    throw new UserError(
      `${file} holds bytes that no text of one byte a letter has. If it is UTF-16 without a byte order mark, set "encoding" in the mapping to "utf-16le" or "utf-16be".`,
    );
  }
  const encoding = wanted === 'auto' || (marked !== null && wanted.startsWith('utf')) ? found : wanted;
  const separator = SEPARATOR_LINE.exec(iconv.decode(start, encoding))?.[1] ?? null;
  return {
    file,
    name: path.basename(file),
    bytes,
    hash: hash.digest('hex'),
    hasLastLineEnd: LINE_ENDS.test(lastBytes.toString('latin1')),
    encoding,
    separator,
  };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EACCES') return 'permission is denied.';
  if (code === 'EISDIR') return 'it is a folder; name the files.';
  return message;
}
