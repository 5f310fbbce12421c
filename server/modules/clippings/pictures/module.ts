import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import { drawingOf } from '#server/modules/records/images/index.ts';

import { registerClippingPictures } from './registerClippingPictures.ts';

export default defineModule({
  name: 'clippings/pictures',
  routes: (app, site) => {
    const { db, publicUrl, log, identity } = site;
    const { onlookerOf, ticketHolder } = identity;
    const { pixels } = site.perSite(drawingOf);
    registerClippingPictures(app, { db, publicUrl, log, onlookerOf, ticketHolder, pixels });
  },
});
