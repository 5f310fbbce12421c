import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerPictureRoutes } from './pictures/pictureRoutes.ts';
import { profileResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/profile',
  resolvers: [profileResolvers],
  routes: (app, { db }) => registerPictureRoutes(app, db),
  personalTables: {
    handedOver: [
      { table: 'member', owner: 'id', title: 'Account', withheld: ['password_hash', 'mfa_secret', 'mfa_last_step'] },
      { table: 'member_profile', owner: 'member_id', title: 'Profile' },
      { table: 'member_social', owner: 'member_id', title: 'Where else you can be found' },
      {
        table: 'profile_picture',
        owner: 'member_id',
        title: 'Profile picture',
        withheld: ['small', 'large'],
        files: [{ column: 'large', name: 'profile-picture.webp' }],
      },
    ],
  },
});
