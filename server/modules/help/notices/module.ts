import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { noticeOfServiceResolvers } from './resolvers.ts';

export default defineModule({
  name: 'help/notices',
  resolvers: [noticeOfServiceResolvers],
});
