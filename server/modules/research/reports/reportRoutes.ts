import type { FastifyInstance } from 'fastify';

import { plainName } from '#domain/kernel/wording/plainName.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { takeReport } from './reportStore.ts';

/** Where a file is downloaded, without the ticket. */
export const RESEARCH_REPORT_PATH = '/api/research-reports';

/** Serves the file of a question to anyone who holds the ticket, once. Logs have the pattern of the address only. */
export function registerResearchReports(
  app: FastifyInstance,
  { db, admitsTicket }: { db: Database; admitsTicket: Identity['admitsTicket'] },
): void {
  app.get<{ Params: { ticket: string } }>(
    `${RESEARCH_REPORT_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ticket } = request.params;
      const file = (await admitsTicket(ticket)) ? await takeReport(db, ticket) : null;
      if (!file) return sendProblem(request, reply, problemOf(404));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${plainName(file.title, 'research-question')}.pdf"`)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(file.content);
    },
  );
}
