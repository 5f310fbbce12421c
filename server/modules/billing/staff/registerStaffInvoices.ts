import type { FastifyInstance } from 'fastify';

import { holdsDuty } from '#domain/kernel/grants/staffDuties.ts';
import { type InvoiceRouteDeps, invoiceStore, sendInvoicePdf } from '#server/modules/billing/invoices/index.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

/** Where staff of billing download an invoice, without its id. */
export const STAFF_INVOICES_PATH = '/api/internal/invoices';

/** Serves any invoice as PDF to staff of billing; to everyone else it looks like none. */
export function registerStaffInvoices(app: FastifyInstance, deps: InvoiceRouteDeps): void {
  app.get<{ Params: { id: string } }>(
    `${STAFF_INVOICES_PATH}/:id.pdf`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { authorization, cookie } = request.headers;
      const { isInternal, duties } = await deps.onlookerOf({ authorization, cookie, ip: request.ip });
      const invoice =
        isInternal && holdsDuty(['billing'], duties) && /^\d{1,15}$/u.test(request.params.id)
          ? await invoiceStore(deps.db).byId(Number(request.params.id))
          : null;
      return invoice?.number ? sendInvoicePdf(reply, deps, invoice) : sendProblem(request, reply, problemOf(404));
    },
  );
}
