import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { sentenceResolvers } from './resolvers.ts';

export default defineModule({
  name: 'search/sentences',
  resolvers: [sentenceResolvers],
});
