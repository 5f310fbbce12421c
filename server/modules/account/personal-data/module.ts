import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerExport } from './exportRoutes.ts';
import { startErasing } from './startErasing.ts';

export default defineModule({
  name: 'account/personal-data',
  routes: (app, { db, publicUrl, identity: { admitsTicket } }) => registerExport(app, { db, publicUrl, admitsTicket }),
  jobs: (site) => [startErasing(site)],
});
