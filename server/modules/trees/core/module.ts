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
});
