import type { FastifyInstance } from 'fastify';

import { MOST_BOOK_BYTES, MOST_BOOK_GIGABYTES } from '#domain/records/books/bookLimits.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { registerTicketUpload } from '#server/platform/http/registerTicketUpload.ts';

import { arrivingBookFiles, takeBookTicket } from './bookFiles.ts';

/** Where a file of a book is sent to, without the ticket. */
export const BOOK_UPLOAD_PATH = '/api/books/upload';

/** Takes in a file of a book from anyone who holds its ticket. */
export const registerBookUpload = (
  app: FastifyInstance,
  { db, files, admitsTicket }: { db: Database; files: FileStore; admitsTicket: Identity['admitsTicket'] },
): void =>
  registerTicketUpload(app, {
    path: BOOK_UPLOAD_PATH,
    mostBytes: MOST_BOOK_BYTES,
    files,
    keyOf: arrivingBookFiles.keyOf,
    admitsTicket,
    takeTicket: (ticket) => takeBookTicket(db, ticket),
    onComes: (id) => arrivingBookFiles.comes(db, id),
    onLost: (id, isTooLarge) =>
      arrivingBookFiles.notArrived(
        db,
        id,
        isTooLarge
          ? `This file is larger than ${MOST_BOOK_GIGABYTES} GB.`
          : 'Only part of the file arrived. Bring it again.',
      ),
    onArrived: (id, bytes) => arrivingBookFiles.arrived(db, id, bytes),
  });
