import type { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';

import { MEDIA_PROBLEM_TEXTS, MOST_PICTURE_BYTES } from '#domain/trees/person/mediaRules.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { openTreeForTicket } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { readAtMost } from '#server/platform/http/readAtMost.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { createTurns } from '#server/platform/limits/createTurns.ts';

import { addTreeMedium } from './addTreeMedium.ts';
import { takeUploadTicket } from './uploadTickets.ts';

/** Where a file of a tree is sent to, without the ticket. */
export const TREE_UPLOAD_PATH = '/api/tree-pictures/upload';

/** Files that are read and copied at once, 200 MB in all, and of one member. */
const AT_ONCE = { most: 8, mostOfOne: 2 };

/** Takes in a picture or a PDF document of a tree from the holder of the ticket, once, and answers with the result. */
export function registerTreeUploads(
  app: FastifyInstance,
  { db, admitsTicket }: { db: Database; admitsTicket: Identity['admitsTicket'] },
): void {
  // While they wait, bodies stay unread: memory holds no more files than have their turn.
  const inTurn = createTurns<number>(AT_ONCE);
  void app.register(async (scope) => {
    // The body stays a stream: what is too large is not read to its end.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{ Params: { ticket: string }; Body: Readable | null }>(
      `${TREE_UPLOAD_PATH}/:ticket`,
      { bodyLimit: MOST_PICTURE_BYTES + 1, logLevel: 'warn' },
      async (request, reply) => {
        const { ticket } = request.params;
        const upload = (await admitsTicket(ticket)) ? await takeUploadTicket(db, ticket) : null;
        const opened = upload && (await openTreeForTicket(db, upload));
        if (!upload || !opened?.mayChange) {
          request.raw.resume();
          return sendProblem(request, reply, problemOf(404));
        }
        void reply.header('cache-control', 'no-store');
        try {
          const outcome = await inTurn(upload.memberId, async () => {
            const bytes = await readAtMost(request.body ?? request.raw, MOST_PICTURE_BYTES);
            return bytes && addTreeMedium(db, { ...opened, memberId: upload.memberId }, upload, bytes);
          });
          if (!outcome) return await reply.code(413).send({ changeId: null, problem: MEDIA_PROBLEM_TEXTS.TOO_LARGE });
          return await reply.send({ changeId: outcome.changeId, problem: outcome.problems[0]?.message ?? null });
        } catch (error) {
          if (error instanceof GraphQLError) return sendProblem(request, reply, problemOf(404));
          throw error;
        }
      },
    );
  });
}
