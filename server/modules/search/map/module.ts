import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { mapResolvers } from './resolvers.ts';

export default defineModule({
  name: 'search/map',
  resolvers: [mapResolvers],
});
