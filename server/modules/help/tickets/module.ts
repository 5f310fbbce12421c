import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerSupportFiles } from './registerSupportFiles.ts';
import { supportResolvers } from './resolvers.ts';
import { startSupport } from './startSupport.ts';

export default defineModule({
  name: 'help/tickets',
  resolvers: [supportResolvers],
  routes: (app, { db, publicUrl, identity: { onlookerOf } }) =>
    registerSupportFiles(app, { db, publicUrl, onlookerOf }),
  jobs: (site) => [startSupport(site)],
});
