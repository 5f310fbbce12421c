import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startNoticing } from './noticeOpenings.ts';
import { startOpening } from './openDue.ts';
import { openingRequest } from './openSet.ts';
import { closureResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/closures',
  resolvers: [closureResolvers],
  staffRequests: ({ db, ownSearch, log }) => [openingRequest({ db, search: ownSearch, log })],
  jobs: ({ db, mailer, publicUrl, log }) => [startOpening({ db, log }), startNoticing({ db, mailer, publicUrl, log })],
  personalTables: {
    handedOver: [],
    notHandedOver: { 'record_set.closed_until_by': 'what staff do in their work is about the site’s records' },
  },
});
