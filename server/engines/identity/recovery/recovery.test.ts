import type { FastifyInstance } from 'fastify';

import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { ORIGIN, SECRET, startIdentity } from '#test/support/server/identitySite.ts';
import { mailsTo, type SentMail } from '#test/support/server/sentMail.ts';
import { authorize, signInAs } from '#test/support/server/signInFlow.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { notingStatements } from '#test/support/server/statementsOf.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { memberByEmail, setPasswordHash } from '../accounts/memberStore.ts';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { askEmailChange, confirmEmailChange } from '../emailChange.ts';
import { hashPassword } from '../hashing/password.ts';
import { seedDemoAccounts } from '../seedDemoAccounts.ts';
import { answerResetRequests, type ResetDeps } from './resetRequests.ts';

const EMAIL = 'second@example.com';
const NEW_PASSWORD = 'an oak chest in the vestry';

let db: Database;
let app: FastifyInstance;
let browser: TestBrowser;
let viewerOf: (token: string) => Promise<unknown>;
let labels: string[];
let deps: ResetDeps;

const ask = (email: string, headers: Record<string, string> = {}) =>
  browser.post('/api/password-reset', { email }, headers);
const stateOf = async (token: string) =>
  (await browser.post('/api/password-reset/state', { token })).json<{ state: string }>().state;
const set = (token: string, password: string) => browser.post('/api/password-reset/password', { token, password });
const tokenIn = (mail: SentMail | undefined) => /#token=([\w-]{43})$/u.exec(mail?.link ?? '')?.[1] ?? '';
const idOf = async () => (await memberByEmail(db, EMAIL))?.id ?? 0;
const mails = () => mailsTo(db, SECRET, EMAIL);

/** Asks, lets the server answer, and gives back the token of the email. */
async function requestToken(): Promise<string> {
  await ask(EMAIL);
  await answerResetRequests(deps);
  return tokenIn((await mails())[0]);
}

beforeAll(async () => {
  db = await testDatabase();
  labels = [];
  await seedDemoAccounts(db, SECRET);
  const noting = notingStatements(db, labels);
  const site = await startIdentity(noting);
  app = site.app;
  viewerOf = (token) => site.identity.viewerOf({ authorization: `Bearer ${token}` });
  deps = {
    db: noting,
    siteIdentity,
    log: silentLog,
    mailer: createMailer({ db, secret: SECRET, siteIdentity }),
    settings: { publicUrl: ORIGIN, mode: 'demo', secret: SECRET },
  };
}, 60_000);

afterAll(async () => {
  await app?.close();
  await db?.close();
});

beforeEach(async () => {
  browser = new TestBrowser(app, ORIGIN);
  for (const table of ['rate_limit', 'outbox', 'password_reset', 'password_reset_request'])
    await db.rows(`/* test.clear */ DELETE FROM ${table}`);
});

describe('asking for a new password', () => {
  it('emails the member one link, with the token in the fragment and its hash in the database', async () => {
    const answer = await ask(' Second@Example.com');
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([202, {}, 'no-store']);
    await answerResetRequests(deps);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'password-reset',
      subject: 'Choose a new password',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/complete-reset-password#token=[\w-]{43}$/u),
    });
    expect(mail?.memberId).not.toBeNull();
    const stored = await db.rows('/* test.stored */ SELECT * FROM password_reset');
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(tokenIn(mail));
    expect(await db.rows('/* test.asked */ SELECT * FROM password_reset_request')).toEqual([]);
  });

  it('says and does the same whether or not there is an account', async () => {
    const answers = [];
    for (const email of [EMAIL, 'nobody@example.org']) {
      labels.length = 0;
      const { statusCode, body, headers } = await ask(email);
      answers.push({ statusCode, body, headers: Object.keys(headers), statements: [...labels] });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.statements).toEqual(['reset.ask']);
    const kept = await db.rows('/* test.asked */ SELECT address FROM password_reset_request');
    expect(JSON.stringify(kept)).not.toMatch(/second|nobody/u);
    await answerResetRequests(deps);
    expect(await mailsTo(db, SECRET, 'nobody@example.org')).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it('shows a member without a password how they sign in instead', async () => {
    await db.rows("/* test.vouched */ UPDATE member SET password_hash = NULL WHERE email = 'social@example.com'");
    await ask('social@example.com');
    await answerResetRequests(deps);
    expect(await mailsTo(db, SECRET, 'social@example.com')).toMatchObject([
      { subject: 'Your account has no password', link: `${ORIGIN}/sign-in` },
    ]);
  });

  it('answers nothing for accounts of an earlier demonstration in production, and nothing later than an hour', async () => {
    await ask(EMAIL);
    await answerResetRequests({ ...deps, settings: { ...deps.settings, mode: 'production' } });
    await ask(EMAIL);
    await db.rows("/* test.age */ UPDATE password_reset_request SET asked_at = now() - interval '2 hours'");
    await answerResetRequests(deps);
    expect(await mails()).toEqual([]);
  });

  it('keeps the request until the email is queued', async () => {
    await ask(EMAIL);
    await expect(
      answerResetRequests({ ...deps, mailer: { send: () => Promise.reject(new Error('the power went')) } }),
    ).rejects.toThrow('the power went');
    expect(await db.rows('/* test.tokens */ SELECT * FROM password_reset')).toEqual([]);
    await answerResetRequests(deps);
    expect(await mails()).toHaveLength(1);
  });

  it('is limited for one address, whether or not there is an account, and for one network', async () => {
    for (const email of [EMAIL, 'nobody@example.org']) {
      for (let times = 0; times < 5; times += 1) expect((await ask(email)).statusCode).toBe(202);
      const refused = await ask(email);
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true]);
    }
    for (let times = 0; times < 18; times += 1) expect((await ask(`reader${times}@example.org`)).statusCode).toBe(202);
    expect((await ask('one-more@example.org')).statusCode).toBe(429);
  });

  it('wants an address', async () => {
    for (const email of ['', 'nobody', 'a@b.org\r\nBcc: c@d.org'])
      expect((await ask(email)).json()).toMatchObject({ problems: [{ field: 'email' }] });
  });

  it('is not to be had from another site, and links lead to this one whatever Host says', async () => {
    expect((await ask(EMAIL, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const form = await browser.request({
      url: '/api/password-reset',
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ email: EMAIL }),
    });
    expect(form.statusCode).toBe(403);
    await ask(EMAIL, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await answerResetRequests(deps);
    const [mail] = await mails();
    expect(mail?.link?.startsWith(`${ORIGIN}/`)).toBe(true);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });
});

describe('a link for a new password', () => {
  it('sets it once, signs the member out everywhere and notifies them', async () => {
    const tokens = await signInAs(browser, ORIGIN, EMAIL, DEMO_PASSWORD);
    await expect(viewerOf(tokens.access_token)).resolves.toMatchObject({ isInternal: false });
    const token = await requestToken();
    expect(await stateOf(token)).toBe('open');
    const done = await set(token, NEW_PASSWORD);
    expect([done.statusCode, done.headers['set-cookie']]).toEqual([
      200,
      expect.stringContaining('muniment_session=; Max-Age=0'),
    ]);
    await expect(viewerOf(tokens.access_token)).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    expect((await mails())[0]).toMatchObject({
      kind: 'password-changed',
      link: `${ORIGIN}/forgot-password`,
      text: expect.stringContaining(`${ORIGIN}/email-preferences#token=`),
    });

    expect(await stateOf(token)).toBe('used');
    const again = await set(token, 'something else entirely');
    expect([again.statusCode, again.json()]).toEqual([410, { state: 'used' }]);
    await expect(signInAs(new TestBrowser(app, ORIGIN), ORIGIN, EMAIL, DEMO_PASSWORD)).rejects.toThrow(
      'WRONG_CREDENTIALS',
    );
    await expect(signInAs(new TestBrowser(app, ORIGIN), ORIGIN, EMAIL, NEW_PASSWORD)).resolves.toMatchObject({
      access_token: expect.any(String),
    });
  });

  it('removes passkeys where that is asked for, which would go on opening the account, and no others', async () => {
    const aPasskey = async (credential: string, email: string) =>
      db.rows(
        "/* test.passkey */ INSERT INTO passkey (credential_id, member_id, name, public_key, counter, transports, is_synced) SELECT $1, id, 'Phone', '\\x01', 0, '{}', false FROM member WHERE email = $2 ON CONFLICT DO NOTHING",
        [credential, email],
      );
    const left = async () =>
      (await db.rows<{ id: string }>('/* test.left */ SELECT credential_id AS id FROM passkey ORDER BY 1')).map(
        ({ id }) => id,
      );
    const state = async (token: string) => (await browser.post('/api/password-reset/state', { token })).json<object>();
    await aPasskey('theirs', EMAIL);
    await aPasskey('another', 'member@example.com');
    const kept = await requestToken();
    expect(await state(kept)).toEqual({ state: 'open', hasPasskeys: true });
    await set(kept, NEW_PASSWORD);
    expect(await left()).toEqual(['another', 'theirs']);
    expect(await state(kept)).toEqual({ state: 'used', hasPasskeys: false });
    const token = await requestToken();
    expect(
      (await browser.post('/api/password-reset/password', { token, password: NEW_PASSWORD, removesPasskeys: true }))
        .statusCode,
    ).toBe(200);
    expect(await left()).toEqual(['another']);
    expect((await mails())[0]?.text).toContain('All its passkeys were removed.');
    expect(await state(await requestToken())).toEqual({ state: 'open', hasPasskeys: false });
  });

  it('ends what started with the old password: a sign-in under way and a change of address', async () => {
    await setPasswordHash(db, await idOf(), await hashPassword(NEW_PASSWORD));
    const intruder = new TestBrowser(app, ORIGIN);
    const { location } = await authorize(intruder, ORIGIN, { prompt: 'login' });
    const { continueTo } = (await intruder.post(`${location}/login`, { email: EMAIL, password: NEW_PASSWORD })).json<{
      continueTo: string;
    }>();
    const theirs = 'intruder@example.org';
    await askEmailChange({ ...deps, publicUrl: ORIGIN }, { id: await idOf(), email: EMAIL }, theirs);

    expect((await set(await requestToken(), 'another chest altogether')).statusCode).toBe(200);
    expect((await intruder.request({ url: continueTo })).headers.location).not.toContain('code=');
    expect(
      await confirmEmailChange({ ...deps, publicUrl: ORIGIN }, tokenIn((await mailsTo(db, SECRET, theirs))[0])),
    ).toBe(false);
    expect((await memberByEmail(db, EMAIL))?.email).toBe(EMAIL);
  });

  it('is used by one of two that try at the same moment', async () => {
    const token = await requestToken();
    const answers = await Promise.all([set(token, NEW_PASSWORD), set(token, 'an elm bench in the porch')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('gives way to a later one, and to a password that was changed meanwhile', async () => {
    const first = await requestToken();
    const second = await requestToken();
    expect(second).not.toBe(first);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['replaced', 'open']);
    await setPasswordHash(db, (await mails())[0]?.memberId ?? 0, await hashPassword(NEW_PASSWORD));
    expect(await stateOf(second)).toBe('replaced');
  });

  it('works for an hour, and recognises what was never a link', async () => {
    const token = await requestToken();
    await db.rows("/* test.age */ UPDATE password_reset SET expires_at = expires_at - interval '61 minutes'");
    expect(await stateOf(token)).toBe('expired');
    expect((await set(token, NEW_PASSWORD)).json()).toEqual({ state: 'expired' });
    expect([await stateOf(''), await stateOf('x'.repeat(43))]).toEqual(['unknown', 'unknown']);
  });

  it('is kept when the password will not do, which is said beside its field', async () => {
    const token = await requestToken();
    for (const password of ['', 'short', EMAIL])
      expect((await set(token, password)).json()).toMatchObject({ problems: [{ field: 'password' }] });
    expect(await stateOf(token)).toBe('open');
  });

  it('cannot be guessed for long', async () => {
    for (let times = 0; times < 60; times += 1) await set(`guess-${times}`, NEW_PASSWORD);
    expect((await set('guess', NEW_PASSWORD)).statusCode).toBe(429);
  });
});

it('lets a member in who guessed their password too often and then set a new one', async () => {
  for (let times = 0; times < 11; times += 1)
    await signInAs(browser, ORIGIN, EMAIL, 'not the password').catch(() => undefined);
  await expect(signInAs(browser, ORIGIN, EMAIL, NEW_PASSWORD)).rejects.toThrow('TOO_MANY_TRIES');
  await set(await requestToken(), NEW_PASSWORD);
  await expect(signInAs(browser, ORIGIN, EMAIL, NEW_PASSWORD)).resolves.toMatchObject({
    access_token: expect.any(String),
  });
}, 60_000);
