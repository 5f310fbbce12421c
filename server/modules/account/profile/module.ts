import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerPictureRoutes } from './pictures/pictureRoutes.ts';
import { profileResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/profile',
  resolvers: [profileResolvers],
  routes: (app, { db }) => registerPictureRoutes(app, db),
});
