import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treePlaceResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/places',
  resolvers: [treePlaceResolvers],
});
