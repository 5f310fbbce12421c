import type { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { takeUpload } from '#server/platform/http/takeUpload.ts';

import { moveImport, takeUploadTicket } from './importStore.ts';
import type { GedcomWork } from './work/gedcomTask.ts';

const FOLDER = 'gedcom/';

/** Where the upload of an import waits, named by its number: never by what a member called it. */
export const uploadKey = (importId: number): string => `${FOLDER}${importId}.upload`;

/** Numbers of the imports whose files wait. */
export async function heldUploads(files: Pick<FileStore, 'list'>): Promise<number[]> {
  const held: number[] = [];
  for await (const { key } of files.list(FOLDER)) {
    const number = /^(\d+)\.upload$/u.exec(key.slice(FOLDER.length))?.[1];
    if (number !== undefined) held.push(Number(number));
  }
  return held;
}

/** Where a GEDCOM file is sent to, without the ticket. */
export const UPLOAD_PATH = '/api/gedcom/upload';

const MEGABYTE = 1024 ** 2;

/**
 * Takes in a GEDCOM file from anyone who holds the ticket of an import, once, straight to the file store. The bytes are
 * not looked at here: the import itself does, in the background.
 */
export function registerGedcomUpload(
  app: FastifyInstance,
  {
    db,
    work,
    files,
    megabytes,
    admitsTicket,
  }: {
    db: Database;
    work: Pick<GedcomWork, 'importWaits'>;
    files: FileStore;
    megabytes: number;
    admitsTicket: Identity['admitsTicket'];
  },
): void {
  void app.register(async (scope) => {
    // The body stays a stream: a file has no place in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{ Params: { ticket: string }; Body: Readable | null }>(
      `${UPLOAD_PATH}/:ticket`,
      { bodyLimit: megabytes * MEGABYTE + 1, logLevel: 'warn' },
      async (request, reply) => {
        const { ticket } = request.params;
        const taken = (await admitsTicket(ticket)) ? await takeUploadTicket(db, ticket) : null;
        if (!taken) {
          request.raw.resume();
          return sendProblem(request, reply, problemOf(404));
        }
        return takeUpload(request, reply, {
          files,
          key: uploadKey(taken.id),
          mostBytes: megabytes * MEGABYTE,
          bytes: request.body ?? request.raw,
          onLost: (isTooLarge) =>
            moveImport(db, taken.id, ['uploading'], 'failed', {
              problem: isTooLarge
                ? `This file is larger than ${megabytes} MB.`
                : 'Only part of the file arrived. Upload it again.',
            }),
          async onArrived() {
            const isWanted = await moveImport(db, taken.id, ['uploading'], 'checking');
            if (isWanted) work.importWaits.notify();
            return isWanted;
          },
        });
      },
    );
  });
}
