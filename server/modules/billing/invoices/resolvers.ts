import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Invoice as AnsweredInvoice, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { INVOICES_PATH } from './invoiceRoutes.ts';
import { type Invoice, invoiceStore } from './invoiceStore.ts';

/** Twenty years of monthly invoices are more than anyone looks through on one page. */
const MOST = 200;

async function firstLines(context: RequestContext, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await context.db.rows<{ id: number; description: string }>('/* invoice.firstLines */ SELECT invoice_id AS id, description FROM invoice_line WHERE invoice_id = ANY($1) AND position = 1', [ids]);
  return new Map(rows.map(({ id, description }) => [id, description]));
}

function shown({ id, kind, number, issuedAt, state, gross, net, tax, currency }: Invoice, description: string): AnsweredInvoice {
  const money = (amount: number) => ({ amount, currency });
  return { id: String(id), kind, number: number ?? '', issuedAt: (issuedAt ?? new Date(0)).toISOString(), state, description, total: money(gross), net: money(net), tax: money(tax), href: `${INVOICES_PATH}/${id}.pdf` };
}

/** A member's own invoices and credit notes. */
export const invoiceResolvers: Resolvers = {
  Query: {
    invoices: async (_root, _args, context) => {
      const invoices = await invoiceStore(context.db).listOf(requireMember(context.viewer), MOST);
      const lines = await firstLines(context, invoices.map(({ id }) => id));
      return invoices.map((invoice) => shown(invoice, lines.get(invoice.id) ?? ''));
    },
  },
};
