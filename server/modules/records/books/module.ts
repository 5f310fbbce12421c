import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { bookResolvers } from './resolvers.ts';

export default defineModule({ name: 'records/books', resolvers: [bookResolvers] });
