import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { messageHintsOf } from './live/createMessageHints.ts';
import { startMessageMails } from './messageMails.ts';
import { conversationResolvers } from './resolvers.ts';
import { seedDemoConversations } from './seedDemoConversations.ts';

export default defineModule({
  name: 'messages/conversations',
  resolvers: [conversationResolvers],
  services: (site) => ({
    isMessagingOn: () => site.liveSettings.now().isMessagingOn,
    messageHints: site.perSite(messageHintsOf),
  }),
  jobs: ({ db, mailer, settings: { secret }, liveSettings, publicUrl, log }) => [
    startMessageMails({ db, mailer, isOn: () => liveSettings.now().isMessagingOn, secret, publicUrl, log }),
  ],
  seeds: async ({ db, settings }) => {
    if (settings.mode === 'demo') await seedDemoConversations(db);
  },
  endStreams: (site) => site.perSite(messageHintsOf).close(),
  personalTables: {
    handedOver: [
      { table: 'conversation_message', owner: 'sender_id', title: 'Messages you sent', withheld: ['words'] },
      { table: 'message_received', owner: 'member_id', title: 'Messages you received' },
      { table: 'conversation_member', owner: 'member_id', title: 'Conversations you are in' },
      { table: 'member_block', owner: 'member_id', title: 'Members you blocked' },
    ],
    notHandedOver: {
      'member_block.blocked_id': 'whom another member blocked is theirs alone to know',
      'conversation.started_by': 'says who wrote first, which the messages say, too',
      conversation_message_deleted: 'says only which messages no longer show for the member',
    },
  },
});
