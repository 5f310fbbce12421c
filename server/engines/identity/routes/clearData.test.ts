import type { FastifyInstance } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { ORIGIN, SECRET, startIdentity } from '#test/support/server/identitySite.ts';
import { signInAs } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { DEMO_PASSWORD } from '../demoAccounts.ts';
import type { Identity } from '../identity.ts';
import { seedDemoAccounts } from '../seedDemoAccounts.ts';

let db: Database;
let app: FastifyInstance;
let identity: Identity;

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, SECRET);
  ({ app, identity } = await startIdentity(db));
}, 60_000);
afterAll(async () => {
  await app?.close();
  await db?.close();
});

it('ends the session with its tokens and takes every cookie back, for a page of the site only', async () => {
  const browser = new TestBrowser(app, ORIGIN);
  const tokens = await signInAs(browser, ORIGIN, 'member@example.com', DEMO_PASSWORD);
  const authorization = `Bearer ${tokens.access_token}`;
  expect((await browser.post('/api/clear-data', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  await expect(identity.viewerOf({ authorization })).resolves.toMatchObject({ isInternal: false });

  const answer = await browser.post('/api/clear-data', {});
  expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, '"cookies", "storage"']);
  expect(browser.cookiesFor('/')).toBe('');
  await expect(identity.viewerOf({ authorization })).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
});

it('has nothing to end for a visitor, and echoes no odd cookie', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/clear-data',
    headers: { 'sec-fetch-site': 'same-origin', cookie: 'a=1; b c=2; op_session=nobody' },
    payload: {},
  });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
    200,
    ['a=; Path=/; Max-Age=0', 'op_session=; Path=/; Max-Age=0'],
  ]);
});
