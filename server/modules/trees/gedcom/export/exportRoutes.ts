import type { FastifyInstance } from 'fastify';

import { plainName } from '#domain/kernel/wording/plainName.ts';
import { mayExportTree } from '#domain/trees/core/access/mayExportTree.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { openTreeForTicket } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendExport } from '#server/platform/http/sendExport.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import type { GedcomWork } from '../work/GedcomWork.ts';
import { takeTreeTicket, withheldFrom } from './exportTickets.ts';

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
