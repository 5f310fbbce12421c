import type { FastifyInstance } from 'fastify';

import { MOST_SHEET_BYTES, MOST_SHEET_MEGABYTES } from '#domain/records/sheets/sheetLimits.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { registerTicketUpload } from '#server/platform/http/registerTicketUpload.ts';

import { arrivingSheetFiles, takeSheetTicket } from './sheetFiles.ts';

/** Where a file of a sheet is sent to, without the ticket. */
export const SHEET_UPLOAD_PATH = '/api/sheets/upload';

/** Takes in the file of a sheet from anyone who holds its ticket. */
export const registerSheetUpload = (
  app: FastifyInstance,
  { db, files, admitsTicket }: { db: Database; files: FileStore; admitsTicket: Identity['admitsTicket'] },
): void =>
  registerTicketUpload(app, {
    path: SHEET_UPLOAD_PATH,
    mostBytes: MOST_SHEET_BYTES,
    files,
    keyOf: arrivingSheetFiles.keyOf,
    admitsTicket,
    takeTicket: (ticket) => takeSheetTicket(db, ticket),
    onComes: (id) => arrivingSheetFiles.comes(db, id),
    onLost: (id, isTooLarge) =>
      arrivingSheetFiles.notArrived(
        db,
        id,
        isTooLarge
          ? `This file is larger than ${MOST_SHEET_MEGABYTES} MB.`
          : 'Only part of the file arrived. Bring it again.',
      ),
    onArrived: (id, bytes) => arrivingSheetFiles.arrived(db, id, bytes),
  });
