import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const HEALTH =
  'query SiteHealth { siteHealth { isReady state version uptimeSeconds records freeBytes wantedBytes databaseBytes lateMails lostMails jobs { kind late failed } } }';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
}, 60_000);
afterAll(() => test.close());

const ask = (as?: object) =>
  test.ask<{ siteHealth: { databaseBytes: number; lateMails: number; lostMails: number; jobs: object[] } }>(
    HEALTH,
    {},
    as,
  );
const operations = { memberId: 1, isInternal: true, duties: ['operations'] as const };

it('counts late and lost emails, and jobs that are late or failed', async () => {
  expect((await ask(operations)).data?.siteHealth).toMatchObject({
    version: '0.0.0-test',
    lateMails: 0,
    lostMails: 0,
    jobs: [],
  });
  await test.db.rows(
    `/* test.mails */ INSERT INTO outbox (kind, content, queued_at, expires_at, given_up_at) VALUES ('late', 'x', now() - interval '16 minutes', now() + interval '1 hour', NULL),
     ('fresh', 'x', now(), now() + interval '1 hour', NULL), ('lost', NULL, now() - interval '2 days', now(), now() - interval '1 day'), ('forgotten', NULL, now() - interval '9 days', now(), now() - interval '8 days')`,
  );
  const { data } = await ask(operations);
  expect(data?.siteHealth).toMatchObject({ lateMails: 1, lostMails: 1 });
  expect(data?.siteHealth.databaseBytes).toBeGreaterThan(1_000_000);
});

it('is not there for anyone without operations', async () => {
  for (const as of [
    undefined,
    { memberId: 1 },
    { ...operations, duties: ['support', 'billing', 'moderation', 'content', 'audit'] as const },
  ])
    expect((await ask(as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
