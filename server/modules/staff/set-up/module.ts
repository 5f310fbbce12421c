import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { setUpResolvers } from './resolvers.ts';
import { announceCode } from './setUpCode.ts';
import { stepResolvers } from './stepResolvers.ts';

export default defineModule({
  name: 'staff/set-up',
  resolvers: [setUpResolvers, stepResolvers],
  services: ({ settings: { mode, dataDir, smtpUrl, secret, siteName }, liveSettings, siteIdentity }) => ({
    setUp: {
      codeFolder: mode === 'production' ? dataDir : null,
      siteName: () => siteIdentity().name,
      secret,
      setOutside: liveSettings.outside.setOutside,
      look: () => ({
        isNamed: liveSettings.now().setOutside.includes('SITE_NAME') || liveSettings.now().siteName !== siteName,
        hasImprint: liveSettings.now().operator.name !== null && liveSettings.now().operator.address !== null,
        isColoured: liveSettings.now().siteAccent !== null,
        isMailSent: smtpUrl !== null,
      }),
    },
  }),
  seeds: announceCode,
});
