import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { createInAppTokens } from './inAppTokens.ts';
import { registerInApp } from './registerInApp.ts';
import { inAppResolvers } from './resolvers.ts';
import { seedDemoInApp } from './seedDemoInApp.ts';

export default defineModule({
  name: 'messages/in-app',
  resolvers: [inAppResolvers],
  services: ({ settings }) => ({ inAppTokens: createInAppTokens(settings.secret) }),
  routes: (app, { db, publicUrl, settings, identity: { readerOf } }) =>
    registerInApp(app, { db, publicUrl, tokens: createInAppTokens(settings.secret), readerOf }),
  seeds: async ({ db, settings }) => {
    if (settings.mode === 'demo') await seedDemoInApp(db);
  },
});
