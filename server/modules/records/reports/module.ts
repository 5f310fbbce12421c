import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { reportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/reports',
  resolvers: [reportResolvers],
});
