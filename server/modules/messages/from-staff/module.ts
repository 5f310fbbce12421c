import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { fromStaffResolvers } from './resolvers.ts';
import { staffMessageRequest } from './staffMessageRequest.ts';

export default defineModule({
  name: 'messages/from-staff',
  resolvers: [fromStaffResolvers],
  staffRequests: () => [staffMessageRequest],
});
