import { Archive } from '#server/engines/articles/conformance/Archive.ts';
import { makeArticles } from '#server/engines/articles/conformance/corpus.ts';
import { createOpenSearchArticles } from '#server/engines/articles/opensearch/createOpenSearchArticles.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { freePort } from '#test/support/freePort.ts';

import type { RecordSource } from '../records/recordSource.ts';
import { createOpenSearchIndex } from './createOpenSearchIndex.ts';

const NO_ONE: RecordSource = {
  sets: async () => [],
  read: async () => [],
  closedOnRequest: async () => [],
  fellowsOf: async () => [],
  byNumbers: async () => [],
};

describe('a copy of the site that starts while the cluster is away', () => {
  it('does not wait for it: searches of records and articles say so at once, and health does', async () => {
    const cluster = {
      urls: [`http://127.0.0.1:${await freePort()}`],
      username: null,
      password: null,
      ca: null,
      timeoutMs: 2_000,
    };
    const layout = { prefix: 'test', shards: 1, replicas: 0 };
    const records = await createOpenSearchIndex({
      cluster,
      layout,
      source: NO_ONE,
      gazetteer: loadGazetteer(),
      log: silentLog,
    });
    const archive = new Archive();
    archive.put(...makeArticles('one', 1));
    const articles = await createOpenSearchArticles({ cluster, layout, source: archive, log: silentLog });
    try {
      await expect(records.suggest('LastName', 'p', 5)).rejects.toMatchObject({ name: 'SearchUnavailable' });
      await expect(articles.suggest('p', 5)).rejects.toMatchObject({ name: 'SearchUnavailable' });
      expect([await records.health(), (await articles.health()).isReady]).toEqual([
        expect.objectContaining({ isReady: false, isAway: true }),
        false,
      ]);
    } finally {
      await records.close();
      await articles.close();
    }
  }, 30_000);
});
