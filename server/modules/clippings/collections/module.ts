import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { SHARED_COLLECTION } from './membersStore.ts';
import { collectionResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/collections',
  resolvers: [collectionResolvers],
  sharedThings: [SHARED_COLLECTION],
});
