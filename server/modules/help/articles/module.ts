import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerHelpRedirects } from './registerHelpRedirects.ts';
import { helpResolvers } from './resolvers.ts';

export default defineModule({
  name: 'help/articles',
  resolvers: [helpResolvers],
  routes: (app) => registerHelpRedirects(app),
});
