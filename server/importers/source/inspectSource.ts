import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';

import { UserError } from '#server/config/UserError.ts';

import type { SourceEncoding } from '../mapping/importMapping.ts';

/** What one pass over a file tells before any row is read. */
export interface SourceInspection {
  file: string;
  /** Without its folder: what provenance shows. */
  name: string;
  bytes: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string;
  /** Never `auto`. */
  encoding: Exclude<SourceEncoding, 'auto'>;
}

const UTF16_LE = [0xff, 0xfe];
const UTF16_BE = [0xfe, 0xff];
const startsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * Reads a file once to learn its size, its fingerprint and its character set. A byte order mark decides; else
 * `auto` means UTF-8 where every byte sequence is valid UTF-8, and windows-1252 where one is not.
 *
 * @throws UserError when the file cannot be read, is empty, or is not in the character set the mapping names.
 */
export async function inspectSource(file: string, wanted: SourceEncoding): Promise<SourceInspection> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let lines = 1;
  let brokenLine: number | null = null;
  let hasNul = false;
  let marked: 'utf-16le' | 'utf-16be' | null = null;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (bytes === 0) marked = startsWith(chunk, UTF16_LE) ? 'utf-16le' : startsWith(chunk, UTF16_BE) ? 'utf-16be' : null;
      hasNul ||= chunk.includes(0);
      hash.update(chunk);
      bytes += chunk.length;
      if (brokenLine === null && marked === null) {
        if (decodes(utf8, chunk)) lines += countNewlines(chunk);
        else brokenLine = lines + firstBrokenLine(chunk);
      }
    }
    if (brokenLine === null && marked === null && !decodes(utf8, null)) brokenLine = lines;
  } catch (error) {
    throw new UserError(`Cannot read ${file}: ${reasonOf(error)}`);
  }
  if (bytes === 0) throw new UserError(`${file} is empty.`);
  const found = marked ?? (brokenLine === null ? 'utf-8' : 'windows-1252');
  if (wanted === 'utf-8' && found !== 'utf-8') {
    throw new UserError(
      `${file} is not UTF-8${brokenLine === null ? '' : `: line ${brokenLine} has bytes that UTF-8 does not allow`}. Set "encoding" in the mapping to "auto" or to the file's own character set.`,
    );
  }
  if (hasNul && marked === null && !wanted.startsWith('utf-16')) {
    throw new UserError(`${file} holds bytes that no text of one byte a letter has. If it is UTF-16 without a byte order mark, set "encoding" in the mapping to "utf-16le" or "utf-16be".`);
  }
  const encoding = wanted === 'auto' || (marked !== null && wanted.startsWith('utf')) ? found : wanted;
  return { file, name: path.basename(file), bytes, hash: hash.digest('hex'), encoding };
}

function decodes(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    if (chunk === null) decoder.decode();
    else decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Lines of the chunk before the first one that is not valid UTF-8 on its own. */
function firstBrokenLine(chunk: Buffer): number {
  const lines = chunk.toString('latin1').split('\n');
  const at = lines.findIndex((line) => !decodes(new TextDecoder('utf-8', { fatal: true }), Buffer.from(`${line}\n`, 'latin1')));
  return Math.max(0, at);
}

function countNewlines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EACCES') return 'permission is denied.';
  if (code === 'EISDIR') return 'it is a folder; name the files.';
  return message;
}
