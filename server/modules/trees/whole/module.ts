import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { wholeThreadOf, wholeTreesOf } from './wholeThread.ts';

export default defineModule({
  name: 'trees/whole',
  services: (site) => ({ wholeTrees: site.perSite(wholeTreesOf) }),
  // The thread starts when it is first needed, and ends with the site.
  jobs: (site) => [site.perSite(wholeThreadOf).close],
});
