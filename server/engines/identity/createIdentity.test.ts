import { ORIGIN, SECRET, startIdentity } from '#test/support/server/identitySite.ts';
import { setUpIdentity } from '#test/support/server/identityTests.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { authorize, finish, signInAs } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { endSessions } from './accounts/memberStore.ts';
import { DEMO_PASSWORD } from './demoAccounts.ts';

const site = setUpIdentity();

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const viewerOf = (token: string) => site.identity.viewerOf(bearer(token));
const refusedToken = { extensions: { code: 'UNAUTHENTICATED' } };
const signIn = (email: string, extra?: Record<string, string>) =>
  signInAs(site.browser, ORIGIN, email, DEMO_PASSWORD, extra);
const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('signing in', () => {
  it('leads from the authorization request to the app’s own page, and with the right password to tokens', async () => {
    const { location, verifier } = await authorize(site.browser, ORIGIN, { prompt: 'login' });
    expect(location).toMatch(/^\/interaction\/[\w-]+$/u);
    const page = await site.browser.request({ url: location });
    expect(page.headers.location).toBe(`/sign-in?interaction=${location.split('/')[2]}&prompt=login`);

    const answer = await site.browser.post(`${location}/login`, {
      email: ' Member@Example.com',
      password: DEMO_PASSWORD,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const tokens = await finish(site.browser, ORIGIN, answer.json<{ continueTo: string }>().continueTo, verifier);
    expect(claimsOf(tokens.id_token)).toMatchObject({ given_name: 'Mary', kind: 'member', amr: ['pwd'] });
    const viewer = await viewerOf(tokens.access_token);
    expect(viewer).toMatchObject({ isInternal: false, flags: [], groups: [] });
    expect(viewer.memberId).toBe(Number(claimsOf(tokens.id_token).sub));
    expect(site.browser.cookie('muniment_session')).toBe('1');
  });

  it('names the page that asks to a script of the application, and nothing to one without the sign-in’s cookie', async () => {
    const { location } = await authorize(site.browser, ORIGIN, { prompt: 'login', screen_hint: 'signup' });
    const asked = { url: location, headers: { accept: 'application/json' } };
    const named = await site.browser.request(asked);
    expect([named.statusCode, named.json(), named.headers['cache-control']]).toEqual([
      200,
      { page: `/register?interaction=${location.split('/')[2]}&mode=regular&prompt=login` },
      'no-store',
    ]);
    expect((await new TestBrowser(site.app, ORIGIN).request(asked)).statusCode).toBe(303);
  });

  it('says the same for a wrong password, an unknown address and an account without a password', async () => {
    await site.db.rows('/* test.vouched */ UPDATE member SET password_hash = NULL WHERE email = $1', [
      'social@example.com',
    ]);
    const { location } = await authorize(site.browser, ORIGIN);
    const answers = await Promise.all(
      ['member@example.com', 'nobody@example.com', 'social@example.com'].map((email) =>
        site.browser.post(`${location}/login`, { email, password: 'wrong password' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toEqual({
      problems: [{ field: null, code: 'WRONG_CREDENTIALS', message: expect.any(String) }],
    });
  });

  it('names what was left out, whatever shape the request has', async () => {
    const { location } = await authorize(site.browser, ORIGIN);
    const codes = async (payload: object) =>
      (await site.browser.post(`${location}/login`, payload)).json<{ problems: { field: string; code: string }[] }>()
        .problems;
    expect(await codes({})).toMatchObject([{ field: 'email', code: 'REQUIRED' }]);
    expect(await codes({ email: 'x', password: 'y' })).toMatchObject([{ field: 'email', code: 'INVALID' }]);
    expect(await codes({ email: 'a@example.com', password: { a: 1 } })).toMatchObject([
      { field: 'password', code: 'REQUIRED' },
    ]);
    expect(await codes([])).toMatchObject([{ field: 'email', code: 'REQUIRED' }]);
  });

  it('stops guessing after ten failures, and successes do not count', async () => {
    const { location } = await authorize(site.browser, ORIGIN);
    const guess = (password: string) =>
      site.browser.post(`${location}/login`, { email: 'second@example.com', password });
    for (let tries = 0; tries < 9; tries += 1) expect((await guess('wrong password')).statusCode).toBe(422);
    expect((await guess(DEMO_PASSWORD)).statusCode).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('wrong password')).statusCode).toBe(422);
    const refused = await guess(DEMO_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(refused.json()).toMatchObject({
      problems: [
        { field: null, code: 'TOO_MANY_TRIES', message: 'There were too many tries. Wait 15 minutes, then try again.' },
      ],
    });
    expect(
      (await site.browser.post(`${location}/login`, { email: 'member@example.com', password: DEMO_PASSWORD }))
        .statusCode,
    ).toBe(200);
  }, 60_000);

  it('is not to be had from another site', async () => {
    const { location } = await authorize(site.browser, ORIGIN);
    const values = { email: 'member@example.com', password: DEMO_PASSWORD };
    expect((await site.browser.post(`${location}/login`, values, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
    expect((await site.browser.request({ url: `${location}/login`, method: 'POST', payload: values })).statusCode).toBe(
      403,
    );
    const older = { url: `${location}/login`, method: 'POST' as const, payload: values };
    expect((await site.browser.request({ ...older, headers: { origin: 'https://other.example' } })).statusCode).toBe(
      403,
    );
    expect((await site.browser.request({ ...older, headers: { origin: ORIGIN } })).statusCode).toBe(200);
  });

  it('makes a new session of each sign-in, and hands none to a session that an attacker planted', async () => {
    await signIn('member@example.com');
    const first = site.browser.cookie('op_session');
    await signIn('member@example.com');
    const before = site.browser.cookie('op_session');
    expect(before).not.toBe(first);
    const victim = new TestBrowser(site.app, ORIGIN);
    const planted = { cookie: `op_session=${before}; op_session.sig=${site.browser.cookie('op_session.sig')}` };
    const fixed = await authorize(victim, ORIGIN, { prompt: 'login' });
    const answer = await victim.request({
      url: `${fixed.location}/login`,
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        cookie: `${victim.cookiesFor(`${fixed.location}/login`)}; ${planted.cookie}`,
      },
      payload: { email: 'second@example.com', password: DEMO_PASSWORD },
    });
    const { continueTo } = answer.json<{ continueTo: string }>();
    const path = new URL(continueTo).pathname;
    const resumed = await victim.request({
      url: continueTo,
      headers: { cookie: `${victim.cookiesFor(path)}; ${planted.cookie}` },
    });
    expect(resumed.headers.location ?? '').not.toContain('code=');
    // The session that was planted opens nothing of the victim's.
    const [left] = await site.db.rows<{ email: string }>(
      "/* test.session */ SELECT email FROM oidc_payload JOIN member ON payload ->> 'accountId' = member.id::text WHERE model = 'Session' AND oidc_payload.id = $1",
      [before],
    );
    expect(left?.email).toBe('member@example.com');
  });

  it('belongs to the browser that started it', async () => {
    const { location } = await authorize(site.browser, ORIGIN);
    const stranger = new TestBrowser(site.app, ORIGIN);
    const answer = await stranger.post(`${location}/login`, { email: 'member@example.com', password: DEMO_PASSWORD });
    expect([answer.statusCode, answer.json()]).toMatchObject([410, { problems: [{ code: 'EXPIRED' }] }]);
    expect((await stranger.request({ url: location })).headers.location).toBe('/error/auth?error=session_not_found');
  });

  it('AUTH-011 can be given up, which the app learns as an error with its description', async () => {
    const { location } = await authorize(site.browser, ORIGIN);
    const { continueTo } = (await site.browser.post(`${location}/abort`, {})).json<{ continueTo: string }>();
    const back = new URL(String((await site.browser.request({ url: continueTo })).headers.location));
    expect([back.pathname, back.searchParams.get('error'), back.searchParams.get('error_description')]).toEqual([
      '/complete-login',
      'interaction_cancelled',
      'The sign-in was cancelled',
    ]);
  });

  it('sends a request that cannot be answered to the error page', async () => {
    const answer = await site.browser.request({ url: '/oidc/auth?client_id=stranger&response_type=code' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/error\/auth\?error=invalid_client/u);
  });

  it('wants PKCE', async () => {
    const { location } = await authorize(site.browser, ORIGIN, { code_challenge: '' });
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
  });

  it('lets another member sign in on the same browser', async () => {
    await signIn('member@example.com');
    const tokens = await signIn('basic@example.com').catch((error: Error) => error.message);
    expect(tokens).toMatchObject({ access_token: expect.any(String) });
  });
});

describe('signing up', () => {
  const ann = {
    firstName: ' Ann ',
    lastName: 'Pinch',
    email: 'Ann@Example.com',
    password: 'clay labourer',
    hasAcceptedTerms: true,
  };

  it('leads to the sign-up page with its mode and registration route', async () => {
    const asked = { screen_hint: 'signup', sign_up_mode: 'search', registration_route: '7', prompt: 'login' };
    const { location } = await authorize(site.browser, ORIGIN, asked);
    const uid = location.split('/')[2];
    expect((await site.browser.request({ url: location })).headers.location).toBe(
      `/register?interaction=${uid}&mode=search&registrationRoute=7&prompt=login`,
    );
    const { location: other } = await authorize(site.browser, ORIGIN, {
      ...asked,
      sign_up_mode: '"><script>',
      registration_route: 'x',
    });
    expect((await site.browser.request({ url: other })).headers.location).toMatch(/&mode=regular&prompt=login$/u);
  });

  it('makes a member who is signed in, and the address cannot be taken again in any case', async () => {
    const { location, verifier } = await authorize(site.browser, ORIGIN, { screen_hint: 'signup' });
    const { continueTo } = (await site.browser.post(`${location}/register`, ann)).json<{ continueTo: string }>();
    const tokens = await finish(site.browser, ORIGIN, continueTo, verifier);
    expect(claimsOf(tokens.id_token).given_name).toBe('Ann');
    expect((await viewerOf(tokens.access_token)).grants).toContain('my-research:*');

    const again = await authorize(site.browser, ORIGIN, { screen_hint: 'signup', prompt: 'login' });
    const refused = await site.browser.post(`${again.location}/register`, { ...ann, email: 'ANN@example.COM' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { problems: [{ field: null, code: 'SEE_MAIL' }] },
    ]);
    expect(refused.body).not.toMatch(/already|taken|exist|account/iu);
    expect(await mailsTo(site.db, SECRET, 'ann@example.com')).toMatchObject([
      { kind: 'already-member', link: `${ORIGIN}/sign-in` },
    ]);
    for (let times = 0; times < 4; times += 1) await site.browser.post(`${again.location}/register`, ann);
    expect(await mailsTo(site.db, SECRET, 'ann@example.com')).toHaveLength(3);
    expect(await signInAs(new TestBrowser(site.app, ORIGIN), ORIGIN, 'ann@example.com', ann.password)).toMatchObject({
      id_token: expect.any(String),
    });
  });

  it('reports everything that is wrong at once and stores no member', async () => {
    const { location } = await authorize(site.browser, ORIGIN, { screen_hint: 'signup' });
    const { problems } = (await site.browser.post(`${location}/register`, { email: 'x', password: 'short' })).json<{
      problems: { field: string }[];
    }>();
    expect(problems.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'hasAcceptedTerms',
    ]);
  });
});

describe('a session', () => {
  it('is found again without a question, and without one the answer is login_required', async () => {
    await signIn('member@example.com');
    const silent = await authorize(site.browser, ORIGIN, {
      prompt: 'none',
      redirect_uri: `${ORIGIN}/interaction/silent.html`,
    });
    expect(new URL(silent.location).searchParams.get('code')).not.toBeNull();
    const stranger = await authorize(new TestBrowser(site.app, ORIGIN), ORIGIN, { prompt: 'none' });
    expect(new URL(stranger.location).searchParams.get('error')).toBe('login_required');
  });

  it('survives a restart of the server', async () => {
    const tokens = await signIn('member@example.com');
    const second = await startIdentity(site.db);
    expect((await second.identity.viewerOf(bearer(tokens.access_token))).memberId).not.toBeNull();
    const answer = await second.app.inject({ url: '/oidc/jwks', headers: { host: 'localhost:3000' } });
    expect(answer.json()).toEqual((await site.app.inject({ url: '/oidc/jwks' })).json());
    await second.app.close();
  });

  it('AUTH-024 ends with the sign-out, and its tokens with it', async () => {
    const tokens = await signIn('member@example.com');
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${ORIGIN}/`,
      client_id: 'spa',
    });
    const page = await site.browser.request({ url: `/oidc/session/end?${query.toString()}` });
    expect(page.body).toContain('<script src="/interaction/submit.js" defer>');
    const xsrf = /name="xsrf" value="([^"]+)"/u.exec(page.body)?.[1] ?? '';
    const done = await site.browser.request({
      url: '/oidc/session/end/confirm',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      payload: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
    });
    expect(done.headers.location).toBe(`${ORIGIN}/`);
    expect(
      await site.db.one(
        '/* test.event */ SELECT kind, actor, member_id IS NULL AS "isNameless", network FROM security_event ORDER BY id DESC LIMIT 1',
      ),
    ).toEqual({ kind: 'signed-out', actor: 'member', isNameless: false, network: 'this machine' });
    expect(site.browser.cookie('muniment_session')).toBeUndefined();
    await expect(viewerOf(tokens.access_token)).rejects.toMatchObject(refusedToken);
    expect(
      new URL((await authorize(site.browser, ORIGIN, { prompt: 'none' })).location).searchParams.get('error'),
    ).toBe('login_required');
  });

  it('can be ended for a member from the operator’s side', async () => {
    const tokens = await signIn('member@example.com');
    await endSessions(site.db, (await viewerOf(tokens.access_token)).memberId ?? 0);
    await expect(viewerOf(tokens.access_token)).rejects.toMatchObject(refusedToken);
  });

  it('is bound to the site’s own address, whatever the request claims', async () => {
    const answer = await site.app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(answer.json()).toMatchObject({ issuer: `${ORIGIN}/oidc`, token_endpoint: `${ORIGIN}/oidc/token` });
    expect(answer.body).not.toContain('evil');
  });

  it('may come back inside a frame of the site only', async () => {
    const page = await site.app.inject({ url: '/interaction/silent.html' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await site.app.inject({ url: '/interaction/silent.js' })).body).toContain('postMessage');
  });
});
