import type { FastifyInstance } from 'fastify';

import { plainName } from '#domain/kernel/wording/plainName.ts';
import { type TreeAccess, mayExportTree } from '#domain/trees/core/access/decideTreeAccess.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { openTreeForTicket } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendExport } from '#server/platform/http/sendExport.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import type { GedcomWork } from '../work/gedcomTask.ts';

/** Seconds until a ticket opens nothing any more: the browser uses it at once. */
const TICKET_SECONDS = 60;

/** What an export is asked to be. */
export interface ExportRequest {
  treeId: number;
  format: '5.5.1' | '7.0' | 'gedzip';
  withholdsLiving: boolean;
  withholdsPrivate: boolean;
}

/** What is kept from a reader whatever they ask for. */
export const withheldFrom = (
  { seesLiving, mayEdit }: Pick<TreeAccess, 'seesLiving' | 'mayEdit'>,
  asked: Pick<ExportRequest, 'withholdsLiving' | 'withholdsPrivate'>,
): typeof asked => ({
  withholdsLiving: asked.withholdsLiving || !seesLiving,
  withholdsPrivate: asked.withholdsPrivate || !mayEdit,
});

/** A ticket for one download of a tree. Downloads carry no access token, because tokens are in no cookie. */
export async function issueTreeTicket(
  db: Database,
  memberId: number,
  { treeId, format, withholdsLiving, withholdsPrivate }: ExportRequest,
): Promise<string> {
  const { token, hash } = newLinkToken();
  await db.rows('/* gedcomExport.sweepTickets */ DELETE FROM gedcom_export_ticket WHERE expires_at < now()');
  await db.rows(
    `/* gedcomExport.issueTicket */ INSERT INTO gedcom_export_ticket (ticket_hash, tree_id, member_id, format, withholds_living, withholds_private, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hash, treeId, memberId, format, withholdsLiving, withholdsPrivate, TICKET_SECONDS],
  );
  return token;
}

/** What a ticket opens, and its holder. */
export interface TakenTicket extends ExportRequest {
  memberId: number;
  treeName: string;
}

/** What a ticket opens; it is used up by asking. Null for one that is used, too old or never was. */
async function takeTreeTicket(db: Database, ticket: string): Promise<TakenTicket | null> {
  const row = await db.one<TakenTicket & { isGood: boolean }>(
    `/* gedcomExport.takeTicket */ DELETE FROM gedcom_export_ticket k USING tree t WHERE k.ticket_hash = $1 AND t.id = k.tree_id
     RETURNING k.tree_id AS "treeId", k.member_id AS "memberId", k.format, k.withholds_living AS "withholdsLiving", k.withholds_private AS "withholdsPrivate", t.name AS "treeName", k.expires_at > now() AS "isGood"`,
    [linkTokenHash(ticket)],
  );
  return row?.isGood ? row : null;
}

/** Where a tree is downloaded, without the ticket. */
export const TREE_EXPORT_PATH = '/api/gedcom/export';

/** What a ticket lets its holder have now; null for nothing. */
async function stillWanted(db: Database, taken: Awaited<ReturnType<typeof takeTreeTicket>>): Promise<typeof taken> {
  const opened = taken && (await openTreeForTicket(db, taken));
  return taken && opened && mayExportTree(opened, opened.tree) ? { ...taken, ...withheldFrom(opened, taken) } : null;
}

/**
 * Serves a tree as GEDCOM to anyone who holds the ticket, once, as it is written. Logs have the pattern of the address
 * only.
 */
export function registerTreeExport(
  app: FastifyInstance,
  {
    db,
    work,
    publicUrl,
    version,
    livingYears,
    admitsTicket,
  }: {
    db: Database;
    work: GedcomWork;
    publicUrl: string;
    version: string;
    livingYears: number;
    admitsTicket: Identity['admitsTicket'];
  },
): void {
  app.get<{ Params: { ticket: string } }>(
    `${TREE_EXPORT_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ticket } = request.params;
      const asked = (await admitsTicket(ticket)) ? await stillWanted(db, await takeTreeTicket(db, ticket)) : null;
      if (!asked) return sendProblem(request, reply, problemOf(404));
      const now = new Date();
      const isArchive = asked.format === 'gedzip';
      const tree = {
        treeId: asked.treeId,
        version: asked.format === '5.5.1' ? ('5.5.1' as const) : ('7.0' as const),
        takesMedia: isArchive,
        withheld: {
          living: asked.withholdsLiving,
          private: asked.withholdsPrivate,
          asOfYear: now.getUTCFullYear(),
          livingYears,
        },
        siteName: new URL(publicUrl).host,
        programVersion: version,
        now,
      };
      return sendExport(request, reply, db, asked.memberId, () => {
        void reply
          .type(isArchive ? 'application/zip' : 'application/x-gedcom; charset=utf-8')
          .header(
            'content-disposition',
            `attachment; filename="${plainName(asked.treeName, 'family-tree')}.${isArchive ? 'gdz' : 'ged'}"`,
          )
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer');
        return work.write({ kind: 'export', tree, isArchive });
      });
    },
  );
}
