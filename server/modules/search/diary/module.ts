import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { searchDiaryResolvers } from './resolvers.ts';

export default defineModule({
  name: 'search/diary',
  resolvers: [searchDiaryResolvers],
});
