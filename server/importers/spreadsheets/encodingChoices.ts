import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

import iconv from 'iconv-lite';

import { isSheetEncoding, type SheetEncoding } from '#domain/records/sheets/sheetEncodings.ts';

import type { SourceInspection } from '../source/inspectSource.ts';
import { lineBlocks, linesOf } from '../source/lineBlocks.ts';

/** A character set in which a file may be read, and what its lines say in it. */
export interface EncodingChoice {
  encoding: SheetEncoding;
  lines: string[];
}

const LINES = 3;
/** Bytes of a line that are shown before its first sign beyond ASCII, and from it on. */
const BEFORE = 40;
const BEHIND = 60;
const START_BYTES = 4096;
const BYTEWISE: readonly SheetEncoding[] = ['windows-1252', 'iso-8859-15', 'macintosh'];
const WIDE: readonly SheetEncoding[] = ['utf-16le', 'utf-16be'];
const MARKS: readonly (readonly number[])[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0xef, 0xbb, 0xbf],
];

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const isInside = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** What is shown of a line; a letter of UTF-8 is not cut in two. */
function shown(line: Buffer): Buffer {
  const at = line.findIndex((byte) => byte >= 0x80);
  let [from, to] = [Math.max(0, at - BEFORE), Math.min(line.length, at + BEHIND)];
  while (from > 0 && from < at && isInside(line[from])) from += 1;
  while (to < line.length && to > at + 1 && isInside(line[to])) to -= 1;
  return line.subarray(from, to);
}

/** The first lines of a file that letters of its own make read differently. */
async function telling(file: string): Promise<Buffer[]> {
  const lines: Buffer[] = [];
  const chunks = createReadStream(file);
  for await (const block of lineBlocks(chunks as AsyncIterable<Buffer>)) {
    if (isAscii(block)) continue;
    for (const line of linesOf(block)) {
      if (!isAscii(line)) lines.push(shown(line));
      if (lines.length === LINES) return lines;
    }
  }
  return lines;
}

/**
 * The character sets in which a file of text may be read, that of the inspection first and the next likely one second,
 * each with the first lines that differ; none where a mark says it, or where all of them read the same.
 */
export async function encodingChoices({
  file,
  encoding,
}: Pick<SourceInspection, 'file' | 'encoding'>): Promise<EncodingChoice[]> {
  const start = await startOf(file);
  if (!isSheetEncoding(encoding) || MARKS.some((mark) => mark.every((byte, at) => start[at] === byte))) return [];
  const isWide = WIDE.includes(encoding);
  const lines = isWide
    ? iconv
        .decode(start, encoding)
        .split(/[\r\n]+/u)
        .slice(0, LINES)
        .map((line) => iconv.encode(line, encoding))
    : await telling(file);
  const others = isWide ? WIDE : lines.every((line) => isUtf8(line)) ? (['utf-8', ...BYTEWISE] as const) : BYTEWISE;
  if (lines.length === 0) return [];
  return [...new Set([encoding, ...others])].map((one) => ({
    encoding: one,
    lines: lines.map((line) => iconv.decode(line, one).trim()),
  }));
}
