import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { grownTables, tableRows } from '#test/support/server/tableRows.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

const ORIGIN = 'http://localhost:3000';
/** A sign-in as the application of this site begins it. */
const AUTHORIZE = `/oidc/auth?${new URLSearchParams({
  client_id: 'spa',
  response_type: 'code',
  redirect_uri: `${ORIGIN}/complete-login`,
  scope: 'openid',
  state: 'a-state',
  nonce: 'a-nonce',
  code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
  code_challenge_method: 'S256',
}).toString()}`;
const TYPED = { email: 'stranger@example.com', password: 'an oak chest in the vestry' };

const SIGN_UP = { ...TYPED, firstName: 'Ann', lastName: 'Stranger', hasAcceptedTerms: true };
const TEXT = { 'content-type': 'text/plain' };

/** What a stranger sends to an address. */
interface Sent extends InjectOptions {
  /** What they sent to the same sign-in before, and where, from another network. */
  first?: { step: string; payload: object };
  /** Milliseconds until what was told is written. */
  writtenAfter?: number;
}

/**
 * What a stranger sends to an address, in several ways where it matters; what is not here is opened as it is, or sent
 * an empty object. `:uid` is a sign-in of their own.
 */
const REQUESTS: Readonly<Record<string, Sent | readonly Sent[]>> = {
  'GET /oidc/auth': [{ url: AUTHORIZE }, { url: `${AUTHORIZE}&prompt=none` }],
  'GET /oidc/session/end': [
    { url: '/oidc/session/end?state=a-state' },
    { url: '/oidc/session/end?state=a-state&prompt=none' },
  ],
  'GET /interaction/:uid/library/:institution': { url: '/interaction/:uid/library/harrowmere-library' },
  'POST /api/page-view': {
    payload: {
      source: 'web',
      type: 'page-view',
      timestamp: '2026-11-21T08:00:00.000Z',
      query: '',
      basePath: '/search',
      pathname: '/search/results',
      hash: '',
      memberId: null,
      environment: 'demo',
      domain: 'localhost',
      serverTimeMs: 12,
    },
    headers: { cookie: 'consent=C0002:1' },
    writtenAfter: 6_000,
  },
  'POST /api/error-reports': {
    payload: {
      source: 'page-crash',
      level: 'error',
      errorClass: 'TypeError',
      routePattern: '/transcript',
      requestId: null,
      version: '1.0.0',
      key: null,
      frames: [],
    },
  },
  'POST /api/instrumentation': {
    payload: JSON.stringify({
      metricKey: 'web_vital_lcp',
      labels: { path: '/transcript' },
      value: 812.5,
      action: 'observe',
    }),
    headers: TEXT,
  },
  'POST /api/in-app/events': {
    payload: { messageId: '1', kind: 'shown' },
    headers: { authorization: 'Bearer a-token' },
  },
  'POST /api/app-store-notices/apple': { payload: { signedPayload: 'a.b.c' } },
  'POST /api/app-store-notices/google': {
    payload: { message: { data: 'e30=', messageId: '1' }, subscription: 'a' },
    headers: { authorization: 'Bearer a.b.c' },
  },
  'POST /api/payment-events/:processor': {
    url: '/api/payment-events/sandbox',
    payload: '{"id":"evt_1","type":"payment"}',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0', 'sandbox-signature': 't=1,v1=0' },
  },
  'POST /interaction/:uid/mail-again': { payload: {}, first: { step: 'register', payload: SIGN_UP } },
  'POST /interaction/:uid/confirm-email': {
    payload: { code: '123456' },
    first: { step: 'register', payload: SIGN_UP },
  },
  'POST /interaction/:uid/enrol': { payload: { code: '123456' }, first: { step: 'login', payload: TYPED } },
  'POST /interaction/:uid/social/register': {
    payload: { firstName: 'Ann', lastName: 'Stranger', hasAcceptedTerms: true },
  },
  'POST /api/password-reset': { payload: { email: TYPED.email } },
  'POST /interaction/:uid/login': { payload: TYPED },
  'POST /interaction/:uid/register': { payload: SIGN_UP },
  'POST /interaction/:uid/code': { payload: { code: '123456' } },
  'POST /interaction/:uid/recovery-code': { payload: { recoveryCode: 'abcd-efgh' } },
  'POST /oidc/token': {
    payload: 'grant_type=authorization_code&client_id=spa&code=a&redirect_uri=b&code_verifier=c',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'POST /saml/acs': {
    payload: 'SAMLResponse=PGE%2BPC9hPg%3D%3D',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'PUT /api/support-files': {
    url: '/api/support-files?name=a.txt',
    payload: 'a file of a stranger',
    headers: { 'content-type': 'text/plain' },
  },
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site?.close());

/** A door, as a stranger from a network of its own uses it. */
interface Door {
  name: string;
  ip: string;
  writtenAfter: number;
  /** Begins the sign-in that the address belongs to; what that writes counts for another address. */
  prepare: () => Promise<() => Promise<LightMyRequestResponse>>;
  open: () => Promise<LightMyRequestResponse>;
}

/**
 * Asks an address. Where it belongs to a sign-in, that one was begun from another network, so that only the address
 * itself counts for this one.
 */
function doorOf(name: string, sent: Sent, at: number): Door {
  const [method = '', pattern = ''] = name.split(' ');
  const ip = `192.0.2.${at}`;
  const { url = pattern, headers, payload = method === 'POST' ? {} : undefined, first, writtenAfter = 0 } = sent;
  const prepare = async () => {
    const browser = new TestBrowser(site.app, ORIGIN);
    let uid = '1';
    if (pattern.includes('/:uid')) {
      const answer = await browser.request({ url: AUTHORIZE, remoteAddress: '198.51.100.1' });
      uid = /interaction\/([^/?]+)/u.exec(String(answer.headers.location))?.[1] ?? '';
      if (first)
        await browser.request({
          url: `/interaction/${uid}/${first.step}`,
          method: 'POST',
          remoteAddress: '198.51.100.1',
          payload: first.payload,
          headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
        });
      await site.db.rows("/* test.forget */ DELETE FROM rate_limit WHERE key LIKE '%198.51.100.1%'");
    }
    const address = String(url)
      .replace(':uid', uid)
      .replaceAll(/:[a-z]+/giu, '1')
      .replaceAll('*', '1');
    return () =>
      browser.request({
        url: address,
        method: method as 'GET',
        remoteAddress: ip,
        payload,
        headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
      });
  };
  return { name, ip, writtenAfter, prepare, open: async () => (await prepare())() };
}

/**
 * Doors that wrote a row for a stranger: what they wrote, and which of them no allowance of the stranger's network
 * bounds.
 */
async function writers(doors: readonly Door[]): Promise<{ door: Door; wrote: string[]; limits: string[] }[]> {
  const found = [];
  for (const door of doors) {
    const open = await door.prepare();
    const before = await tableRows(site.db);
    await open();
    await delay(door.writtenAfter);
    const after = await tableRows(site.db);
    const wrote = grownTables(before, after);
    const limits = (
      await site.db.rows<{ key: string }>('/* test.limits */ SELECT key FROM rate_limit WHERE key LIKE $1', [
        `%:${door.ip}`,
      ])
    ).map(({ key }) => key);
    if (wrote.length > 0) found.push({ door, wrote, limits });
  }
  return found;
}

const DOORS = readFileSync('server/start/addresses.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const name = line.split(' ').slice(0, 2).join(' ');
    return [REQUESTS[name] ?? {}].flat().map((sent: Sent) => ({ name, sent }));
  })
  .map(({ name, sent }, at) => doorOf(name, sent, at + 1));

it('every open address that writes a row counts it towards an allowance of the network, and stops when that is used up', async () => {
  const found = await writers(DOORS);
  expect(found.filter(({ limits }) => limits.length === 0).map(({ door, wrote }) => [door.name, wrote])).toEqual([]);
  const names = found.map(({ door }) => door.name);
  for (const known of [
    'GET /oidc/auth',
    'GET /oidc/session/end',
    'POST /api/page-view',
    'POST /interaction/:uid/passkey-options',
    'POST /interaction/:uid/login',
    'POST /interaction/:uid/register',
    'PUT /api/support-files',
  ])
    expect(names).toContain(known);

  // All at once: each is refused a second or two late.
  await Promise.all(
    found.map(async ({ door }) => {
      await site.db.rows('/* test.useUp */ UPDATE rate_limit SET points = 1000000 WHERE key LIKE $1', [`%:${door.ip}`]);
      let answer = await door.open();
      // What was fetched from an allowance before, 120 views of pages at most, may still be spent.
      for (let more = 0; more < 130 && answer.statusCode !== 429; more += 1) answer = await door.open();
      await delay(door.writtenAfter);
    }),
  );
  const opens = await Promise.all(found.map(({ door }) => door.prepare()));
  const before = await tableRows(site.db);
  await Promise.all(opens.map((open) => open()));
  await delay(Math.max(...found.map(({ door }) => door.writtenAfter)));
  const grown = grownTables(before, await tableRows(site.db));
  const unending = grown.map((table) => ({
    table,
    doors: found.filter(({ wrote }) => wrote.includes(table)).map(({ door }) => door.name),
  }));
  expect(unending).toEqual([]);
}, 240_000);

it.each([
  ['a question of a sign-in', 'Interaction', AUTHORIZE],
  ['the session of a stranger', 'Session', '/oidc/session/end?state=a-state&prompt=none'],
])('%s is kept for ten minutes', async (_what, model, url) => {
  const seconds = async () => {
    const row = await site.db.one<{ seconds: number }>(
      '/* test.ends */ SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM oidc_payload WHERE model = $1 ORDER BY expires_at DESC LIMIT 1',
      [model],
    );
    return row?.seconds ?? 0;
  };
  await site.db.rows('/* test.empty */ TRUNCATE oidc_payload, rate_limit');
  await new TestBrowser(site.app, ORIGIN).request({ url, remoteAddress: '203.0.113.1' });
  expect(await seconds()).toBeGreaterThan(590);
  expect(await seconds()).toBeLessThanOrEqual(600);
});

it.each(['state', 'nonce', 'ui_locales', 'login_hint', 'mode', 'registration_route', 'made_up'])(
  'a longer %s than any honest one is refused, and nothing is kept',
  async (name) => {
    const before = await tableRows(site.db);
    const longest = name === 'state' || name === 'nonce' ? 256 : 512;
    const url = new URL(AUTHORIZE, ORIGIN);
    url.searchParams.set(name, 'x'.repeat(longest + 1));
    for (const address of [
      url.pathname + url.search,
      `/oidc/auth/${url.search}`,
      `/oidc/AUTH${url.search}`,
      `/oidc/session/end?${name}=${'x'.repeat(longest + 1)}`,
    ]) {
      expect(
        (await site.app.inject({ url: address, remoteAddress: '203.0.113.2', headers: { host: 'localhost:3000' } }))
          .statusCode,
      ).toBe(400);
    }
    expect(grownTables(before, await tableRows(site.db))).toEqual([]);
    url.searchParams.set(name, 'x'.repeat(10));
    expect(
      (
        await site.app.inject({
          url: url.pathname + url.search,
          remoteAddress: '203.0.113.2',
          headers: { host: 'localhost:3000' },
        })
      ).statusCode,
    ).toBeLessThan(400);
  },
);

it('what begins a sign-in takes no parameters from a body, which could be of any length', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/oidc/auth',
    remoteAddress: '203.0.113.3',
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: AUTHORIZE.split('?')[1],
  });
  expect(answer.statusCode).toBe(405);
});
