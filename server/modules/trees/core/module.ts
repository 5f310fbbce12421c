import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { treeResolvers } from './resolvers.ts';
import { seedExampleTree, seedMemberTree } from './seeds/seedTrees.ts';
import { judgeAgain } from './store/judgeAgain.ts';

export default defineModule({
  name: 'trees/core',
  resolvers: [treeResolvers],
  seeds: async ({ db, settings, log }, reach) => {
    reach('judging who may be living');
    const judged = await judgeAgain(db);
    if (judged > 0) log.info({ trees: judged }, 'trees were judged again by the rule of living people');
    if (settings.mode === 'demo') await seedMemberTree(db);
    await seedExampleTree(db);
  },
  personalTables: {
    handedOver: [
      { table: 'tree', owner: 'owner_id', title: 'Your family trees', withheld: ['share_token'] },
      {
        table: 'tree_document',
        owner: 'owner_id',
        within: { table: 'tree', column: 'tree_id' },
        title: 'Everything in your family trees',
      },
    ],
    notHandedOver: {
      'tree_change.author_id':
        'what was changed in trees is part of these trees, which their owners are handed; it says no more than when and what kind of change',
    },
  },
});
