import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { FileStore } from '../files/FileStore.ts';
import { problemOf } from './problems.ts';
import { sendProblem } from './sendProblem.ts';
import { takeUpload } from './takeUpload.ts';

/** Between two notes that bytes still come. */
const NOTE_MS = 60_000;

/** Files that are let in by a ticket, each a row with a number. */
interface TicketUpload {
  /** Where they are sent to, without the ticket. */
  path: string;
  mostBytes: number;
  files: FileStore;
  keyOf: (id: number) => string;
  /** Whether the session that a ticket is bound to asks. */
  admitsTicket: (ticket: string) => Promise<boolean>;
  /** Uses a ticket up; null for one that opens nothing. */
  takeTicket: (ticket: string) => Promise<{ id: number } | null>;
  /** Bytes of one still come. */
  onComes: (id: number) => Promise<void>;
  /** One did not arrive whole, or has more bytes than may be. */
  onLost: (id: number, isTooLarge: boolean) => Promise<void>;
  /** One is there; answers whether it is still wanted. */
  onArrived: (id: number, bytes: number) => Promise<boolean>;
}

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
 * Takes in files from anyone who holds a ticket, once each, straight to the file store. The bytes are not looked at
 * here: a job does, in a process of its own.
 */
export function registerTicketUpload(
  app: FastifyInstance,
  { path, mostBytes, files, keyOf, admitsTicket, takeTicket, onComes, onLost, onArrived }: TicketUpload,
): void {
  void app.register(async (scope) => {
    // The body stays a stream: a file has no place in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<{ Params: { ticket: string }; Body: Readable | null }>(
      `${path}/:ticket`,
      { bodyLimit: mostBytes + 1, logLevel: 'warn' },
      async (request, reply) => {
        const { ticket } = request.params;
        const taken = (await admitsTicket(ticket)) ? await takeTicket(ticket) : null;
        if (!taken) {
          request.raw.resume();
          return sendProblem(request, reply, problemOf(404));
        }
        const { id } = taken;
        const coming = noted(request.body ?? request.raw, () => onComes(id));
        return takeUpload(request, reply, {
          files,
          key: keyOf(id),
          mostBytes,
          bytes: Readable.from(coming, { objectMode: false }),
          onLost: (isTooLarge) => onLost(id, isTooLarge),
          onArrived: (bytes) => onArrived(id, bytes),
        });
      },
    );
  });
}
