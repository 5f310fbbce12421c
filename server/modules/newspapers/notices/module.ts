import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startNotices } from './readNewNotices.ts';

export default defineModule({
  name: 'newspapers/notices',
  jobs: (site) => [startNotices(site)],
});
