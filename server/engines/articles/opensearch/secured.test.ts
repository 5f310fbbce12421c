import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Cluster, type ClusterSettings } from '#server/engines/opensearch/Cluster.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { securedParts } from '#test/support/opensearch/securedParts.ts';
import { startCluster, type TestCluster } from '#test/support/opensearch/startCluster.ts';

import { Archive } from '../conformance/Archive.ts';
import { makeArticles } from '../conformance/corpus.ts';
import { createOpenSearchArticles } from './createOpenSearchArticles.ts';

/** With the plug-in opensearch-security; `npm run test:opensearch` fetches it. */
const home = process.env.OPENSEARCH_SECURED_HOME;
const USER = { username: 'muniment', password: 'a-Password-of-a-test-1' };
/** What docs/search-cluster.md asks an operator for. */
const ROLE = {
  cluster_permissions: [
    'cluster_monitor',
    'cluster_composite_ops',
    'indices:data/read/point_in_time/delete',
    'indices:admin/aliases*',
  ],
  index_permissions: [{ index_patterns: ['muniment-*'], allowed_actions: ['indices_all'] }],
};

(home ? describe : describe.skip)('a cluster with TLS and passwords', () => {
  let cluster: TestCluster;
  let folder = '';
  let ca = '';
  const settings = (more: Partial<ClusterSettings> = {}): ClusterSettings => ({
    urls: cluster.urls,
    ...USER,
    ca,
    timeoutMs: 5_000,
    ...more,
  });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'muniment-secured-'));
    const secured = securedParts(home ?? '');
    cluster = await startCluster(home ?? '', 1, {}, { secured });
    ca = path.join(folder, 'ca.pem');
    writeFileSync(ca, secured.admin.ca);
    const made = await Promise.all([
      cluster.ask('/_plugins/_security/api/internalusers/muniment', 'PUT', { password: USER.password }),
      cluster.ask('/_plugins/_security/api/roles/muniment', 'PUT', ROLE),
    ]);
    const mapped = await cluster.ask('/_plugins/_security/api/rolesmapping/muniment', 'PUT', {
      users: [USER.username],
    });
    expect([...made, mapped].map((answer) => (answer as { status: string }).status)).toEqual([
      'CREATED',
      'CREATED',
      'CREATED',
    ]);
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const refusal = async (more: Partial<ClusterSettings>): Promise<string> => {
    const opened = await Cluster.open(settings(more));
    try {
      await opened.ask('GET', '/_cluster/health');
      return 'answered';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await opened.close();
    }
  };

  it('answers the right user of the right authority, and no other', async () => {
    expect(await refusal({})).toBe('answered');
    expect(await refusal({ password: 'wrong' })).toBe('401');
    expect(await refusal({ username: null, password: null })).toBe('401');
    // Without the authority nothing is sent: the node may be anyone.
    expect(await refusal({ ca: null })).toBe('unreachable');
    expect(await refusal({ urls: cluster.urls.map((url) => url.replace('https:', 'http:')) })).toBe('unreachable');
  });

  it('is filled, searched, changed and switched by a user with the rights that the manual names', async () => {
    const archive = new Archive();
    archive.put(...makeArticles('secured', 60));
    const engine = await createOpenSearchArticles({
      cluster: settings(),
      layout: { prefix: 'muniment', shards: 2, replicas: 0 },
      source: archive,
      log: silentLog,
      pollMs: 3_600_000,
    });
    const everything = {
      words: '',
      filters: {},
      order: 'relevance',
      withMisreadings: true,
      refused: [],
      facets: ['title'],
    } as const;
    expect(await engine.count(everything)).toBe(60);
    archive.put(...makeArticles('secured more', 10, 61));
    archive.closed.add(3);
    engine.rebuild();
    await engine.update();
    expect((await engine.search(everything, { offset: 0, limit: 5 })).total).toBe(69);
    expect(await engine.suggest('pa', 3)).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'parish' })]),
    );
    expect((await engine.health()).bytes).toBeGreaterThan(0);
    await engine.close();
  });

  it('keeps that user from what is not the site’s', async () => {
    await cluster.ask('/others', 'PUT', {});
    const opened = await Cluster.open(settings());
    await expect(opened.search('others', { size: 0 })).rejects.toMatchObject({ code: '403' });
    await expect(opened.ask('DELETE', '/others')).rejects.toMatchObject({ code: '403' });
    await opened.close();
  });
});
