import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startLearning } from './learnReadings.ts';
import { correctionResolvers } from './resolvers.ts';

export default defineModule({
  name: 'newspapers/corrections',
  resolvers: [correctionResolvers],
  jobs: (site) => [startLearning(site)],
  personalTables: {
    handedOver: [
      {
        table: 'line_correction',
        owner: 'member_id',
        title: 'Lines of newspapers you corrected',
        withheld: ['decided_by'],
      },
    ],
    notHandedOver: {
      'line_correction.decided_by': 'what staff do in their work is about other members',
      page_protection: 'what staff do in their work is about pages of newspapers',
    },
  },
});
