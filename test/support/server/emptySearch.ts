import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';

/** An engine that holds no record, for tests that are not about searching. */
export const emptySearch: SearchEngine = {
  gazetteer: loadGazetteer(),
  search: async () => ({ total: 0, hits: [], facets: {}, variants: [], relaxations: [], close: [] }),
  count: async (queries) => queries.map(() => 0),
  find: async (queries) => queries.map(() => ({ total: 0, nos: [] })),
  suggest: async () => [],
  publish: async () => {},
  noticeClosures: async () => {},
  health: async () => ({ isReady: true, records: 0, bytes: 0 }),
  close: async () => {},
};
