import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { articleSearchResolvers } from './resolvers.ts';

export default defineModule({
  name: 'newspapers/search',
  resolvers: [articleSearchResolvers],
});
