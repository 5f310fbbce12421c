import { registerContentPictures } from '#server/engines/content/registerContentPictures.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { contentResolvers } from './resolvers.ts';
import { textResolvers } from './textResolvers.ts';

export default defineModule({
  name: 'site/content',
  resolvers: [contentResolvers, textResolvers],
  routes: (app, { settings }) => registerContentPictures(app, settings.contentDir),
  personalTables: {
    notHandedOver: { 'content_text.changed_by': 'what staff do in their work is about the site' },
  },
});
