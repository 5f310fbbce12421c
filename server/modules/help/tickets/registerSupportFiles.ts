import type { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { FILE_PROBLEM_TEXTS, MOST_FILE_BYTES } from '#domain/research/folders/folderFiles.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import { readFolderFile } from '#server/modules/research/folders/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { isSameOrigin } from '#server/platform/http/admitOwnPages.ts';
import { asAttachment } from '#server/platform/http/asAttachment.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { readAtMost } from '#server/platform/http/readAtMost.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { createTurns } from '#server/platform/limits/createTurns.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { fileOf, keepFile } from './messageStore.ts';
import { requestOfToken } from './requestStore.ts';
import { takesFile } from './supportAllowances.ts';

const PATH = '/api/support-files';
/** Files that are read and copied at once, and from one network: who sends them is not known. */
const AT_ONCE = { most: 8, mostOfOne: 2 };
/** Where a visitor's token for a file is: not in the address, which logs keep. */
const TOKEN_HEADER = 'x-support-token';

/**
 * Files of requests to support. Anyone on a page of this site may send one, which a message then takes by its token; it
 * is given to the person who asked and to staff, and only ever saved.
 */
export function registerSupportFiles(
  app: FastifyInstance,
  { db, publicUrl, onlookerOf }: { db: Database; publicUrl: string; onlookerOf: Identity['onlookerOf'] },
): void {
  const inTurn = createTurns<string>(AT_ONCE);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{ Querystring: { name?: string }; Body: Readable | null }>(
      PATH,
      { bodyLimit: MOST_FILE_BYTES + 1, logLevel: 'warn' },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        if (!isSameOrigin(request.headers, publicUrl) || !(await takesFile(db, request.ip))) {
          request.raw.resume();
          return sendProblem(request, reply, problemOf(isSameOrigin(request.headers, publicUrl) ? 429 : 403));
        }
        const { name = '' } = request.query;
        const file = await inTurn(networkOf(request.ip), async () => {
          const bytes = await readAtMost(request.body ?? request.raw, MOST_FILE_BYTES);
          return bytes ? readFolderFile(String(name).slice(0, 300), bytes) : { problem: 'TOO_LARGE' as const };
        });
        if ('problem' in file)
          return reply
            .code(file.problem === 'TOO_LARGE' ? 413 : 200)
            .send({ problem: FILE_PROBLEM_TEXTS[file.problem] });
        const { token, hash } = newLinkToken();
        await keepFile(db, file, hash);
        return reply.send({ token, name: file.name, bytes: file.content.length });
      },
    );
  });

  app.get<{ Params: { file: string } }>(
    `${PATH}/:file`,
    { exposeHeadRoute: false, logLevel: 'warn' },
    async (request, reply) => {
      const { authorization, cookie, [TOKEN_HEADER]: token } = request.headers;
      const file = await fileOf(db, storedId(request.params.file));
      const viewer = await onlookerOf({ authorization, cookie, ip: request.ip });
      const opened = typeof token === 'string' ? await requestOfToken(db, linkTokenHash(token)) : null;
      const mayRead =
        file &&
        (viewer.duties.includes('support') ||
          (viewer.memberId !== null && viewer.memberId === file.memberId) ||
          opened?.id === file.requestId);
      if (!mayRead) return sendProblem(request, reply, problemOf(404));
      reply
        .header('cache-control', 'private, no-store')
        .header('cross-origin-resource-policy', 'same-origin')
        .type(`${file.mediaType}${file.mediaType === 'text/plain' ? '; charset=utf-8' : ''}`);
      return asAttachment(reply, file.name).send(file.content);
    },
  );
}
