import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { ORIGIN, SECRET, startIdentity } from '#test/support/server/identitySite.ts';
import { authorize, finish } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { memberByEmail } from '../../accounts/memberStore.ts';
import { seedDemoAccounts } from '../../seedDemoAccounts.ts';
import { allowInstitution, findInstitution, listInstitutions } from '../institutionStore.ts';
import { seedDemoInstitution } from './seedDemoInstitution.ts';

let db: Database;
let site: Awaited<ReturnType<typeof startIdentity>>;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const fieldOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(html)?.[1] ?? '';

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, SECRET);
  await seedDemoInstitution(db, SECRET, ORIGIN);
  site = await startIdentity(db);
}, 60_000);
afterAll(async () => {
  await site?.app.close();
  await db?.close();
});

/** Goes to the demonstration library and says who is there; what its answer leads to. */
async function signInAs(browser: TestBrowser, reader: string) {
  const { location, verifier } = await authorize(browser, ORIGIN, { prompt: 'login', institution: 'wexcombe' });
  const start = await browser.request({ url: String((await browser.request({ url: location })).headers.location) });
  const page = await browser.request({ url: String(start.headers.location) });
  const body = new URLSearchParams({ request: fieldOf(page.body, 'request'), reader });
  const sent = await browser.request({
    url: '/saml/demo/sign-in',
    method: 'POST',
    headers: form,
    payload: body.toString(),
  });
  const answer = new URLSearchParams({ SAMLResponse: fieldOf(sent.body, 'SAMLResponse') });
  const back = await browser.request({ url: '/saml/acs', method: 'POST', headers: form, payload: answer.toString() });
  return { page, back: String(back.headers.location), verifier };
}

describe('the demonstration library', () => {
  it.each([
    ['access', 'patron@example.com', true],
    ['no-access', 'patron-noaccess@example.com', false],
  ])('lets its reader %s in as %s', async (reader, email, hasLibraryAccess) => {
    const browser = new TestBrowser(site.app, ORIGIN);
    const { page, back, verifier } = await signInAs(browser, reader);
    expect(page.body).toContain('Demonstration');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const continued = String((await browser.request({ url: back })).headers.location);
    const { access_token: token } = await finish(browser, ORIGIN, continued, verifier);
    const viewer = await site.identity.viewerOf({ authorization: `Bearer ${token}` });
    expect(viewer).toMatchObject({ memberId: (await memberByEmail(db, email))?.id, hasLibraryAccess });
  });

  it('shows what happens to a reader whose library names no one', async () => {
    const { back } = await signInAs(new TestBrowser(site.app, ORIGIN), 'no-identifier');
    expect(back).toMatch(/^\/error\/federator\/missing-persistent-name-id\?reference=/u);
  });

  it.each(['', '?SAMLRequest=', '?SAMLRequest=bm90IGRlZmxhdGVk', `?SAMLRequest=${'A'.repeat(20_000)}`])(
    'answers what is no request of ours (%.20s) with 400',
    async (query) => {
      expect((await site.app.inject({ url: `/saml/demo/sign-in${query}` })).statusCode).toBe(400);
    },
  );

  it('keeps what the operator decided when the site starts again', async () => {
    await allowInstitution(db, 'wexcombe', false);
    await seedDemoInstitution(db, SECRET, 'http://localhost:4000');
    expect(await findInstitution(db, 'demo', 'wexcombe')).toMatchObject({
      isAllowed: false,
      signInUrl: 'http://localhost:4000/saml/demo/sign-in',
    });
    await allowInstitution(db, 'wexcombe', true);
  });

  it('is not there in production, whatever an earlier demonstration left behind', async () => {
    const production = await startIdentity(db, 'production');
    expect((await production.app.inject({ url: '/saml/demo/sign-in' })).statusCode).toBe(404);
    expect(await listInstitutions(db, 'production')).toEqual([]);
    const browser = new TestBrowser(production.app, ORIGIN);
    const { location } = await authorize(browser, ORIGIN, { prompt: 'login', institution: 'wexcombe' });
    const start = await browser.request({ url: String((await browser.request({ url: location })).headers.location) });
    expect(start.headers.location).toMatch(/^\/error\/federator\/unauthorised-organisation\?/u);
    await production.app.close();
  });
});
