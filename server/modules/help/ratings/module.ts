import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { ratingResolvers } from './resolvers.ts';

export default defineModule({
  name: 'help/ratings',
  resolvers: [ratingResolvers],
});
