import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { MOST_SHEET_BYTES, MOST_SHEET_MEGABYTES } from '#domain/records/sheets/sheetLimits.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { takeUpload } from '#server/platform/http/takeUpload.ts';

import { sheetFileArrived, sheetFileComes, sheetFileKey, sheetFileLost, takeSheetTicket } from './sheetFiles.ts';

/** Where a file of a sheet is sent to, without the ticket. */
export const SHEET_UPLOAD_PATH = '/api/sheets/upload';

/** Between two notes that bytes still come. */
const NOTE_MS = 60_000;

/** The bytes as they come, noted now and then. */
async function* noted(bytes: Readable, note: () => Promise<void>): AsyncGenerator<Buffer> {
  let last = Date.now();
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (Date.now() - last > NOTE_MS) {
      last = Date.now();
      await note();
    }
    yield chunk;
  }
}

/**
 * Takes in the file of a sheet from anyone who holds its ticket, once, straight to the file store. The bytes are not
 * looked at here: a job does, in a process of its own.
 */
export function registerSheetUpload(
  app: FastifyInstance,
  { db, files, admitsTicket }: { db: Database; files: FileStore; admitsTicket: Identity['admitsTicket'] },
): void {
  void app.register(async (scope) => {
    // The body stays a stream: a file has no place in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{ Params: { ticket: string }; Body: Readable | null }>(
      `${SHEET_UPLOAD_PATH}/:ticket`,
      { bodyLimit: MOST_SHEET_BYTES + 1, logLevel: 'warn' },
      async (request, reply) => {
        const { ticket } = request.params;
        const taken = (await admitsTicket(ticket)) ? await takeSheetTicket(db, ticket) : null;
        if (!taken) {
          request.raw.resume();
          return sendProblem(request, reply, problemOf(404));
        }
        const coming = noted(request.body ?? request.raw, () => sheetFileComes(db, taken.id));
        return takeUpload(request, reply, {
          files,
          key: sheetFileKey(taken.id),
          mostBytes: MOST_SHEET_BYTES,
          bytes: Readable.from(coming, { objectMode: false }),
          onLost: (isTooLarge) =>
            sheetFileLost(
              db,
              taken.id,
              isTooLarge
                ? `This file is larger than ${MOST_SHEET_MEGABYTES} MB.`
                : 'Only part of the file arrived. Bring it again.',
            ),
          onArrived: (bytes) => sheetFileArrived(db, taken.id, bytes),
        });
      },
    );
  });
}
