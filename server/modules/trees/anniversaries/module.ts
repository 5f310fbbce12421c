import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerTreeCalendars } from './calendarRoutes.ts';
import { treeAnniversaryResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/anniversaries',
  resolvers: [treeAnniversaryResolvers],
  routes: (app, { db, publicUrl, settings: { livingYears } }) =>
    registerTreeCalendars(app, { db, publicUrl, livingYears }),
  personalTables: {
    handedOver: [
      {
        table: 'tree_calendar',
        owner: 'member_id',
        title: 'Calendars of trees you made an address for',
        withheld: ['token_hash'],
      },
    ],
  },
});
