import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startReconciling } from './startReconciling.ts';

export default defineModule({
  name: 'billing/reconciliation',
  jobs: ({ db, processor, settings, log }) => [
    startReconciling({ db, processor, timeZone: settings.siteTimeZone, log }),
  ],
});
