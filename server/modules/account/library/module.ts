import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { libraryResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/library',
  resolvers: [libraryResolvers],
});
