import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { bookReading } from './bookJobs.ts';
import { bookImportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'importers/books',
  resolvers: [bookImportResolvers],
  services: ({ liveSettings }) => ({ manifestHosts: () => liveSettings.now().manifestHosts }),
  jobs: (site) => [
    bookReading(site.files).start(site, {
      files: { dataDir: site.settings.dataDir, s3: site.settings.s3 },
      // Asked for with each file.
      get manifestHosts() {
        return site.liveSettings.now().manifestHosts;
      },
    }),
  ],
});
