import { registerImages } from '#server/engines/images/http/createImageService.ts';
import { faultsOfPictures, startLookingAtPictures } from '#server/engines/images/pictureFiles.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { drawingOf } from './drawingOf.ts';
import { imageResolvers } from './resolvers.ts';

export default defineModule({
  name: 'records/images',
  resolvers: [imageResolvers],
  routes: (app, site) => {
    const { db, publicUrl, log, identity } = site;
    const { onlookerOf, ticketHolder } = identity;
    const { pixels, close } = site.perSite(drawingOf);
    registerImages(app, { db, publicUrl, log, onlookerOf, ticketHolder, pixels });
    app.addHook('onClose', close);
  },
  jobs: (site) => [startLookingAtPictures(site)],
  health: faultsOfPictures,
});
