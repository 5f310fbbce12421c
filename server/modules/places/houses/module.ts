import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { addressProfileResolvers } from './resolvers.ts';

export default defineModule({
  name: 'places/houses',
  resolvers: [addressProfileResolvers],
});
