import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerClippingExports } from './exportRoutes.ts';
import { clippingExportResolvers } from './resolvers.ts';
import { startExports } from './startExports.ts';

export default defineModule({
  name: 'clippings/exports',
  resolvers: [clippingExportResolvers],
  routes: (app, { db, publicUrl, identity: { admitsTicket } }) =>
    registerClippingExports(app, { db, publicUrl, admitsTicket }),
  jobs: ({ db, connection, settings, publicUrl, boot: { version }, log }) => [
    startExports({
      db,
      connection,
      memoryMegabytes: settings.gedcomMemoryMegabytes,
      files: { dataDir: settings.dataDir, s3: settings.s3 },
      publicUrl,
      siteName: new URL(publicUrl).host,
      version,
      isAlone: settings.databaseUrl === null,
      log,
    }),
  ],
  personalTables: {
    handedOver: [
      {
        table: 'clipping_export',
        owner: 'member_id',
        title: 'Exports of clippings you asked for in the last 24 hours',
        withheld: ['ticket_hash', 'shown', 'shown_as'],
      },
    ],
  },
});
