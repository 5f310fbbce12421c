import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { licenceResolvers } from './resolvers.ts';

export default defineModule({ name: 'site/licences', resolvers: [licenceResolvers] });
