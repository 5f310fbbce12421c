import type { FastifyInstance } from 'fastify';

import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendExport } from '#server/platform/http/sendExport.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { exportMember } from './exportMember.ts';
import type { PersonalTable } from './personalTables.ts';

/** Seconds until a ticket opens nothing any more: the browser uses it at once. */
const TICKET_SECONDS = 60;

/** A ticket for one download of a member's data. Downloads carry no access token, because tokens are in no cookie. */
export async function issueExportTicket(db: Database, memberId: number): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows(
    '/* export.issueTicket */ INSERT INTO export_ticket (ticket_hash, member_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))',
    [hash, memberId, TICKET_SECONDS],
  );
  return token;
}

/** Whose data a ticket opens; it is used up by asking. Null for one that is used, too old or never was. */
async function takeExportTicket(db: Database, ticket: string): Promise<number | null> {
  const row = await db.one<{ memberId: number; isGood: boolean }>(
    '/* export.takeTicket */ DELETE FROM export_ticket WHERE ticket_hash = $1 RETURNING member_id AS "memberId", expires_at > now() AS "isGood"',
    [linkTokenHash(ticket)],
  );
  return row?.isGood ? row.memberId : null;
}

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
