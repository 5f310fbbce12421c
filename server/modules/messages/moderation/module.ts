import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { moderationResolvers } from './resolvers.ts';

export default defineModule({
  name: 'messages/moderation',
  resolvers: [moderationResolvers],
});
