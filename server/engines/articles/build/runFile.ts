import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

import type { TermPostings } from './mergeTerms.ts';

const PIECE_BYTES = 1 << 20;
const HEAD_BYTES = 16;

/** Writes the words of a run to a file of its own, piece by piece. */
export function writeRun(file: string, terms: Iterable<TermPostings>): void {
  const fd = openSync(file, 'w');
  try {
    let waiting: Uint8Array[] = [];
    let bytes = 0;
    const flush = () => {
      writeSync(fd, Buffer.concat(waiting));
      waiting = [];
      bytes = 0;
    };
    for (const { text, df, postings, positions } of terms) {
      const head = Uint32Array.of(text.length, df, postings.length, positions.length);
      waiting.push(Buffer.concat([new Uint8Array(head.buffer), text, postings, positions]));
      bytes += waiting.at(-1)!.length;
      if (bytes > PIECE_BYTES) flush();
    }
    flush();
  } finally {
    closeSync(fd);
  }
}

/** Reads them again in slices, and removes the file after the last. */
export function* readRun(file: string): Generator<TermPostings> {
  const fd = openSync(file, 'r');
  try {
    let buffer = Buffer.alloc(PIECE_BYTES);
    let [start, end, position] = [0, 0, 0];
    const need = (bytes: number): boolean => {
      if (end - start >= bytes) return true;
      const rest = buffer.subarray(start, end);
      const larger = bytes > buffer.length ? Buffer.alloc(bytes * 2) : buffer;
      larger.set(rest);
      buffer = larger;
      [start, end] = [0, rest.length];
      while (end < bytes) {
        const read = readSync(fd, buffer, end, buffer.length - end, position);
        if (read === 0) return false;
        end += read;
        position += read;
      }
      return true;
    };
    while (need(HEAD_BYTES)) {
      const [letters, df, postings, positions] = [0, 4, 8, 12].map((at) => buffer.readUInt32LE(start + at)) as [
        number,
        number,
        number,
        number,
      ];
      start += HEAD_BYTES;
      if (!need(letters + postings + positions)) throw new Error('A run file is cut off');
      const body = buffer.subarray(start, start + letters + postings + positions);
      start += body.length;
      yield {
        text: body.subarray(0, letters),
        df,
        postings: body.subarray(letters, letters + postings),
        positions: body.subarray(letters + postings),
      };
    }
  } finally {
    closeSync(fd);
    rmSync(file, { force: true });
  }
}
