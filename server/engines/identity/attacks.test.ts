import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { WorkThreads } from '#server/platform/threads/WorkThreads.ts';
import { ORIGIN } from '#test/support/server/identitySite.ts';
import { setUpIdentity } from '#test/support/server/identityTests.ts';
import { authorize, signInAs } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { DEMO_PASSWORD } from './demoAccounts.ts';
import type { HashTask } from './hashing/hashInTurn.ts';
import { passwordCost } from './hashing/password.ts';

const site = setUpIdentity({
  social: { issuer: 'https://provider.example.org', clientId: 'site', clientSecret: 'hidden', name: 'Provider' },
});

const EMAIL = 'member@example.com';

describe('a form of another site', () => {
  const STEPS = [
    'login',
    'register',
    'confirm-email',
    'mail-again',
    'abort',
    'code',
    'recovery-code',
    'enrol',
    'passkey',
    'second-passkey',
    'passkey-options',
    'second-passkey-options',
    'social/register',
  ];
  const ADDRESSES = [
    '/api/password-reset',
    '/api/password-reset/state',
    '/api/password-reset/password',
    '/api/clear-data',
  ];
  const FOREIGN = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ];

  it.each(STEPS)('does not answer the question of a sign-in: %s', async (step) => {
    const { location } = await authorize(site.browser, ORIGIN);
    for (const headers of FOREIGN) {
      const answer = await site.browser.request({
        url: `${location}/${step}`,
        method: 'POST',
        payload: { email: EMAIL, password: DEMO_PASSWORD },
        headers,
      });
      expect([headers, answer.statusCode]).toEqual([headers, 403]);
    }
  });

  it.each(ADDRESSES)('does nothing at %s', async (url) => {
    for (const headers of FOREIGN)
      expect((await site.browser.request({ url, method: 'POST', payload: { email: EMAIL }, headers })).statusCode).toBe(
        403,
      );
  });
});

it('writes nothing beside the log when a caller breaks off', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const caller = connect(Number(port), '127.0.0.1');
  caller.write(
    `POST /oidc/token HTTP/1.1\r\nhost: ${new URL(ORIGIN).host}\r\norigin: ${ORIGIN}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\ncode=`,
  );
  await delay(300);
  caller.destroy();
  await delay(300);
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
});

describe('a forged cookie', () => {
  const silently = async (cookie: string) => {
    const stranger = new TestBrowser(site.app, ORIGIN);
    const query = new URLSearchParams({
      client_id: 'spa',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/complete-login`,
      scope: 'openid',
      prompt: 'none',
      state: 's',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    });
    return (
      (await stranger.request({ url: `/oidc/auth?${query.toString()}`, headers: { cookie } })).headers.location ?? ''
    );
  };

  it('of a session opens nothing without the signature of the site', async () => {
    await signInAs(site.browser, ORIGIN, EMAIL, DEMO_PASSWORD);
    const [session, signature] = [site.browser.cookie('op_session'), site.browser.cookie('op_session.sig')];
    expect(await silently(`op_session=${session}; op_session.sig=${signature}`)).toContain('code=');
    // The mark of the browser, which scripts may set, is worth nothing by itself.
    for (const cookie of [
      `op_session=${session}`,
      `op_session=${session}; op_session.sig=${'x'.repeat(27)}`,
      `op_session=x${session?.slice(1)}; op_session.sig=${signature}`,
      'muniment_session=1',
    ]) {
      expect(await silently(cookie)).toContain('error=login_required');
    }
  });

  it('of a sign-in under way does not continue another person’s', async () => {
    const { location } = await authorize(site.browser, ORIGIN);
    const uid = location.split('/').at(-1);
    for (const cookie of [`op_interaction=${uid}`, `op_interaction=${uid}; op_interaction.sig=${'x'.repeat(27)}`]) {
      const answer = await new TestBrowser(site.app, ORIGIN).post(
        `${location}/login`,
        { email: EMAIL, password: DEMO_PASSWORD },
        { cookie },
      );
      expect([answer.statusCode, answer.json()]).toMatchObject([410, { problems: [{ code: 'EXPIRED' }] }]);
    }
  });
});

it('the time a refusal takes reveals nothing: each costs one derivation of the same size', async () => {
  await site.db.rows('/* test.vouched */ UPDATE member SET password_hash = NULL WHERE email = $1', [
    'social@example.com',
  ]);
  const { location } = await authorize(site.browser, ORIGIN);
  // Watched, and not replaced: what the threads for passwords are asked.
  const hashing = jest.spyOn(WorkThreads.prototype, 'run');
  const work: unknown[] = [];
  for (const email of [EMAIL, 'nobody@example.com', 'social@example.com']) {
    hashing.mockClear();
    expect((await site.browser.post(`${location}/login`, { email, password: 'not the password' })).statusCode).toBe(
      422,
    );
    work.push(hashing.mock.calls.map(([task]) => task as HashTask).map(({ length, cost }) => ({ length, cost })));
  }
  hashing.mockRestore();
  expect(work[0]).toEqual([{ length: 32, cost: passwordCost }]);
  expect([work[1], work[2]]).toEqual([work[0], work[0]]);
});

describe('the provider leads nowhere but to this site', () => {
  const elsewhere = [
    'https://evil.example/complete-login',
    `${ORIGIN}.evil.example/complete-login`,
    `${ORIGIN}@evil.example/`,
    `${ORIGIN}/complete-login/../transcript`,
    '//evil.example',
    'javascript:alert(1)',
  ];

  it.each(elsewhere)('with a code: %s', async (redirect_uri) => {
    await signInAs(site.browser, ORIGIN, EMAIL, DEMO_PASSWORD);
    for (const prompt of ['none', 'login']) {
      const { location } = await authorize(site.browser, ORIGIN, { redirect_uri, prompt });
      expect(location).toMatch(/^\/error\/auth\?error=invalid_/u);
    }
  });

  it.each(elsewhere)('after a sign-out: %s', async (post_logout_redirect_uri) => {
    const answer = await site.browser.request({
      url: `/oidc/session/end?${new URLSearchParams({ client_id: 'spa', post_logout_redirect_uri }).toString()}`,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'invalid_request' }]);
  });
});

it('an answered sign-in carries on once', async () => {
  const { location } = await authorize(site.browser, ORIGIN);
  const { continueTo } = (
    await site.browser.post(`${location}/login`, { email: EMAIL, password: DEMO_PASSWORD })
  ).json<{ continueTo: string }>();
  expect((await site.browser.request({ url: continueTo })).headers.location).toContain('code=');
  expect((await site.browser.request({ url: continueTo })).headers.location ?? '').not.toContain('code=');
});
