import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { planQuery } from '#server/engines/search/matching/planQuery.ts';
import { createOpenSearchIndex } from '#server/engines/search/opensearch/createOpenSearchIndex.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { openSearchHome } from '#test/support/opensearch/openSearchHome.mjs';
import { startCluster } from '#test/support/opensearch/startCluster.ts';

import type { Bench } from '../benchReport.ts';
import { timed } from '../percentile.ts';
import { benchCounty } from './county.ts';
import { measureClasses, measureClients } from './measure.ts';
import { queryClasses, type QueryClass } from './queryClasses.ts';

/** The OpenSearch engine over the records that `search` measures the others with. */
export const openSearchBench: Bench = {
  name: 'opensearch',
  description: 'Search over made-up records in OpenSearch: a node of 512 MB that it fetches and starts itself; compare with `search`',
  options: [
    { flag: 'records', description: 'records in the index', fallback: 1_000_000 },
    { flag: 'nodes', description: 'nodes, all on this machine', fallback: 1 },
    { flag: 'queries', description: 'queries per class', fallback: 50 },
  ],
  async run(options, say) {
    const { records = 0, nodes = 1, queries = 0 } = options;
    const home = await openSearchHome();
    if (!home) throw new Error('Java or the registry of its packages is missing');
    say(`starting ${nodes} node(s)`);
    const cluster = await startCluster(home, nodes);
    try {
      const gazetteer = loadGazetteer();
      const county = benchCounty(records, gazetteer);
      say(`filling the index with ${records} records`);
      const built = await timed(async () => {
        const index = await createOpenSearchIndex({ cluster: { urls: cluster.urls, username: null, password: null, ca: null }, layout: { prefix: 'bench', shards: nodes, replicas: 0 }, source: county.source, gazetteer, log: silentLog, pollMs: 3_600_000 });
        await index.suggest('LastName', 'smith', 1);
        return index;
      });
      const index = built.value;
      // As large as it stays: what replicas might still need of the writing is gone after a merge.
      await cluster.ask('/bench-*/_flush', 'POST');
      await cluster.ask('/bench-*/_forcemerge?max_num_segments=1', 'POST');
      const sizes = (await cluster.ask('/bench-*/_stats/store')) as { indices: Record<string, { primaries: { store: { size_in_bytes: number } } }> };
      const bytes = Object.values(sizes.indices).reduce((sum, { primaries }) => sum + primaries.store.size_in_bytes, 0);
      const classes = queryClasses(county);
      const run = (query: ReturnType<QueryClass['query']>) => index.answer(planQuery(query, gazetteer));
      const rows = await measureClasses(classes, queries, run, say);
      const clients = await measureClients(classes, run);
      await index.close();
      return {
        settings: options,
        sections: [
          { title: 'OpenSearch index', rows: [{ name: `${records} records`, figures: { 'bytes/record on disk': bytes / records, 'build s': built.ms / 1_000, 'records/s': Math.round((records / built.ms) * 1_000) } }] },
          { title: 'OpenSearch engine: total, page and facets', rows },
          { title: 'OpenSearch engine under load', rows: [clients] },
        ],
      };
    } finally {
      await cluster.stop();
    }
  },
};
