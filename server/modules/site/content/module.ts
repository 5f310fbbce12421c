import { registerContentPictures } from '#server/engines/content/registerContentPictures.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { contentResolvers } from './resolvers.ts';

export default defineModule({
  name: 'site/content',
  resolvers: [contentResolvers],
  routes: (app, { settings }) => registerContentPictures(app, settings.contentDir),
});
