import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startHints } from './computing/startHints.ts';
import { startHintDigests } from './hintDigest.ts';
import { noticeResolvers } from './notices/resolvers.ts';
import { pollSoon } from './reading/hintProgress.ts';
import { hintResolvers } from './resolvers.ts';

export default defineModule({
  name: 'trees/hints',
  resolvers: [noticeResolvers, hintResolvers],
  services: ({ db, log }) => ({
    // Who may decide on hints of someone finds them there when they look, though the rest of the tree waits.
    personOpened: async (treeId, personId) => {
      await pollSoon(db, treeId, personId).catch((error: unknown) =>
        log.warn({ err: error }, 'a person could not be looked at sooner'),
      );
    },
  }),
  jobs: ({ db, mailer, ownSearch, sinceSearch, settings: { livingYears, secret }, publicUrl, log }) => [
    startHints({ db, search: ownSearch, gazetteer: loadGazetteer(), livingYears, log, sinceSearch }),
    startHintDigests({ db, mailer, livingYears, secret, publicUrl, log }),
  ],
  personalTables: {
    handedOver: [
      { table: 'tree_hint', owner: 'decided_by', title: 'Records you accepted or rejected for people of trees' },
      {
        table: 'tree_notice',
        owner: 'decided_by',
        title: 'Newspaper notices you accepted or rejected for people of trees',
      },
    ],
    notHandedOver: { tree_hint_digest: 'says only when emails about new hints were last prepared' },
  },
});
