import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { termsResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/access',
  resolvers: [termsResolvers],
});
