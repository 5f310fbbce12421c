import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { setUpResolvers } from './resolvers.ts';
import { announceCode } from './setUpCode.ts';

export default defineModule({
  name: 'staff/set-up',
  resolvers: [setUpResolvers],
  services: ({ settings: { mode, dataDir }, siteIdentity }) => ({
    setUp: { codeFolder: mode === 'production' ? dataDir : null, siteName: () => siteIdentity().name },
  }),
  seeds: announceCode,
});
