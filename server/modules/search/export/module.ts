import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { resultExportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'search/export',
  resolvers: [resultExportResolvers],
});
