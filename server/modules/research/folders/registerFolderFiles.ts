import type { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import {
  FILE_PROBLEM_TEXTS,
  type FileProblem,
  MOST_FILE_BYTES,
  FILE_PICTURE_SIDE,
  fileTypeOfBytes,
  storedFileName,
  type StoredFileType,
} from '#domain/research/folders/folderFiles.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import { pictureCopies } from '#server/modules/trees/person/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { asAttachment } from '#server/platform/http/asAttachment.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { readAtMost } from '#server/platform/http/readAtMost.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { createTurns } from '#server/platform/limits/createTurns.ts';

import { FOLDER_FILES_PATH, FOLDER_UPLOAD_PATH, type FileTicket, takeFileTicket } from './fileTickets.ts';
import { createItemStore, type PuttingRefusal, type NewFile } from './itemStore.ts';

function kept(name: string, type: StoredFileType, content: Buffer): NewFile | { problem: FileProblem } {
  if (content.length > MOST_FILE_BYTES) return { problem: 'TOO_LARGE' };
  return { name: storedFileName(name, type), type, content };
}

/**
 * A file as folders and messages to support keep it: a picture is drawn again without what its camera wrote into it,
 * everything else stays as it is.
 * @param name - as its member called it
 * @returns why it is not taken, where it is not
 */
export async function readFolderFile(name: string, bytes: Buffer): Promise<NewFile | { problem: FileProblem }> {
  const sent = fileTypeOfBytes(bytes);
  if ('problem' in sent) return sent;
  if (sent.type === 'pdf') return kept(name, 'application/pdf', bytes);
  if (sent.type === 'text') return kept(name, 'text/plain', bytes);
  const copies = await pictureCopies(bytes, [FILE_PICTURE_SIDE]);
  if (typeof copies === 'string') return { problem: copies };
  const [copy] = copies;
  return copy ? kept(name, 'image/webp', copy.data) : { problem: 'DAMAGED' };
}

/** Files that are read and copied at once, and of one member. */
const AT_ONCE = { most: 8, mostOfOne: 2 };
const REFUSED: Readonly<Record<PuttingRefusal | 'space', FileProblem>> = {
  missing: 'GONE',
  full: 'FOLDER_IS_FULL',
  space: 'SPACE_IS_USED',
};

/** Takes a file into its folder, or says why not. */
async function take(
  db: Database,
  { memberId, folderId, name }: FileTicket,
  body: Readable,
): Promise<FileProblem | null> {
  const bytes = await readAtMost(body, MOST_FILE_BYTES);
  if (!bytes) return 'TOO_LARGE';
  const file = await readFolderFile(name, bytes);
  if ('problem' in file) return file.problem;
  const refused = await createItemStore({ db }).putFile(memberId, folderId, file);
  return refused && REFUSED[refused];
}

/**
 * Files of research folders: taken in from the holder of a ticket, once, and given to who may read their folder. A file
 * is only ever saved: none is shown as a page of this site.
 */
export function registerFolderFiles(
  app: FastifyInstance,
  {
    db,
    admitsTicket,
    onlookerOf,
  }: { db: Database; admitsTicket: Identity['admitsTicket']; onlookerOf: Identity['onlookerOf'] },
): void {
  // While they wait, bodies stay unread: memory holds no more files than have their turn.
  const inTurn = createTurns<number>(AT_ONCE);
  void app.register(async (scope) => {
    // The body stays a stream: what is too large is not read to its end.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{ Params: { ticket: string }; Body: Readable | null }>(
      `${FOLDER_UPLOAD_PATH}/:ticket`,
      { bodyLimit: MOST_FILE_BYTES + 1, logLevel: 'warn' },
      async (request, reply) => {
        const { ticket } = request.params;
        const upload = (await admitsTicket(ticket)) ? await takeFileTicket(db, ticket) : null;
        if (!upload) {
          request.raw.resume();
          return sendProblem(request, reply, problemOf(404));
        }
        const problem = await inTurn(upload.memberId, () => take(db, upload, request.body ?? request.raw));
        return reply
          .code(problem === 'TOO_LARGE' ? 413 : 200)
          .header('cache-control', 'no-store')
          .send({ problem: problem && FILE_PROBLEM_TEXTS[problem] });
      },
    );
  });
  app.get<{ Params: { item: string } }>(
    `${FOLDER_FILES_PATH}/:item`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { authorization, cookie } = request.headers;
      const { memberId, grants } = await onlookerOf({ authorization, cookie, ip: request.ip });
      const mayRead = memberId !== null && grants?.some((held) => grantMatches('my-research:workspaces', held));
      const file = mayRead ? await createItemStore({ db }).contentOf(memberId, storedId(request.params.item)) : null;
      if (!file) return sendProblem(request, reply, problemOf(404));
      const charset = file.type === 'text/plain' ? '; charset=utf-8' : '';
      reply
        .header('cache-control', 'private, no-store')
        .header('cross-origin-resource-policy', 'same-origin')
        .type(`${file.type}${charset}`);
      return asAttachment(reply, file.name).send(file.content);
    },
  );
}
