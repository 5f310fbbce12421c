import type { FastifyInstance } from 'fastify';

import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendExport } from '#server/platform/http/sendExport.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { exportMember } from './exportMember.ts';
import { takeExportTicket } from './exportTickets.ts';
import type { PersonalTable } from './personalTables.ts';

/** Where a download of one's own data is, without the ticket. */
export const EXPORT_PATH = '/api/account/export';

/** What handing over one's own data needs of the site. */
interface ExportParts {
  db: Database;
  publicUrl: string;
  admitsTicket: Identity['admitsTicket'];
  /** Everything the site holds of members. */
  tables: readonly PersonalTable[];
}

/**
 * Serves a member's data as one archive to the holder of the ticket, once, and one export of a member at a time. The
 * address is worth nothing afterwards; logs have its pattern only.
 */
export function registerExport(app: FastifyInstance, { db, publicUrl, admitsTicket, tables }: ExportParts): void {
  app.get<{ Params: { ticket: string } }>(
    `${EXPORT_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ticket } = request.params;
      const memberId = (await admitsTicket(ticket)) ? await takeExportTicket(db, ticket) : null;
      if (memberId === null) return sendProblem(request, reply, problemOf(404));
      return sendExport(request, reply, db, memberId, async () => {
        const archive = await exportMember(db, { tables, memberId, siteName: new URL(publicUrl).host });
        void reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="my-data-${new Date().toISOString().slice(0, 10)}.zip"`)
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer');
        return archive;
      });
    },
  );
}
