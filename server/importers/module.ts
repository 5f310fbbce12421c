import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { removeOldGenerations } from './importStore.ts';
import { startReading } from './newspapers/reading/startReading.ts';

export default defineModule({
  name: 'importers',
  seeds: ({ db }) => removeOldGenerations(db),
  jobs: (site) => [startReading(site)],
});
