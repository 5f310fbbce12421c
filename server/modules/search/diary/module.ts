import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { searchDiaryResolvers } from './resolvers.ts';

export default defineModule({
  name: 'search/diary',
  resolvers: [searchDiaryResolvers],
  personalTables: {
    handedOver: [
      { table: 'search_diary', owner: 'member_id', title: 'Your research diary' },
      { table: 'search_diary_entry', owner: 'member_id', title: 'Searches in your research diary, with your notes' },
      { table: 'search_diary_opening', owner: 'member_id', title: 'Records you opened from searches in your diary' },
    ],
  },
});
