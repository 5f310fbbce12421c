import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { clippingReportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'clippings/reports',
  resolvers: [clippingReportResolvers],
});
