import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { leavingSurveyResolvers } from './resolvers.ts';

export default defineModule({
  name: 'billing/survey',
  resolvers: [leavingSurveyResolvers],
  personalTables: {
    handedOver: [{ table: 'leaving_survey', owner: 'member_id', title: 'Your answers to the leaving survey' }],
  },
});
