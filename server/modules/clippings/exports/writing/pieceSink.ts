import { Writable } from 'node:stream';

import { UserError } from '#server/platform/config/UserError.ts';

/** Bytes of a piece: what is in memory of a file, however large it is. */
const PIECE = 1_000_000;
const TOO_LARGE = 'This export is larger than 500 MB. Export a smaller collection, or choose a format without images.';

/** Where the bytes of an export go, in pieces. */
export interface PieceSink {
  readonly stream: Writable;
  /** How many there were. */
  bytes: () => number;
}

/**
 * Takes bytes and hands them on in pieces, no faster than they are kept.
 * @param keep - keeps a piece, numbered from 0. @param most - bytes of a file; what is larger fails with a UserError
 */
export function createPieceSink(keep: (n: number, bytes: Buffer) => Promise<void>, most = 500_000_000): PieceSink {
  let [waiting, held, total, n] = [[] as Buffer[], 0, 0, 0];
  const handOn = async () => {
    const piece = Buffer.concat(waiting);
    [waiting, held] = [[], 0];
    if (piece.length > 0) await keep(n++, piece);
  };
  const done = (work: Promise<void>, callback: (error?: Error | null) => void) =>
    void work.then(() => callback(), callback);
  const stream = new Writable({
    highWaterMark: PIECE,
    write(chunk: Buffer, _encoding, callback) {
      waiting.push(chunk);
      held += chunk.length;
      total += chunk.length;
      if (total > most) callback(new UserError(TOO_LARGE));
      else if (held < PIECE) callback();
      else done(handOn(), callback);
    },
    final: (callback) => done(handOn(), callback),
  });
  return { stream, bytes: () => total };
}
