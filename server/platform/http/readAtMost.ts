import type { Readable } from 'node:stream';

/** How fast a body must come. */
export interface Pace {
  /** Milliseconds before that is looked at. */
  graceMs: number;
  /** Bytes a second, on the whole. */
  leastPerSecond: number;
}

/** 64 kbit/s: at less, most files are not whole before the server ends the request. */
const PACE: Pace = { graceMs: 15_000, leastPerSecond: 8_000 };
/** How often it is looked at, in milliseconds. */
const LOOK_MS = 1_000;

/** A body of which only a part came: its sender went, or was too slow. Nothing of ours failed. */
export class BodyNotWhole extends Error {
  readonly statusCode: 400 | 408;

  constructor(statusCode: 400 | 408, cause?: unknown) {
    super('only a part of the body came', { cause });
    this.statusCode = statusCode;
  }
}

/**
 * The body of a request in memory. Null for one of more than `most` bytes, which is not read to its end. Who sends next
 * to nothing is cut off: others wait for the room that a body takes.
 *
 * @throws BodyNotWhole
 */
export async function readAtMost(
  body: Readable,
  most: number,
  { graceMs, leastPerSecond }: Pace = PACE,
): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const began = performance.now();
  const look = setInterval(
    () => {
      const waited = performance.now() - began;
      if (waited > graceMs && bytes * 1_000 < waited * leastPerSecond) body.destroy(new BodyNotWhole(408));
    },
    Math.min(LOOK_MS, graceMs),
  );
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > most) return null;
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof BodyNotWhole ? error : new BodyNotWhole(400, error);
  } finally {
    clearInterval(look);
  }
  return Buffer.concat(parts);
}
