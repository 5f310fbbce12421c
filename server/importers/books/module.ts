import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { manifestWork } from '../manifests/manifestWork.ts';
import { bookReading } from './bookJobs.ts';
import { bookImportResolvers } from './resolvers.ts';

export default defineModule({
  name: 'importers/books',
  resolvers: [bookImportResolvers],
  services: ({ liveSettings }) => ({ manifestHosts: () => liveSettings.now().manifestHosts }),
  jobs: (site) => [bookReading(site.files).start(site, manifestWork(site))],
});
