import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startLearning } from './learning/startLearning.ts';
import { correctionResolvers } from './resolvers.ts';

export default defineModule({
  name: 'newspapers/corrections',
  resolvers: [correctionResolvers],
  jobs: (site) => [startLearning(site)],
});
