import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { featureResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/features',
  resolvers: [featureResolvers],
});
