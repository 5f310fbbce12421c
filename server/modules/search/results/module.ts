import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { searchResolvers } from './resolvers.ts';

export default defineModule({
  name: 'search/results',
  resolvers: [searchResolvers],
});
