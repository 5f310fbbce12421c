import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { siteSurveyResolvers } from './resolvers.ts';

export default defineModule({
  name: 'site/survey',
  resolvers: [siteSurveyResolvers],
});
