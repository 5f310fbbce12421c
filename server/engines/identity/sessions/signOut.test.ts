import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '#server/platform/db/database.ts';
import { newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { ORIGIN } from '#test/support/server/identitySite.ts';
import { setUpIdentity } from '#test/support/server/identityTests.ts';
import { authorize, signInAs, type Tokens } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';
import { totpCode } from '#test/support/totpCode.ts';

import { memberByEmail, setPasswordHash } from '../accounts/memberStore.ts';
import { bindTicket } from '../createAdmission.ts';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { setMfaEnabled } from '../second-factors/mfaSetting.ts';
import { endAllSessions } from './endSession.ts';
import { endMemberSessions } from './sessionStore.ts';

const site = setUpIdentity();

const EMAIL = 'member@example.com';
const refused = { extensions: { code: 'UNAUTHENTICATED' } };
const bearer = ({ access_token: token }: Pick<Tokens, 'access_token'>) => ({ authorization: `Bearer ${token}` });
const signIn = () => signInAs(site.browser, ORIGIN, EMAIL, DEMO_PASSWORD);
const trade = (fields: Record<string, string>) =>
  site.browser.request({
    url: '/oidc/token',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    payload: new URLSearchParams({ client_id: 'spa', ...fields }).toString(),
  });
const renew = (tokens: Tokens) => trade({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
const silent = (browser = site.browser) =>
  authorize(browser, ORIGIN, { prompt: 'none', redirect_uri: `${ORIGIN}/interaction/silent.html` });
const errorOf = (location: string) => new URL(location).searchParams.get('error');
const signOut = (browser = site.browser) => browser.post('/api/sign-out', {});
const left = () =>
  site.db.rows(
    "/* test.left */ SELECT model FROM oidc_payload WHERE model IN ('Session', 'Grant', 'AccessToken', 'RefreshToken', 'AuthorizationCode') AND payload ->> 'accountId' IS NOT NULL",
  );

beforeEach(() => site.db.rows('/* test.nobody */ DELETE FROM oidc_payload'));

/** Everything that a browser holds from before a sign-out. */
async function nothingOpens(tokens: Tokens, cookies: string): Promise<void> {
  await expect(site.identity.viewerOf(bearer(tokens))).rejects.toMatchObject(refused);
  expect(await site.identity.sessionOf(bearer(tokens))).toBeNull();
  expect((await renew(tokens)).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await site.identity.onlookerOf({ cookie: cookies })).memberId).toBeNull();
  const again = await site.app.inject({
    url:
      '/oidc/auth?' +
      new URLSearchParams({
        client_id: 'spa',
        response_type: 'code',
        redirect_uri: `${ORIGIN}/complete-login`,
        scope: 'openid',
        prompt: 'none',
        state: 's',
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 'S256',
      }).toString(),
    headers: { cookie: cookies },
  });
  expect(again.headers.location).toContain('error=login_required');
}

describe('signing out', () => {
  it('AUTH-024 ends session, access token, refresh token, code and grant in one step, and takes the cookies back', async () => {
    const tokens = await signIn();
    const cookies = site.browser.cookiesFor('/');
    const code = new URL((await silent()).location).searchParams.get('code') ?? '';
    const answer = await signOut();
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, {}, 'no-store']);
    expect([
      site.browser.cookie('muniment_session'),
      site.browser.cookie('op_session'),
      site.browser.cookie('op_session.sig'),
    ]).toEqual([undefined, undefined, undefined]);
    expect(await left()).toEqual([]);
    await nothingOpens(tokens, cookies);
    expect(
      (
        await trade({
          grant_type: 'authorization_code',
          code,
          redirect_uri: `${ORIGIN}/interaction/silent.html`,
          code_verifier: 'x'.repeat(43),
        })
      ).statusCode,
    ).toBe(400);
    expect(errorOf((await silent()).location)).toBe('login_required');
  });

  it('is not undone by requests of another tab that were under way, in whichever order they arrive', async () => {
    for (const order of [0, 1, 2]) {
      const tokens = await signIn();
      const cookies = site.browser.cookiesFor('/');
      const otherTab = [
        () => silent(),
        () => renew(tokens),
        () => authorize(site.browser, ORIGIN, { prompt: 'login' }),
        () => silent(),
      ];
      const before = otherTab.slice(0, order).map((ask) => ask());
      const leaving = signOut();
      await Promise.all([...before, leaving, ...otherTab.slice(order).map((ask) => ask())]);
      await nothingOpens(tokens, cookies);
      await nothingOpens(tokens, site.browser.cookiesFor('/'));
      expect(errorOf((await silent()).location)).toBe('login_required');
    }
  });

  it('is not undone when another tab writes the session once more after it', async () => {
    const tokens = await signIn();
    const cookies = site.browser.cookiesFor('/');
    const rows = await site.db.rows<{ model: string }>('/* test.keep */ SELECT * FROM oidc_payload');
    expect(rows.map(({ model }) => model)).toEqual(
      expect.arrayContaining(['Session', 'AccessToken', 'RefreshToken', 'Grant']),
    );
    await signOut();
    await site.db.rows(
      `/* test.again */ INSERT INTO oidc_payload SELECT * FROM jsonb_populate_recordset(NULL::oidc_payload, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    await nothingOpens(tokens, cookies);
  });

  it('shows a tab that was asked to sign in once more that it must start that again, and it can', async () => {
    await signIn();
    const { location } = await authorize(site.browser, ORIGIN, { prompt: 'login' });
    await signOut();
    const answer = await site.browser.post(`${location}/login`, { email: EMAIL, password: DEMO_PASSWORD });
    expect([answer.statusCode, answer.json()]).toMatchObject([410, { problems: [{ code: 'EXPIRED' }] }]);
    expect((await site.identity.viewerOf(bearer(await signIn()))).memberId).not.toBeNull();
  });

  it('ends the session of the access token, too, where the browser has lost its cookie', async () => {
    const tokens = await signIn();
    const elsewhere = new TestBrowser(site.app, ORIGIN);
    await elsewhere.post('/api/sign-out', {}, bearer(tokens));
    await nothingOpens(tokens, site.browser.cookiesFor('/'));
  });

  it('leaves the same member signed in on another device, and answers a visitor alike', async () => {
    const elsewhere = new TestBrowser(site.app, ORIGIN);
    const there = await signInAs(elsewhere, ORIGIN, EMAIL, DEMO_PASSWORD);
    await signIn();
    await signOut();
    expect((await site.identity.viewerOf(bearer(there))).memberId).not.toBeNull();
    expect((await signOut(new TestBrowser(site.app, ORIGIN))).statusCode).toBe(200);
  });

  it('takes no word from another site', async () => {
    const tokens = await signIn();
    expect((await site.browser.post('/api/sign-out', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await site.identity.viewerOf(bearer(tokens))).memberId).not.toBeNull();
  });

  it('closes tickets for uploads and downloads of the session', async () => {
    const tokens = await signIn();
    const { token: ticket } = newLinkToken();
    await bindTicket(site.db, ticket, (await site.identity.sessionOf(bearer(tokens)))?.uid ?? '');
    expect([await site.identity.admitsTicket(ticket), await site.identity.admitsTicket('another')]).toEqual([
      true,
      false,
    ]);
    await signOut();
    expect(await site.identity.admitsTicket(ticket)).toBe(false);
  });
});

it('a cookie of a session without the signature of the site shows no pictures', async () => {
  await signIn();
  const [session, signature] = [site.browser.cookie('op_session'), site.browser.cookie('op_session.sig')];
  const memberOf = async (cookie: string) => (await site.identity.onlookerOf({ cookie })).memberId;
  expect(await memberOf(`op_session=${session}; op_session.sig=${signature}`)).not.toBeNull();
  expect(await memberOf(`op_session=${session}`)).toBeNull();
  expect(await memberOf(`op_session=${session}; op_session.sig=${'x'.repeat(27)}`)).toBeNull();
});

describe('the operator signs out', () => {
  it('one account everywhere', async () => {
    const tokens = await signIn();
    const { memberId } = await site.identity.viewerOf(bearer(tokens));
    expect(await endMemberSessions(site.db, memberId ?? 0, null)).toBe(1);
    await nothingOpens(tokens, site.browser.cookiesFor('/'));
  });

  it('everyone, and is written down by no account', async () => {
    await site.db.rows('/* test.events */ DELETE FROM security_event');
    expect((await runAdmin(site.db, ['user', 'sign-out', '--all'])).code).toBe(0);
    expect(await site.db.rows('/* test.events */ SELECT kind, actor, member_id FROM security_event')).toEqual([
      { kind: 'everyone-signed-out', actor: 'operator', member_id: null },
    ]);
  });

  it('every account at once', async () => {
    const tokens = await signIn();
    const other = new TestBrowser(site.app, ORIGIN);
    const others = await signInAs(other, ORIGIN, 'basic@example.com', DEMO_PASSWORD);
    expect(await endAllSessions(site.db)).toBe(2);
    await nothingOpens(tokens, site.browser.cookiesFor('/'));
    await nothingOpens(others, other.cookiesFor('/'));
  });
});

describe('a sign-in whose password is being verified', () => {
  const memberId = async () => (await memberByEmail(site.db, EMAIL))?.id ?? 0;
  /** Posts the password while something is being done to the account, and is answered once that is committed. */
  async function signInDuring(act: (tx: Database, id: number) => Promise<unknown>) {
    const id = await memberId();
    const { location } = await authorize(site.browser, ORIGIN, { prompt: 'login' });
    let answering: ReturnType<TestBrowser['post']> | undefined;
    await site.db.transaction(async (tx) => {
      await act(tx, id);
      answering = site.browser.post(`${location}/login`, { email: EMAIL, password: DEMO_PASSWORD });
      await delay(700);
    });
    return answering!;
  }

  it.each<[string, (tx: Database, id: number) => Promise<unknown>]>([
    ['the account is signed out everywhere', (tx, id) => endMemberSessions(tx, id, null)],
    ['everyone is signed out', (tx) => endAllSessions(tx)],
    [
      'the password is replaced',
      (tx, id) =>
        tx.rows('/* test.reset */ UPDATE member SET sign_in_version = sign_in_version + 1 WHERE id = $1', [id]),
    ],
  ])('does not finish when %s at that moment', async (_what, act) => {
    const answer = await signInDuring(act);
    expect([answer.statusCode, answer.json()]).toMatchObject([410, { problems: [{ code: 'EXPIRED' }] }]);
    expect(answer.json()).not.toHaveProperty('continueTo');
    expect(await left()).toEqual([]);
    expect(
      await site.db.rows(
        "/* test.half */ SELECT 1 AS one FROM oidc_payload WHERE model = 'Interaction' AND payload ? 'result'",
      ),
    ).toEqual([]);
    expect((await site.identity.viewerOf(bearer(await signIn()))).memberId).toBe(await memberId());
  });

  it('finishes when another account is signed out', async () => {
    const other = (await memberByEmail(site.db, 'basic@example.com'))?.id ?? 0;
    expect((await signInDuring((tx) => endMemberSessions(tx, other, null))).statusCode).toBe(200);
  });

  it('does not finish with a second step when the password is replaced between the two', async () => {
    const id = await memberId();
    await setMfaEnabled(site.db, id, true);
    const { location } = await authorize(site.browser, ORIGIN, { prompt: 'login' });
    const first = await site.browser.post(`${location}/login`, { email: EMAIL, password: DEMO_PASSWORD });
    await setPasswordHash(
      site.db,
      id,
      (
        await site.db.one<{ hash: string }>('/* test.same */ SELECT password_hash AS hash FROM member WHERE id = $1', [
          id,
        ])
      )?.hash ?? '',
    );
    const answer = await site.browser.post(`${location}/enrol`, {
      code: totpCode(first.json<{ step: { secret: string } }>().step.secret),
    });
    await setMfaEnabled(site.db, id, false);
    expect(answer.statusCode).toBe(410);
  });
});
