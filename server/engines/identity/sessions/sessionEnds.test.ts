import Fastify from 'fastify';

import { silentLog } from '#server/platform/config/log.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { ORIGIN, SECRET } from '#test/support/server/identitySite.ts';
import { setUpIdentity } from '#test/support/server/identityTests.ts';
import { authorize, signInAs, type Tokens } from '#test/support/server/signInFlow.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { memberByEmail } from '../accounts/memberStore.ts';
import { createIdentity } from '../createIdentity.ts';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { listSessions } from './sessionStore.ts';

const site = setUpIdentity();

const [HOUR, DAY] = [3600, 86_400];
const EMAIL = 'member@example.com';
const STAFF = 'staff@example.com';
const bearer = ({ access_token: token }: Pick<Tokens, 'access_token'>) => ({ authorization: `Bearer ${token}` });
const signIn = (email = EMAIL, extra: Record<string, string> = {}) =>
  signInAs(site.browser, ORIGIN, email, DEMO_PASSWORD, extra);
const renew = async ({ refresh_token: token }: Pick<Tokens, 'refresh_token'>, fields: Record<string, string> = {}) => {
  const answer = await site.browser.request({
    url: '/oidc/token',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    payload: new URLSearchParams({
      client_id: 'spa',
      grant_type: 'refresh_token',
      refresh_token: token,
      ...fields,
    }).toString(),
  });
  return answer.json<Tokens & { error?: string }>();
};
const isLetIn = (tokens: Tokens) =>
  site.identity.viewerOf(bearer(tokens)).then(
    ({ memberId }) => memberId !== null,
    () => false,
  );
const silently = async () =>
  new URL((await authorize(site.browser, ORIGIN, { prompt: 'none' })).location).searchParams.get('error') ??
  'signed in';
const left = async (tokens: Tokens) =>
  (await site.browser.request({ url: '/api/session', headers: bearer(tokens) })).json<{
    left: { idle: number; whole: number } | null;
  }>().left;
/**
 * Lets time pass for what the provider remembers, but for access tokens, which browsers renew every ten minutes: what
 * ends them here is the session.
 */
const wait = (seconds: number) =>
  site.db.rows(
    "/* test.wait */ UPDATE oidc_payload SET expires_at = expires_at - make_interval(secs => $1), idle_until = idle_until - make_interval(secs => $1), consumed_at = consumed_at - make_interval(secs => $1) WHERE model <> 'AccessToken'",
    [seconds],
  );

beforeEach(() => site.db.rows('/* test.nobody */ DELETE FROM oidc_payload'));

describe('a refresh token', () => {
  it('is used once: each renewal gives another, and all of them work in turn', async () => {
    const first = await signIn();
    const second = await renew(first);
    const third = await renew(second);
    expect(new Set([first, second, third].map((tokens) => tokens.refresh_token)).size).toBe(3);
    expect(await isLetIn(third)).toBe(true);
  });

  it('is taken once more within moments, when its answer was lost on the way or two calls of a tab came at once', async () => {
    const first = await signIn();
    const [one, other] = await Promise.all([renew(first), renew(first)]);
    await wait(10);
    const late = await renew(first);
    expect(await Promise.all([one, other, late].map(isLetIn))).toEqual([true, true, true]);
  });

  it('that comes a second time later ends what was given out after it, is written down, and the reader’s own browser goes on', async () => {
    const first = await signIn();
    const second = await renew(first);
    await wait(30);
    await site.db.rows('/* test.events */ DELETE FROM security_event');
    expect(await renew(first)).toMatchObject({ error: 'invalid_grant' });
    expect(await isLetIn(second)).toBe(false);
    expect(await renew(second)).toMatchObject({ error: 'invalid_grant' });
    expect(
      await site.db.rows(
        `/* test.events */ SELECT kind, member_id IS NOT NULL AS "isKnown" FROM security_event WHERE kind = 'token-reused'`,
      ),
    ).toEqual([{ kind: 'token-reused', isKnown: true }]);
    expect(await silently()).toBe('signed in');
  });
});

describe('a session ends', () => {
  const cases: [string, string, Record<string, string>, number, number][] = [
    ['of a member', EMAIL, {}, 14 * DAY, 90 * DAY],
    ['of staff', STAFF, { mode: 'internal' }, HOUR, 12 * HOUR],
    ['of staff who signed in like any member', STAFF, {}, 14 * DAY, 90 * DAY],
  ];

  it.each(cases)('%s that nothing was done in, at every door', async (_whose, email, extra, idle) => {
    const tokens = await signIn(email, extra);
    const { memberId } = await site.identity.viewerOf(bearer(tokens));
    await wait(idle - 60);
    expect((await listSessions(site.db, memberId ?? 0)).length).toBe(1);
    expect(await left(tokens)).toMatchObject({ idle: expect.closeTo(60, -1) });
    await wait(61);
    expect([await isLetIn(tokens), await left(tokens), (await renew(tokens)).error, await silently()]).toEqual([
      false,
      null,
      'invalid_grant',
      'login_required',
    ]);
    expect((await site.identity.onlookerOf({ cookie: site.browser.cookiesFor('/') })).memberId).toBeNull();
    expect(await listSessions(site.db, memberId ?? 0)).toEqual([]);
  });

  it.each(cases)('%s in any case, however much was done in it', async (_whose, email, extra, _idle, whole) => {
    let tokens = await signIn(email, extra);
    const inAll = (await left(tokens))?.whole ?? 0;
    expect(inAll).toBeGreaterThan(whole - 60);
    expect(inAll).toBeLessThanOrEqual(whole);
    await wait(whole - 600);
    await site.db.rows(
      "/* test.active */ UPDATE oidc_payload SET idle_until = now() + interval '10 minutes' WHERE model = 'Session'",
    );
    tokens = await renew(tokens);
    expect((await left(tokens))?.whole).toBeLessThanOrEqual(600);
    await wait(601);
    expect([(await renew(tokens)).error, await silently()]).toEqual(['invalid_grant', 'login_required']);
  });

  it('is moved by a renewal to when its reader last did something, and never nearer', async () => {
    const idleAfter = async (fields: Record<string, string>) => {
      const tokens = await signIn(STAFF, { mode: 'internal' });
      await wait(HOUR / 2);
      return Math.round((await left(await renew(tokens, fields)))?.idle ?? 0) / 60;
    };
    expect(await idleAfter({ idle_seconds: '0' })).toBeCloseTo(60, 0);
    expect(await idleAfter({ idle_seconds: '600' })).toBeCloseTo(50, 0);
    expect(await idleAfter({ idle_seconds: '3000' })).toBeCloseTo(30, 0);
    expect(await idleAfter({})).toBeCloseTo(60, 0);
    expect(await idleAfter({ idle_seconds: '-9e9' })).toBeCloseTo(60, 0);
  });

  it('is asked for without moving it, and tells a visitor nothing', async () => {
    const tokens = await signIn(STAFF, { mode: 'internal' });
    await wait(HOUR / 2);
    await left(tokens);
    expect((await left(tokens))?.idle).toBeLessThanOrEqual(HOUR / 2);
    expect((await site.browser.request({ url: '/api/session' })).json()).toEqual({ left: null });
  });

  it('of an earlier version, which knew no idle end, at the end it had', async () => {
    const tokens = await signIn();
    await site.db.rows(
      "/* test.earlier */ UPDATE oidc_payload SET idle_until = NULL, expires_at = now() + interval '13 days' WHERE model = 'Session'",
    );
    expect(await isLetIn(tokens)).toBe(true);
    const { idle, whole } = (await left(tokens)) ?? { idle: 0, whole: 0 };
    expect([idle, whole].map((seconds) => Math.round(seconds / DAY))).toEqual([13, 13]);
  });
});

describe('the provider’s own sign-out', () => {
  const ask = async (query: Record<string, string>) =>
    (await site.browser.request({ url: `/oidc/session/end?${new URLSearchParams(query).toString()}` })).body;

  it('asks a reader who came by a link without their token, and sends no form by itself', async () => {
    await signIn();
    const links: Record<string, string>[] = [{}, { client_id: 'spa', post_logout_redirect_uri: `${ORIGIN}/` }];
    for (const query of links) {
      const page = await ask(query);
      expect(page).toContain('<h1>Sign out?</h1>');
      expect(page).toContain('Stay signed in');
      expect(page).not.toMatch(/<script|data-submit/u);
    }
    expect(await silently()).toBe('signed in');
  });

  it('asks one who came with the token of another account', async () => {
    const other = new TestBrowser(site.app, ORIGIN);
    const theirs = await signInAs(other, ORIGIN, 'basic@example.com', DEMO_PASSWORD);
    const mine = await signIn();
    expect(await ask({ id_token_hint: theirs.id_token })).not.toContain('<script');
    expect(await ask({ id_token_hint: mine.id_token })).toContain('<script');
  });
});

it('cookies of a site on https can be set by no neighbour, and their signature is HMAC with SHA-256', async () => {
  const origin = 'https://archive.example.org';
  const identity = await createIdentity({
    siteIdentity,
    db: site.db,
    log: silentLog,
    mailer: createMailer({ db: site.db, secret: SECRET, siteIdentity }),
    settings: { publicUrl: origin, mode: 'demo', secret: SECRET },
  });
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  await identity.register(app);
  const browser = new TestBrowser(app, origin);
  const tokens = await signInAs(browser, origin, EMAIL, DEMO_PASSWORD);
  const id = (await memberByEmail(site.db, EMAIL))?.id;
  expect((await identity.onlookerOf({ cookie: browser.cookiesFor('/') })).memberId).toBe(id);
  expect(browser.cookie('__Host-op_session.sig')).toMatch(/^[\w-]{43}$/u);
  expect(browser.cookie('op_session')).toBeUndefined();
  const again = await app.inject({
    url: `/oidc/auth?${new URLSearchParams({ client_id: 'spa', response_type: 'code', redirect_uri: `${origin}/complete-login`, scope: 'openid', prompt: 'login', state: 's', code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' }).toString()}`,
  });
  const set = [again.headers['set-cookie']].flat().map(String);
  expect(set.map((cookie) => cookie.split('=')[0])).toEqual(
    expect.arrayContaining(['__Secure-op_interaction', '__Secure-op_resume']),
  );
  for (const cookie of set) expect(cookie).toMatch(/; secure; httponly|; httponly.*; secure|secure/iu);
  const out = await browser.post('/api/sign-out', {}, bearer(tokens));
  expect([out.headers['set-cookie']].flat()).toContain(
    '__Host-op_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  );
  await app.close();
});
