import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { EXPORT_RUNNING, EXPORT_RUNNING_TEXT, takeExportTurn } from '#server/platform/limits/exportTurn.ts';

import { sendProblem } from './sendProblem.ts';

/** Hands a file on, but keeps back its last piece until `done` has settled: who has read all of it finds that done. */
async function* lastPieceAfter(
  done: () => Promise<void>,
  file: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  let last: Uint8Array | null = null;
  for await (const piece of file) {
    if (last !== null) yield last;
    last = piece;
  }
  await done();
  if (last !== null) yield last;
}

/**
 * Answers with a member's export unless another one of theirs is running (409). The turn is given back before the last
 * piece of the file goes out, so that a reader who has all of it may start another one at once; and when its reader has
 * gone.
 *
 * @param start - starts the export and sets the headers of its answer; called only when it is the member's turn.
 */
export async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  memberId: number,
  start: () => Promise<Readable> | Readable,
): Promise<FastifyReply> {
  const giveBack = await takeExportTurn(db, memberId);
  if (!giveBack)
    return sendProblem(request, reply, {
      status: 409,
      code: EXPORT_RUNNING,
      title: 'Another download is still running',
      text: EXPORT_RUNNING_TEXT,
    });
  reply.raw.once('close', () => void giveBack());
  try {
    return await reply.send(Readable.from(lastPieceAfter(giveBack, await start()), { objectMode: false }));
  } catch (error) {
    await giveBack();
    throw error;
  }
}
