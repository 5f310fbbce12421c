import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { moveImport, takeUploadTicket } from './importStore.ts';
import { uploadFolder } from './uploadFolder.ts';

/** Where a GEDCOM file is sent to, without the ticket. */
export const UPLOAD_PATH = '/api/gedcom/upload';

const MEGABYTE = 1024 ** 2;

class TooLarge extends Error {}

/**
 * Takes in a GEDCOM file from anyone who holds the ticket of an import, once, straight to disk. The bytes are not looked at here:
 * the import itself does, in the background.
 */
export function registerGedcomUpload(app: FastifyInstance, { db, dataDir, megabytes, admitsTicket }: { db: Database; dataDir: string; megabytes: number; admitsTicket: Identity['admitsTicket'] }): void {
  const folder = uploadFolder(dataDir);
  void app.register(async (scope) => {
    // The body stays a stream: a file has no place in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{ Params: { ticket: string }; Body: Readable | null }>(`${UPLOAD_PATH}/:ticket`, { bodyLimit: megabytes * MEGABYTE + 1, logLevel: 'warn' }, async (request, reply) => {
      const { ticket } = request.params;
      const taken = (await admitsTicket(ticket)) ? await takeUploadTicket(db, ticket) : null;
      if (!taken) {
        request.raw.resume();
        return sendProblem(request, reply, problemOf(404));
      }
      await folder.make();
      let bytes = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes > megabytes * MEGABYTE) done(new TooLarge());
          else done(null, chunk);
        },
      });
      try {
        await pipeline(request.body ?? request.raw, counted, createWriteStream(folder.fileOf(taken.id), { mode: 0o600 }));
      } catch (error) {
        await folder.remove(taken.id);
        const isTooLarge = error instanceof TooLarge;
        await moveImport(db, taken.id, ['uploading'], 'failed', { problem: isTooLarge ? `This file is larger than ${megabytes} MB.` : 'Only part of the file arrived. Upload it again.' });
        return sendProblem(request, reply, problemOf(isTooLarge ? 413 : 400));
      }
      const isThere = await moveImport(db, taken.id, ['uploading'], 'checking');
      if (!isThere) await folder.remove(taken.id);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
