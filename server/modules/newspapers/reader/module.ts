import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { newspaperReaderResolvers } from './resolvers.ts';

export default defineModule({
  name: 'newspapers/reader',
  resolvers: [newspaperReaderResolvers],
});
