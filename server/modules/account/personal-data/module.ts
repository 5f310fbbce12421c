import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startErasing } from './erasure.ts';
import { registerExport } from './exportRoutes.ts';
import { tablesToHandOver } from './personalTables.ts';

export default defineModule({
  name: 'account/personal-data',
  routes: (app, { db, publicUrl, identity: { admitsTicket }, modules }) =>
    registerExport(app, { db, publicUrl, admitsTicket, tables: tablesToHandOver(modules) }),
  jobs: (site) => [startErasing(site)],
  personalTables: {
    handedOver: [
      {
        table: 'member_erasure',
        owner: 'member_id',
        title: 'Your request to erase the account',
        withheld: ['keep_hash'],
      },
    ],
    notHandedOver: {
      export_ticket: 'lives for minutes and says only that this very archive was asked for',
      running_export: 'says only that a download is running at this moment',
    },
  },
});
