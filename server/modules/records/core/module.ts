import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerIntegrationRecords } from './integrationRecords.ts';
import { registerSetRedirects } from './registerSetRedirects.ts';
import { recordResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/core',
  resolvers: [recordResolvers],
  routes: (app, { db, identity: { onlookerOf } }) => {
    registerSetRedirects(app, db);
    registerIntegrationRecords(app, { db, onlookerOf });
  },
});
