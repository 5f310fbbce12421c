import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { libraryDeskResolvers } from './libraryDeskResolvers.ts';
import { partnerDeskResolvers } from './partnerDeskResolvers.ts';
import { organisationResolvers } from './resolvers.ts';

const OF_A_LIBRARY = 'whom the site writes to at a library, as the library says: no member’s own';

export default defineModule({
  name: 'account/organisations',
  resolvers: [organisationResolvers, libraryDeskResolvers, partnerDeskResolvers],
  personalTables: {
    handedOver: [],
    notHandedOver: { 'institution.contract_email': OF_A_LIBRARY, 'institution.technical_email': OF_A_LIBRARY },
  },
});
