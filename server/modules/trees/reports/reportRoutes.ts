import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { plainName } from '#domain/kernel/wording/plainName.ts';
import { mayExportTree } from '#domain/trees/core/access/decideTreeAccess.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { openTreeForTicket } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { showsNoMore } from './reportPrivacy.ts';
import { type ReportFile, reportPieces, takeReportTicket } from './reportStore.ts';

/** Where a report is downloaded, without the ticket. */
export const REPORT_FILE_PATH = '/api/tree-reports';

/**
 * Whether its maker may still see everything that is in a file: they may have lost the tree since, in part or whole, or
 * people in it were hidden.
 */
async function mayStillHave(db: Database, file: ReportFile, livingYears: number): Promise<boolean> {
  const opened = await openTreeForTicket(db, file);
  return (
    opened !== null &&
    mayExportTree(opened, opened.tree) &&
    (opened.mayEdit || !file.mayEdit) &&
    (opened.seesLiving || !file.seesLiving) &&
    showsNoMore(db, file, livingYears)
  );
}

/** Serves a report to anyone who holds the ticket, once. Logs have the pattern of the address only. */
export function registerTreeReports(
  app: FastifyInstance,
  { db, livingYears, admitsTicket }: { db: Database; livingYears: number; admitsTicket: Identity['admitsTicket'] },
): void {
  app.get<{ Params: { ticket: string } }>(
    `${REPORT_FILE_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ticket } = request.params;
      const file = (await admitsTicket(ticket)) ? await takeReportTicket(db, ticket) : null;
      if (!file || !(await mayStillHave(db, file, livingYears))) return sendProblem(request, reply, problemOf(404));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${plainName(file.title, 'family-report')}.pdf"`)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-length', file.bytes)
        .send(Readable.from(reportPieces(db, file.id, file.bytes), { objectMode: false }));
    },
  );
}
