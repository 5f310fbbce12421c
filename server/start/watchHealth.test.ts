import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';

import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import { createStripeProcessor } from '#server/engines/payment/stripe/createStripeProcessor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Health } from '#server/platform/http/health.ts';
import { createMetrics } from '#server/platform/http/metrics.ts';
import { registerHealth } from '#server/platform/http/registerHealth.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { modules } from './modules.generated.ts';
import { watchHealth } from './watchHealth.ts';

const MINUTES_MS = 60_000;
let db: Database;
let server: Server;
/** How far the processor's clock is ahead, and what it answers. */
let ahead = 0;
let status = 200;
let processor: PaymentProcessor;
beforeAll(async () => {
  db = await testDatabase();
  server = createServer((_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      date: new Date(Date.now() + ahead).toUTCString(),
    });
    response.end(
      status === 200
        ? '{"object":"list","data":[],"has_more":false}'
        : '{"error":{"type":"invalid_request_error","message":"no"}}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  processor = createStripeProcessor({
    name: 'stripe',
    site: 'here',
    apiKey: 'sk_test_x',
    url,
    webhookSecrets: [],
    returnUrl: 'http://here',
    timeoutMs: 5_000,
    offersPaypal: false,
    leadsToFailure: false,
  });
}, 60_000);
afterAll(async () => {
  server?.close();
  await db?.close();
});

/** What `GET /healthz` answers after one look, and what Prometheus reads. */
async function healthz(
  database: Database,
  paid: Pick<PaymentProcessor, 'clockAheadMs'> | null,
  search: () => Promise<object> = () => Promise.resolve({ isReady: true, records: 5 }),
) {
  const health = new Health('1');
  const app = Fastify();
  registerHealth(app, health);
  const metrics = createMetrics();
  await watchHealth(health, {
    db: database,
    search: { health: search } as never,
    articles: { health: () => Promise.resolve({ isReady: true, articles: 7, bytes: 0 }) },
    settings: { dataDir: '.', diskFreeMegabytes: 0 },
    metrics,
    processor: paid,
  });
  const answer = await app.inject({ url: '/healthz' });
  const figures = await metrics.registry.metrics();
  health.stop();
  metrics.close();
  await app.close();
  return {
    status: answer.statusCode,
    degraded: answer.json<{ degraded?: string[] }>().degraded,
    records: answer.json<{ records: number | null }>().records,
    figures,
  };
}

/** The database with a clock of its own. */
const withClock = (aheadBy: number): Database => ({
  ...db,
  rows: db.rows.bind(db),
  one: async (sql, values) => {
    const row = await db.one<{ ms: number }>(sql, values);
    return (row && 'ms' in row ? { ms: row.ms + aheadBy } : row) as never;
  },
});

it.each<[string, () => Promise<object>]>([
  ['is away', () => Promise.resolve({ isReady: false, records: 0 })],
  ['hangs', () => new Promise<never>(() => {})],
])('a search that %s has no copy left out: records still open', async (_how, search) => {
  expect(await healthz(db, null, search)).toMatchObject({
    status: 200,
    records: null,
    degraded: ['the search does not answer: see the log'],
  });
});

describe('clocks', () => {
  it('that agree are not mentioned', async () => {
    ahead = 0;
    await processor.lookAtClock();
    expect(await healthz(db, processor)).toMatchObject({
      status: 200,
      degraded: undefined,
      figures: expect.stringMatching(/muniment_clock_ahead_seconds\{of="database"\} -?0/u),
    });
    expect((await healthz(db, null)).degraded).toBeUndefined();
  }, 60_000);

  it.each([
    ['ahead of', 10],
    ['behind', -10],
  ])('of a database ten minutes %s ours are reported, and the site goes on', async (word, minutes) => {
    const found = await healthz(withClock(minutes * MINUTES_MS), null);
    expect(found).toMatchObject({
      status: 200,
      degraded: [`the clock of the database is 600 seconds ${word} the clock of this server`],
    });
    expect(found.figures).toMatch(
      new RegExp(`muniment_clock_ahead_seconds\\{of="database"\\} ${minutes < 0 ? '-' : ''}(599|600)`, 'u'),
    );
  });

  it.each([
    ['ahead of', 10, 200],
    ['behind', -10, 401],
  ])(
    'of a payment processor ten minutes %s ours are reported from any answer of it, and the site goes on',
    async (word, minutes, answered) => {
      ahead = minutes * MINUTES_MS;
      status = answered;
      await processor.lookAtClock();
      const found = await healthz(db, processor);
      expect([found.status, found.degraded]).toEqual([
        200,
        [
          expect.stringMatching(
            new RegExp(
              `^the clock of the payment processor is (599|600|601) seconds ${word} the clock of this server$`,
              'u',
            ),
          ),
        ],
      ]);
    },
    60_000,
  );

  it('of a processor that gives no answer are not known, and that is no failure', async () => {
    const silent = createStripeProcessor({
      name: 'stripe',
      site: 'here',
      apiKey: 'sk_test_x',
      url: 'http://127.0.0.1:9',
      webhookSecrets: [],
      returnUrl: 'http://here',
      timeoutMs: 500,
      offersPaypal: false,
      leadsToFailure: false,
    });
    await silent.lookAtClock();
    expect([silent.clockAheadMs(), (await healthz(db, silent)).degraded]).toEqual([null, undefined]);
  }, 60_000);
});

it('images of pages that were found damaged are counted, and the site goes on', async () => {
  await db.rows(
    "/* test.damage */ INSERT INTO image_file (content_hash, fault) VALUES (repeat('a', 64), 'missing'), (repeat('b', 64), 'cut-short'), (repeat('c', 64), NULL)",
  );
  const health = new Health('1');
  const metrics = createMetrics();
  await watchHealth(health, {
    db,
    search: { health: () => Promise.resolve({ isReady: true, records: 5 }) } as never,
    articles: { health: () => Promise.resolve({ isReady: true, articles: 7, bytes: 0 }) },
    settings: { dataDir: '.', diskFreeMegabytes: 0 },
    metrics,
    processor: null,
    files: { check: () => Promise.resolve() },
    modules,
  });
  while (!health.report().degraded) await new Promise((resolve) => setTimeout(resolve, 50));
  expect([health.report().ready, health.report().degraded]).toEqual([
    true,
    ['2 page images missing, cut short or altered: muniment check names them'],
  ]);
  health.stop();
  metrics.close();
  await db.rows('/* test.mended */ TRUNCATE image_file');
}, 60_000);

describe('a bucket', () => {
  it('is not blamed for a database that does not answer about images', async () => {
    await db.rows('/* test.away */ ALTER TABLE image_file RENAME TO image_file_away');
    const health = new Health('1');
    const warned: string[] = [];
    const metrics = createMetrics();
    await watchHealth(health, {
      db,
      search: { health: () => Promise.resolve({ isReady: true, records: 5 }) } as never,
      articles: { health: () => Promise.resolve({ isReady: true, articles: 7, bytes: 0 }) },
      settings: { dataDir: '.', diskFreeMegabytes: 0 },
      metrics,
      processor: null,
      files: { check: () => Promise.resolve() },
      modules,
      log: { warn: (_details, message) => void warned.push(message ?? '') },
    });
    // Two looks of the health, the second with what the first one found.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect([health.report().ready, health.report().degraded, warned]).toEqual([true, undefined, []]);
    health.stop();
    metrics.close();
    await db.rows('/* test.back */ ALTER TABLE image_file_away RENAME TO image_file');
  });

  it('that takes no files is reported and logged, and the site goes on', async () => {
    const health = new Health('1');
    const warned: string[] = [];
    const metrics = createMetrics();
    await watchHealth(health, {
      db,
      search: { health: () => Promise.resolve({ isReady: true, records: 5 }) } as never,
      articles: { health: () => Promise.resolve({ isReady: true, articles: 7, bytes: 0 }) },
      settings: { dataDir: '.', diskFreeMegabytes: 0 },
      metrics,
      processor: null,
      files: { check: () => Promise.reject(new Error('no such bucket')) },
      log: { warn: (_details, message) => void warned.push(message ?? '') },
    });
    while (!health.report().degraded) await new Promise((resolve) => setTimeout(resolve, 50));
    expect([health.report().ready, health.report().degraded, warned]).toEqual([
      true,
      ['files cannot be stored or read: see the log'],
      ['files cannot be stored'],
    ]);
    health.stop();
    metrics.close();
  }, 60_000);
});
