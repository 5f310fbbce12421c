import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { FileStore } from '../files/FileStore.ts';
import { FileTooLarge } from '../files/writeWhole.ts';
import { problemOf } from './problems.ts';
import { sendProblem } from './sendProblem.ts';

/** A file that someone with a ticket sends. */
interface Upload {
  files: Pick<FileStore, 'write' | 'remove'>;
  /** Where it is kept. */
  key: string;
  mostBytes: number;
  bytes: Readable;
  /** Called when it did not arrive whole, or has more bytes than may be. */
  onLost: (isTooLarge: boolean) => Promise<unknown>;
  /** Called when it is there; answers whether it is still wanted. */
  onArrived: (bytes: number) => Promise<boolean>;
}

/**
 * Takes a file straight to the file store, without a look at its bytes, and answers: 204 where it is there, 409 where
 * it is wanted no more by then and was put away, 413 where it is too large, 400 where only a part came.
 */
export async function takeUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, key, mostBytes, bytes, onLost, onArrived }: Upload,
): Promise<FastifyReply> {
  let size: number;
  try {
    size = await files.write(key, bytes, { mostBytes, isPrivate: true });
  } catch (error) {
    const isTooLarge = error instanceof FileTooLarge;
    await onLost(isTooLarge);
    return sendProblem(request, reply, problemOf(isTooLarge ? 413 : 400));
  }
  if (await onArrived(size)) return reply.code(204).header('cache-control', 'no-store').send();
  await files.remove(key);
  return sendProblem(request, reply, problemOf(409));
}
