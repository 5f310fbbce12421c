import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { noticeOfServiceResolvers } from './resolvers.ts';

export default defineModule({
  name: 'help/notices',
  resolvers: [noticeOfServiceResolvers],
  personalTables: {
    notHandedOver: { 'service_notice.written_by': 'what staff do in their work is for everyone' },
  },
});
