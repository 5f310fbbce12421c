import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { siteSurveyResolvers } from './resolvers.ts';

export default defineModule({
  name: 'site/survey',
  resolvers: [siteSurveyResolvers],
  personalTables: {
    handedOver: [
      { table: 'site_survey_asked', owner: 'member_id', title: 'When we last asked how the site works for you' },
    ],
  },
});
