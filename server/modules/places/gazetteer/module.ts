import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { placeResolvers } from './resolvers.ts';

export default defineModule({
  name: 'places/gazetteer',
  resolvers: [placeResolvers],
});
