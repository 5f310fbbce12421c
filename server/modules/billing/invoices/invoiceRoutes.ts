import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Identity } from '#server/engines/identity/identity.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { partyIn } from './invoiceBook.ts';
import { invoicePdf } from './invoicePdf.ts';
import { type Invoice, invoiceStore } from './invoiceStore.ts';

/** Where an invoice is downloaded, without its id. */
export const INVOICES_PATH = '/api/invoices';

/** What serving invoices needs. */
export interface InvoiceRouteDeps {
  db: Database;
  secret: string;
  publicUrl: string;
  timeZone: string;
  onlookerOf: Identity['onlookerOf'];
}

/** What the addresses of invoices take of a site. */
export const invoicePortsOf = ({ db, settings, publicUrl, identity }: Site): InvoiceRouteDeps => ({
  db,
  secret: settings.secret,
  publicUrl,
  timeZone: settings.siteTimeZone,
  onlookerOf: identity.onlookerOf,
});

/** Sends an invoice with a number as a file to save. */
export async function sendInvoicePdf(
  reply: FastifyReply,
  { db, secret, publicUrl, timeZone }: InvoiceRouteDeps,
  invoice: Invoice,
): Promise<FastifyReply> {
  const invoices = invoiceStore(db);
  const credited = invoice.creditsInvoiceId === null ? null : await invoices.byId(invoice.creditsInvoiceId);
  const pdf = invoicePdf({
    invoice,
    lines: await invoices.linesOf(invoice.id),
    party: partyIn(invoice, secret),
    creditedNumber: credited?.number ?? null,
    siteName: new URL(publicUrl).host,
    timeZone,
  });
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
    .header('cache-control', 'no-store')
    .header('cross-origin-resource-policy', 'same-origin')
    .send(pdf);
}

/** Serves a member their own invoices as PDF; anyone else's look like none. */
export function registerInvoices(app: FastifyInstance, deps: InvoiceRouteDeps): void {
  app.get<{ Params: { id: string } }>(
    `${INVOICES_PATH}/:id.pdf`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { authorization, cookie } = request.headers;
      const { memberId } = await deps.onlookerOf({ authorization, cookie, ip: request.ip });
      const invoice =
        memberId !== null && /^\d{1,15}$/u.test(request.params.id)
          ? await invoiceStore(deps.db).ofMember(Number(request.params.id), memberId)
          : null;
      return invoice ? sendInvoicePdf(reply, deps, invoice) : sendProblem(request, reply, problemOf(404));
    },
  );
}
