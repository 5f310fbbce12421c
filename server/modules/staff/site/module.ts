import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

import { registerLogos } from './logo/logoRoutes.ts';
import { siteSettingResolvers } from './resolvers.ts';

/** How long another copy of the server goes on with settings that were changed, in milliseconds. */
const LOOK_MS = 5_000;

export default defineModule({
  name: 'staff/site',
  resolvers: [siteSettingResolvers],
  routes: (app, { files }) => registerLogos(app, files),
  services: ({ liveSettings, files }) => ({ siteSettings: { liveSettings, files } }),
  jobs: ({ liveSettings, log }) => [
    startPolling(async () => {
      await liveSettings
        .refresh()
        .catch((error: unknown) => log.warn({ err: error }, 'the settings of the site could not be read'));
      return LOOK_MS;
    }),
  ],
  personalTables: {
    handedOver: [],
    notHandedOver: { 'site_setting.changed_by': 'what staff do in their work is about the site' },
  },
});
