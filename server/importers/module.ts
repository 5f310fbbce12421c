import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { removeOldGenerations } from './importStore.ts';
import { manifestWork } from './manifests/manifestWork.ts';
import { freerAccess } from './newspapers/desk/freerAccess.ts';
import { newspaperReading } from './newspapers/desk/newspaperJobs.ts';
import { newspaperImportResolvers } from './newspapers/desk/resolvers.ts';
import { readingResolvers } from './newspapers/reading/resolvers.ts';
import { startReading } from './newspapers/reading/startReading.ts';

export default defineModule({
  name: 'importers',
  resolvers: [newspaperImportResolvers, readingResolvers],
  services: ({ liveSettings }) => ({ ocrThreads: () => liveSettings.now().ocrThreads }),
  staffRequests: ({ db }) => [freerAccess(db)],
  seeds: ({ db }) => removeOldGenerations(db),
  jobs: (site) => [startReading(site), newspaperReading(site.files).start(site, manifestWork(site))],
});
