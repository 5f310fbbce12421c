import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { messageHintsOf } from './live/messageHintsOf.ts';
import { startMessageMails } from './mails/startMessageMails.ts';
import { conversationResolvers } from './resolvers.ts';
import { seedDemoConversations } from './seedDemoConversations.ts';

export default defineModule({
  name: 'messages/conversations',
  resolvers: [conversationResolvers],
  services: (site) => ({
    isMessagingOn: site.boot.hasMessaging === true,
    messageHints: site.perSite(messageHintsOf),
  }),
  jobs: ({ db, mailer, settings: { isMessagingOn, secret }, publicUrl, log }) =>
    isMessagingOn ? [startMessageMails({ db, mailer, secret, publicUrl, log })] : [],
  seeds: async ({ db, settings }) => {
    if (settings.mode === 'demo') await seedDemoConversations(db);
  },
  endStreams: (site) => site.perSite(messageHintsOf).close(),
});
