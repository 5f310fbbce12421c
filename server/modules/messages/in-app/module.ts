import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { createInAppTokens, registerInApp } from './registerInApp.ts';
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
  personalTables: {
    handedOver: [{ table: 'in_app_event', owner: 'member_id', title: 'Messages in the browser you were shown' }],
    notHandedOver: { 'in_app_message.changed_by': 'what staff do in their work is about other members' },
  },
});
