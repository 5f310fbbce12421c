import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { moderationResolvers } from './resolvers.ts';

export default defineModule({
  name: 'messages/moderation',
  resolvers: [moderationResolvers],
  personalTables: {
    handedOver: [
      { table: 'message_report', owner: 'reporter_id', title: 'Messages you reported' },
      {
        table: 'message_decision',
        owner: 'member_id',
        title: 'Decisions of moderators about your messages',
        withheld: ['staff_id'],
      },
    ],
    notHandedOver: { 'message_decision.staff_id': 'what staff do in their work is about other members' },
  },
});
