import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { fromStaffResolvers } from './resolvers.ts';
import { staffMessageRequest } from './staffMessageRequest.ts';

export default defineModule({
  name: 'messages/from-staff',
  resolvers: [fromStaffResolvers],
  staffRequests: () => [staffMessageRequest],
  personalTables: {
    handedOver: [{ table: 'staff_message_received', owner: 'member_id', title: 'Messages from our staff' }],
    notHandedOver: {
      'staff_message.written_by': 'what staff do in their work is about other members',
      staff_message_recipient: 'says which messages of staff are in the inbox; these are handed over with their words',
    },
  },
});
