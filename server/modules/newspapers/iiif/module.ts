import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerNewspaperIiif } from './registerNewspaperIiif.ts';

export default defineModule({
  name: 'newspapers/iiif',
  routes: (app, { db, articles, publicUrl, identity, settings, searchAllowance }) =>
    registerNewspaperIiif(app, {
      db,
      articles,
      publicUrl,
      identity,
      viewers: settings.iiifViewers,
      takeSearch: searchAllowance.take,
    }),
});
