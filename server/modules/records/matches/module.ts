import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { matchResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/matches',
  resolvers: [matchResolvers],
});
