import type { Readable } from 'node:stream';

/** The body of a request in memory. Null for one of more than `most` bytes, which is not read to its end. */
export async function readAtMost(body: Readable, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
