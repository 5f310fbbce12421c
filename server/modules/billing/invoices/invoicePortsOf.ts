import type { Site } from '#server/modules/kernel/site/site.ts';

import type { InvoiceRouteParts } from './invoiceRoutes.ts';

/** What the addresses of invoices take of a site. */
export const invoicePortsOf = ({ db, settings, publicUrl, identity }: Site): InvoiceRouteParts => ({
  db,
  secret: settings.secret,
  publicUrl,
  timeZone: settings.siteTimeZone,
  onlookerOf: identity.onlookerOf,
});
