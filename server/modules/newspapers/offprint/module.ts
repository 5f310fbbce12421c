import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import { drawingOf } from '#server/modules/records/images/index.ts';

import { registerOffprints } from './registerOffprints.ts';

export default defineModule({
  name: 'newspapers/offprint',
  routes: (app, site) => {
    const { db, publicUrl, siteIdentity, log, identity } = site;
    const { pixels } = site.perSite(drawingOf);
    registerOffprints(app, { db, publicUrl, siteIdentity, log, onlookerOf: identity.onlookerOf, pixels });
  },
});
