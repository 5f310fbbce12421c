import { createRouteMatcher } from '#domain/kernel/routes/matchRoute.ts';
import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';
import { createIdentity } from '#server/engines/identity/createIdentity.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { createIsFound } from './isFound.ts';

let demo: TestApp;
let production: TestApp;
beforeAll(async () => {
  demo = await startTestApp();
  production = await startTestApp({
    settings: { mode: 'production', trustedProxies: [], searchLimit: 0 },
    site: { mode: 'production', version: '1', publicUrl: 'http://localhost:3000', addresses: NO_ADDRESSES },
  });
});
afterAll(() => Promise.all([demo.close(), production.close()]));

const match = createRouteMatcher([
  {
    id: 'toggled',
    pattern: '/toggled',
    title: 'T',
    access: { signIn: 'login', flags: [{ name: 'enable-x', mustBe: true, otherwise: 'not-found' }] },
  },
]);
const overrides = (flags: Record<string, boolean>) => ({
  cookie: `test_overrides=${encodeURIComponent(JSON.stringify({ flags }))}`,
});

describe('documents behind a toggle', () => {
  const isFoundIn = async (mode: 'demo' | 'production') => {
    const { viewerOf } = await createIdentity({
      db: demo.db,
      settings: { ...readSettings({}), mode },
      log: silentLog,
      siteIdentity,
      mailer: { send: () => Promise.reject(new Error('no mail')) },
    });
    return (headers: { cookie?: string }) =>
      createIsFound(viewerOf, { mode, sisterDomain: null })(match('/toggled')!, headers, '');
  };

  it('are absent while it is off and there when it is on, signed in or not', async () => {
    const isFound = await isFoundIn('demo');
    expect(await isFound({})).toBe(false);
    expect(await isFound(overrides({ 'enable-x': true }))).toBe(true);
    expect(await isFound(overrides({ 'enable-x': false }))).toBe(false);
  });

  it('cannot be turned on by a cookie in production', async () => {
    expect(await (await isFoundIn('production'))(overrides({ 'enable-x': true }))).toBe(false);
  });
});

describe('documents for internal testing', () => {
  const statusOf = async ({ app }: TestApp) =>
    (await app.inject({ url: '/internal-testing/throw', headers: { accept: 'text/html', host: 'localhost:3000' } }))
      .statusCode;

  it('are there outside production only', async () => {
    expect(await statusOf(demo)).toBe(200);
    expect(await statusOf(production)).toBe(404);
  });
});

describe('documents of the sister site', () => {
  it('ROUTE-069 do not show the site map, and are not sent on to where it is shown', async () => {
    const site = await startTestApp({
      settings: { mode: 'demo', trustedProxies: [], searchLimit: 0 },
      site: {
        mode: 'demo',
        version: '1',
        publicUrl: 'http://localhost:3000',
        addresses: { ...NO_ADDRESSES, sisterDomain: 'archive.example' },
      },
    });
    const open = (url: string, host: string) => site.app.inject({ url, headers: { accept: 'text/html', host } });
    expect((await open('/sitemap', 'www.archive.example')).statusCode).toBe(404);
    expect((await open('/sitemap', 'localhost:3000')).statusCode).toBe(200);
    expect((await open('/sitemap', 'other.example')).headers.location).toBe('http://localhost:3000/sitemap');
    expect((await open('/', 'www.archive.example')).headers.location).toBe('http://localhost:3000/');
    await site.close();
  });
});

describe('the document of /redirect', () => {
  it.each([
    ['?to=/some/path', 200],
    ['', 404],
    ['?to=https://evil.example', 404],
    ['?to=//evil.example', 404],
  ])('with %j answers %d', async (query, status) => {
    expect(
      (await demo.app.inject({ url: `/redirect${query}`, headers: { accept: 'text/html', host: 'localhost:3000' } }))
        .statusCode,
    ).toBe(status);
  });
});
