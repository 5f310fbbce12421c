import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { dutiesRequest } from './changeDuties.ts';
import { dutyResolvers } from './resolvers.ts';

export default defineModule({
  name: 'staff/duties',
  resolvers: [dutyResolvers],
  services: (site) => ({
    staffRequestKinds: site.modules.flatMap(({ staffRequests }) => staffRequests?.(site) ?? []),
  }),
  staffRequests: () => [dutiesRequest],
});
