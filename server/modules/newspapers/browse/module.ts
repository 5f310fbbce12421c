import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { newspaperBrowseResolvers } from './resolvers.ts';

export default defineModule({
  name: 'newspapers/browse',
  resolvers: [newspaperBrowseResolvers],
});
