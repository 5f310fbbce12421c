import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { savedSearchResolvers } from './resolvers.ts';
import { startDigests } from './savedSearchDigest.ts';

export default defineModule({
  name: 'search/saved',
  resolvers: [savedSearchResolvers],
  jobs: ({ db, mailer, ownSearch, articles, settings: { secret }, publicUrl, log }) => [
    startDigests({ db, mailer, engines: { records: ownSearch, articles }, secret, publicUrl, log }),
  ],
  personalTables: {
    handedOver: [{ table: 'saved_search', owner: 'member_id', title: 'Saved searches' }],
    notHandedOver: { saved_search_digest: 'says only when emails about saved searches were last prepared' },
  },
});
