import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openSearchHome } from '#test/support/opensearch/openSearchHome.mjs';
import { startCluster } from '#test/support/opensearch/startCluster.ts';

import type { Bench } from '../benchReport.ts';
import { clusterArticleSections, clusterRecordSections } from './clusterSections.ts';
import { columnarSections } from './engineSections.ts';

/** The OpenSearch engines beside the columnar one, over the same records and articles. */
export const openSearchBench: Bench = {
  name: 'opensearch',
  description:
    'Records in OpenSearch beside the columnar engine, and articles: a node that it fetches and starts itself',
  options: [
    { flag: 'records', description: 'records in the index; 0 leaves them out', fallback: 1_000_000 },
    { flag: 'columnar-records', description: 'records of the columnar engine; 0 leaves it out', fallback: 1_000_000 },
    { flag: 'articles', description: 'articles of some 290 words; 0 leaves them out', fallback: 20_000 },
    { flag: 'nodes', description: 'nodes, all on this machine', fallback: 1 },
    { flag: 'megabytes', description: 'memory of a node', fallback: 1_024 },
    { flag: 'queries', description: 'queries per class', fallback: 50 },
  ],
  async run(options, say) {
    const {
      records = 0,
      'columnar-records': columnar = 0,
      articles = 0,
      nodes = 1,
      megabytes = 1_024,
      queries = 0,
    } = options;
    const home = await openSearchHome();
    if (!home) throw new Error('Java or the registry of its packages is missing');
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-bench-'));
    say(`starting ${nodes} node(s)`);
    const cluster = await startCluster(home, nodes, {}, { megabytes, isLasting: true });
    try {
      const ofRecords = records > 0 ? await clusterRecordSections(cluster, { records, nodes, queries }, say) : [];
      const ofArticles = articles > 0 ? await clusterArticleSections(cluster, { articles, nodes, queries }, say) : [];
      // The columnar engine is measured without a node beside it.
      await cluster.stop();
      return {
        settings: options,
        sections: [
          ...ofRecords,
          ...(columnar > 0 ? await columnarSections(path.join(folder, 'columnar'), columnar, queries, say) : []),
          ...ofArticles,
        ],
      };
    } finally {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
