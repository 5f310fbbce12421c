import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { INVOICES_PATH } from './invoiceRoutes.ts';
import { presentInvoices } from './presentInvoices.ts';

/** A member's own invoices and credit notes. */
export const invoiceResolvers: Resolvers = {
  Query: {
    invoices: (_root, _args, context) =>
      presentInvoices(context.db, { memberId: requireMember(context.viewer), path: INVOICES_PATH }),
  },
};
