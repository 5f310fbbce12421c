import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { EXPORT_RUNNING, EXPORT_RUNNING_TEXT, takeExportTurn } from '#server/platform/limits/exportTurn.ts';

import { sendProblem } from './sendProblem.ts';

/**
 * Answers with a member's export unless another one of theirs is running (409). The turn is given back when the answer has
 * been sent, or its reader has gone.
 *
 * @param answer - starts the export; called only when it is the member's turn.
 */
export async function sendExport(request: FastifyRequest, reply: FastifyReply, db: Database, memberId: number, answer: () => Promise<FastifyReply> | FastifyReply): Promise<FastifyReply> {
  const giveBack = await takeExportTurn(db, memberId);
  if (!giveBack) return sendProblem(request, reply, { status: 409, code: EXPORT_RUNNING, title: 'Another download is still running', text: EXPORT_RUNNING_TEXT });
  for (const end of ['finish', 'close']) reply.raw.once(end, () => void giveBack());
  try {
    return await answer();
  } catch (error) {
    await giveBack();
    throw error;
  }
}
