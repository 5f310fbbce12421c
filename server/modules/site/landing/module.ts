import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { census1911Resolvers } from './census1911Resolvers.ts';
import { regionResolvers } from './resolvers.ts';

export default defineModule({
  name: 'site/landing',
  resolvers: [census1911Resolvers, regionResolvers],
});
