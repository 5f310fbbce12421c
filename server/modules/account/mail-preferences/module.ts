import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerPreferenceRoutes } from './preferenceRoutes.ts';
import { registerUnsubscribe } from './unsubscribeRoute.ts';

export default defineModule({
  name: 'account/mail-preferences',
  routes: async (app, { db, settings: { secret }, publicUrl }) => {
    await registerUnsubscribe(app, db, { secret, publicUrl });
    await registerPreferenceRoutes(app, db, { secret, publicUrl });
  },
  personalTables: {
    handedOver: [{ table: 'notification_setting', owner: 'member_id', title: 'Which emails you want' }],
  },
});
