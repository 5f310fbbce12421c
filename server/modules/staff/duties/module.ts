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
  personalTables: {
    handedOver: [
      { table: 'staff_act', owner: 'member_id', title: 'What our staff did with your account', withheld: ['staff_id'] },
    ],
    notHandedOver: {
      staff_duty: 'what staff may do in their work is the site’s',
      staff_request: 'staff_act says what staff asked each other about a member, and what came of it',
      'staff_act.staff_id': 'what staff do in their work is about other members',
    },
  },
});
