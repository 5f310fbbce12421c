import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerSupportFiles } from './registerSupportFiles.ts';
import { supportResolvers } from './resolvers.ts';
import { startSupport } from './startSupport.ts';

export default defineModule({
  name: 'help/tickets',
  resolvers: [supportResolvers],
  routes: (app, { db, publicUrl, identity: { onlookerOf } }) =>
    registerSupportFiles(app, { db, publicUrl, onlookerOf }),
  jobs: (site) => [startSupport(site)],
  personalTables: {
    handedOver: [
      { table: 'support_request', owner: 'member_id', title: 'Your requests to support' },
      {
        table: 'support_message',
        owner: 'member_id',
        within: { table: 'support_request', column: 'request_id' },
        title: 'Messages of your requests to support',
        withheld: ['staff_id'],
      },
      {
        table: 'support_file',
        owner: 'member_id',
        within: { table: 'support_request', column: 'request_id' },
        title: 'Files of your requests to support',
        withheld: ['content', 'token_hash'],
        files: [{ column: 'content', name: 'support-files', of: 'name', key: 'id' }],
      },
    ],
    notHandedOver: { 'support_message.staff_id': 'what staff do in their work is about other members' },
  },
});
