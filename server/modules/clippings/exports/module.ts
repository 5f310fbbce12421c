import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { exportJob } from './exportJob.ts';
import { registerClippingExports } from './exportRoutes.ts';
import { clippingExportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/exports',
  resolvers: [clippingExportResolvers],
  routes: (app, site) => registerClippingExports(app, site),
  jobs: (site) => [
    exportJob.start(site, {
      files: { dataDir: site.settings.dataDir, s3: site.settings.s3 },
      publicUrl: site.publicUrl,
      siteIdentity: site.siteIdentity,
      version: site.boot.version,
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
