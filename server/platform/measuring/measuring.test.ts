import { silentLog } from '#server/platform/config/log.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { removeOldViews, PageViewTally } from './PageViewTally.ts';

const FROM_US = { 'sec-fetch-site': 'same-origin' };
const VIEW = {
  source: 'web',
  type: 'page-view',
  timestamp: '2026-11-21T08:00:00.000Z',
  query: 'lastname=pinch&mary=1',
  basePath: '/search',
  pathname: '/search/results',
  hash: '',
  memberId: 41,
  environment: 'demo',
  domain: 'localhost',
  serverTimeMs: 12,
};
const VITAL = { metricKey: 'web_vital_lcp', labels: { path: '/transcript' }, value: 812.5, action: 'observe' };

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp();
});
afterEach(() => site.close().catch(() => undefined));

const send = (
  url: string,
  payload: object | string,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
) => site.app.inject({ method: 'POST', url, payload, headers: { ...FROM_US, ...headers }, remoteAddress });
const measure = (payload: unknown) =>
  send('/api/instrumentation', JSON.stringify(payload), { 'content-type': 'text/plain;charset=UTF-8' });
const metrics = async () => (await site.app.inject('/metrics')).body;

/** What is in the tables once the site has written everything. */
async function kept() {
  await site.app.close();
  return {
    counts: await site.db.rows('/* test.counts */ SELECT path, views FROM page_view_count ORDER BY path'),
    views: await site.db.rows<{ visit: string | null }>(
      '/* test.views */ SELECT path, query_keys AS "queryKeys", source, is_member AS "isMember", visit FROM page_view',
    ),
  };
}

describe('POST /api/page-view', () => {
  it('API-032 counts every view by route, and keeps nothing more without a yes to C0002', async () => {
    expect((await send('/api/page-view', VIEW)).statusCode).toBe(204);
    await send(
      '/api/page-view',
      { ...VIEW, pathname: '/record-sets/MARY-PINCH' },
      { cookie: 'consent=C0002:0,C0003:1; muniment_visit=abc' },
    );
    await send('/api/page-view', VIEW, { cookie: 'consent=%E0%A4%A' });
    expect(await kept()).toEqual({
      counts: [
        { path: '/record-sets/:recordSetId', views: 1 },
        { path: '/search/results', views: 2 },
      ],
      views: [],
    });
  });

  it('keeps of a view that was allowed its keys and its visit, never a value, a member or an address', async () => {
    await send('/api/page-view', VIEW, { cookie: 'consent=C0002%3A1%2CC0003%3A0; muniment_visit=0123456789abcdef' });
    await send('/api/page-view', { ...VIEW, memberId: null, source: 'app' }, { cookie: 'consent=C0002:1' });
    const { counts, views } = await kept();
    expect(counts).toEqual([{ path: '/search/results', views: 2 }]);
    expect(views).toEqual([
      {
        path: '/search/results',
        queryKeys: ['lastname', 'other'],
        source: 'web',
        isMember: true,
        visit: expect.stringMatching(/^[\w-]{22}$/),
      },
      { path: '/search/results', queryKeys: ['lastname', 'other'], source: 'app', isMember: false, visit: null },
    ]);
    expect(views[0]?.visit).not.toContain('0123456789abcdef');
  });

  it('keeps no token, wherever a browser that was not careful put it', async () => {
    const careless = {
      ...VIEW,
      hash: '#token=41.mailed-secret',
      query: 'token=41.mailed-secret&41.mailed-secret=1',
      pathname: '/41.mailed-secret',
      domain: '41.mailed-secret',
    };
    expect((await send('/api/page-view', careless, { cookie: 'consent=C0002:1' })).statusCode).toBe(204);
    const all = await kept();
    expect(all.views).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain('mailed-secret');
  });

  it.each([
    [403, VIEW, { 'sec-fetch-site': 'cross-site' }],
    [400, { type: 'page-view' }, {}],
    [413, { ...VIEW, query: 'x'.repeat(9000) }, {}],
  ])('answers %d to what is not for it', async (status, payload, headers) => {
    expect((await send('/api/page-view', payload, headers as Record<string, string>)).statusCode).toBe(status);
    expect((await kept()).counts).toEqual([]);
  });

  it('removes single views after 90 days and keeps the counts', async () => {
    const tally = new PageViewTally(site.db, silentLog);
    const single = { path: '/', queryKeys: [], source: 'web', isMember: false, visit: null } as const;
    for (const days of [1, 89, 91])
      tally.add('/', new Date(), { ...single, queryKeys: [], seenAt: new Date(Date.now() - days * 86_400_000) });
    await tally.close();
    await removeOldViews(site.db);
    const { counts, views } = await kept();
    expect(views).toHaveLength(2);
    expect(counts).toEqual([{ path: '/', views: 3 }]);
  });
});

describe('POST /api/instrumentation', () => {
  it('API-033 feeds the metrics with what a request without cors can send', async () => {
    expect((await measure(VITAL)).statusCode).toBe(204);
    expect(
      (
        await measure({
          metricKey: 'page_crash',
          labels: { path: '/other', kind: 'page-crash' },
          value: 1,
          action: 'observe',
        })
      ).statusCode,
    ).toBe(204);
    expect(await metrics()).toContain('muniment_browser_web_vital_lcp_sum{path="/transcript"} 812.5');
    expect(await metrics()).toContain('muniment_browser_page_crash_total{path="/other",kind="page-crash"} 1');
  });

  it.each([
    ['an unknown metric', { ...VITAL, metricKey: 'mine' }],
    ['a label of its own', { ...VITAL, labels: { path: '/mary-pinch' } }],
    ['no JSON', 'web_vital_lcp'],
  ])('refuses %s', async (_what, payload) => {
    expect((await measure(payload)).statusCode).toBe(400);
    expect(await metrics()).not.toMatch(/mine|mary|lcp_sum\{/);
  });

  it('stops listening to a network that shouts', async () => {
    const statuses = await Promise.all(Array.from({ length: 1201 }, async () => (await measure(VITAL)).statusCode));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await send('/api/instrumentation', VITAL, {}, '203.0.113.9')).statusCode).toBe(204);
  });
});
