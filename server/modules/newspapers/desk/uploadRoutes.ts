import type { FastifyInstance } from 'fastify';

import { MOST_NEWSPAPER_BYTES, MOST_NEWSPAPER_GIGABYTES } from '#domain/newspapers/core/newspaperFileProblem.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { registerTicketUpload } from '#server/platform/http/registerTicketUpload.ts';

import { arrivingNewspaperFiles, takeNewspaperTicket } from './newspaperFiles.ts';

/** Where a file of a newspaper is sent to, without the ticket. */
export const NEWSPAPER_UPLOAD_PATH = '/api/newspapers/upload';

/** Takes in a file of a newspaper from anyone who holds its ticket. */
export const registerNewspaperUpload = (
  app: FastifyInstance,
  { db, files, admitsTicket }: { db: Database; files: FileStore; admitsTicket: Identity['admitsTicket'] },
): void =>
  registerTicketUpload(app, {
    path: NEWSPAPER_UPLOAD_PATH,
    mostBytes: MOST_NEWSPAPER_BYTES,
    files,
    keyOf: arrivingNewspaperFiles.keyOf,
    admitsTicket,
    takeTicket: (ticket) => takeNewspaperTicket(db, ticket),
    onComes: (id) => arrivingNewspaperFiles.comes(db, id),
    onLost: (id, isTooLarge) =>
      arrivingNewspaperFiles.notArrived(
        db,
        id,
        isTooLarge
          ? `This file is larger than ${MOST_NEWSPAPER_GIGABYTES} GB. Split it into several.`
          : 'Only part of the file arrived. Bring it again.',
      ),
    onArrived: (id, bytes) => arrivingNewspaperFiles.arrived(db, id, bytes),
  });
