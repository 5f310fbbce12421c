import type { FastifyInstance } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { ORIGIN, SECRET, startIdentity } from '#test/support/server/identitySite.ts';
import { authorize, finish } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';
import { totpCode } from '#test/support/totpCode.ts';

import { createMember, memberByEmail } from '../accounts/memberStore.ts';
import { DEMO_PASSWORD } from '../demoAccounts.ts';
import { hashPassword } from '../hashing/password.ts';
import { seedDemoAccounts } from '../seedDemoAccounts.ts';
import { setMfaEnabled } from './mfaSetting.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';

interface Answer {
  continueTo: string;
  step: { kind: string; factors: string[]; secret: string; qrCode: string };
  recoveryCodes: string[];
  recoveryCodesLeft: number;
  problems: { field: string | null; code: string }[];
}

const APP_SECRET = 'JBSWY3DPEHPK3PXP';

let db: Database;
let app: FastifyInstance;
let browser: TestBrowser;

const idOf = async (email: string) => (await memberByEmail(db, email))?.id ?? 0;
const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { amr: string[] };

/** A sign-in whose password was given. */
async function afterPassword(email: string, extra: Record<string, string> = {}, inBrowser = browser) {
  const { location, verifier } = await authorize(inBrowser, ORIGIN, { prompt: 'login', ...extra });
  const post = async (step: string, body: object) => {
    const answer = await inBrowser.post(`${location}/${step}`, body);
    return { status: answer.statusCode, headers: answer.headers, ...answer.json<Answer>() };
  };
  const first = await post('login', { email, password: DEMO_PASSWORD });
  const methodsAfter = async (continueTo: string) =>
    claimsOf((await finish(inBrowser, ORIGIN, continueTo, verifier)).id_token).amr;
  return { first, post, methodsAfter };
}

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, SECRET);
  ({ app } = await startIdentity(db));
});
afterAll(async () => {
  await app.close();
  await db.close();
});
beforeEach(async () => {
  browser = new TestBrowser(app, ORIGIN);
  await db.rows('/* test.limits */ DELETE FROM rate_limit');
  await db.rows('/* test.step */ UPDATE member SET mfa_last_step = NULL');
});

describe('a code of the authenticator app', () => {
  it('is asked for after the password, taken once, and included in the claims', async () => {
    const { first, post, methodsAfter } = await afterPassword('mfa-on@example.com');
    expect(first.step).toEqual({ kind: 'verify', factors: ['otp'] });
    expect((await post('code', {})).problems).toMatchObject([{ field: 'code', code: 'REQUIRED' }]);
    expect((await post('code', { code: '000000' })).problems).toMatchObject([{ field: 'code', code: 'WRONG_CODE' }]);
    const { continueTo } = await post('code', { code: totpCode(APP_SECRET) });
    expect(await methodsAfter(continueTo)).toEqual(['pwd', 'otp']);
  });

  it('is refused in every later sign-in, whichever browser sends it', async () => {
    const code = totpCode(APP_SECRET);
    await (await afterPassword('mfa-on@example.com')).post('code', { code });
    const later = await afterPassword('mfa-on@example.com', {}, new TestBrowser(app, ORIGIN));
    expect(await later.post('code', { code })).toMatchObject({
      status: 422,
      problems: [{ field: 'code', code: 'WRONG_CODE' }],
    });
    expect(await later.post('code', { code: totpCode(APP_SECRET, -1) })).toMatchObject({ status: 422 });
    expect(await later.post('code', { code: totpCode(APP_SECRET, 1) })).toMatchObject({ status: 200 });
  });

  it('opens once when two send it at the same time', async () => {
    const [one, two] = [
      await afterPassword('mfa-on@example.com'),
      await afterPassword('mfa-on@example.com', {}, new TestBrowser(app, ORIGIN)),
    ];
    const code = totpCode(APP_SECRET);
    const answers = await Promise.all([one.post('code', { code }), two.post('code', { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('opens nothing before the password, nor ten minutes after it', async () => {
    const { location } = await authorize(browser, ORIGIN);
    expect((await browser.post(`${location}/code`, { code: totpCode(APP_SECRET) })).json()).toMatchObject({
      problems: [{ code: 'PASSWORD_AGAIN' }],
    });
    const { post } = await afterPassword('mfa-on@example.com');
    await db.rows("/* test.late */ UPDATE pending_sign_in SET expires_at = now() - interval '1 second'");
    expect(await post('code', { code: totpCode(APP_SECRET) })).toMatchObject({
      status: 422,
      problems: [{ field: null, code: 'PASSWORD_AGAIN' }],
    });
  });

  it('does not open for a browser that did not give the password', async () => {
    const { location } = await authorize(browser, ORIGIN);
    await browser.post(`${location}/login`, { email: 'mfa-on@example.com', password: DEMO_PASSWORD });
    const stranger = new TestBrowser(app, ORIGIN);
    expect((await stranger.post(`${location}/code`, { code: totpCode(APP_SECRET) })).statusCode).toBe(410);
  });

  it('may be guessed ten times for an account, from wherever, and then not even the right one is looked at', async () => {
    const { post } = await afterPassword('mfa-on@example.com');
    for (let tries = 0; tries < 5; tries += 1) expect((await post('code', { code: '000000' })).status).toBe(422);
    const other = await afterPassword('mfa-on@example.com', {}, new TestBrowser(app, ORIGIN));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await other.post('recovery-code', { recoveryCode: 'wrong' })).status).toBe(422);
    const limited = await post('code', { code: totpCode(APP_SECRET) });
    expect([limited.status, limited.problems[0]?.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(600);
    const { first } = await afterPassword('member@example.com');
    expect(first.continueTo).toMatch(/^http/u);
  });

  it('is asked of staff, too', async () => {
    const id =
      (
        await createMember(db, {
          email: 'keeper@example.com',
          firstName: 'Kate',
          lastName: 'Keeper',
          passwordHash: await hashPassword(DEMO_PASSWORD),
          kind: 'internal',
        })
      )?.id ?? 0;
    await db.rows(
      '/* test.app */ UPDATE member SET mfa_enabled = true, mfa_secret = (SELECT mfa_secret FROM member WHERE email = $2) WHERE id = $1',
      [id, 'mfa-on@example.com'],
    );
    const { first, post, methodsAfter } = await afterPassword('keeper@example.com', { mode: 'internal' });
    expect(first).toMatchObject({ step: { kind: 'verify' } });
    expect(await methodsAfter((await post('code', { code: totpCode(APP_SECRET) })).continueTo)).toEqual([
      'pwd',
      'internal',
      'otp',
    ]);
  });
});

describe('staff in production', () => {
  let site: Awaited<ReturnType<typeof startIdentity>>;
  let staff: TestBrowser;
  beforeAll(async () => {
    site = await startIdentity(db, 'production');
    await createMember(db, {
      email: 'archivist@example.org',
      firstName: 'Ada',
      lastName: 'Moor',
      passwordHash: await hashPassword('an oak chest in the vestry'),
      kind: 'internal',
    });
  });
  afterAll(() => site.app.close());
  beforeEach(() => {
    staff = new TestBrowser(site.app, ORIGIN);
  });

  const internal = async (extra: Record<string, string> = {}) => {
    const { location, verifier } = await authorize(staff, ORIGIN, { prompt: 'login', mode: 'internal', ...extra });
    const post = async (step: string, body: object) => (await staff.post(`${location}/${step}`, body)).json<Answer>();
    const first = await post('login', { email: 'archivist@example.org', password: 'an oak chest in the vestry' });
    return { first, post, tokens: async (continueTo: string) => finish(staff, ORIGIN, continueTo, verifier) };
  };
  const isStaff = async (token: string) =>
    (await site.identity.viewerOf({ authorization: `Bearer ${token}` })).isInternal;

  it('are led to set up a second factor before anything for staff opens, and asked for it from then on', async () => {
    const { first, post, tokens } = await internal();
    expect(first).toMatchObject({ step: { kind: 'enrol', secret: expect.any(String) } });
    const { continueTo, recoveryCodes } = await post('enrol', { code: totpCode(first.step.secret) });
    expect(recoveryCodes).toHaveLength(10);
    expect(await isStaff((await tokens(continueTo)).access_token)).toBe(true);
    staff = new TestBrowser(site.app, ORIGIN);
    const again = await internal();
    expect(again.first).toMatchObject({ step: { kind: 'verify', factors: ['otp', 'recovery'] } });
    const next = await again.post('recovery-code', { recoveryCode: recoveryCodes[0] });
    const { access_token: token } = await again.tokens(next.continueTo);
    expect(await isStaff(token)).toBe(true);
    await setMfaEnabled(db, await idOf('archivist@example.org'), false);
    expect(await isStaff(token)).toBe(false);
  });

  it('are asked again, and given the reason, where an earlier sign-in was ordinary or had no second factor', async () => {
    const why = async (extra: Record<string, string>) => {
      const { location } = await authorize(staff, ORIGIN, extra);
      return new URL(String((await staff.request({ url: location })).headers.location), ORIGIN).searchParams.get('why');
    };
    const ordinary = await authorize(staff, ORIGIN, { prompt: 'login' });
    const signedIn = await staff.post(`${ordinary.location}/login`, {
      email: 'archivist@example.org',
      password: 'an oak chest in the vestry',
    });
    await finish(staff, ORIGIN, signedIn.json<Answer>().continueTo, ordinary.verifier);
    expect(await why({ mode: 'internal' })).toBe('ordinary-sign-in');
    // A session from before second factors were asked of staff.
    await db.rows(
      `/* test.before */ UPDATE oidc_payload SET payload = jsonb_set(payload, '{amr}', '["pwd", "internal"]') WHERE model = 'Session' AND payload ->> 'accountId' = $1`,
      [String(await idOf('archivist@example.org'))],
    );
    expect(await why({ mode: 'internal' })).toBe('second-factor');
    expect(await why({ mode: 'internal', prompt: 'login' })).toBe('second-factor');
  });

  it('open nothing with a token that was given out without a second factor', async () => {
    const { first, post, tokens } = await internal();
    const { access_token: token } = await tokens(
      (await post('enrol', { code: totpCode(first.step.secret) })).continueTo,
    );
    await db.rows(
      `/* test.bare */ UPDATE oidc_payload SET payload = jsonb_set(payload, '{extra,amr}', '["pwd", "internal"]') WHERE model = 'AccessToken'`,
    );
    expect(await isStaff(token)).toBe(false);
  });
});

describe('a recovery code', () => {
  it('replaces the app, once, however it is typed, and says how many are left', async () => {
    const codes = await renewRecoveryCodes(db, SECRET, await idOf('mfa-on@example.com'));
    expect(new Set(codes).size).toBe(10);
    const [code = '', other = ''] = codes;
    const { first, post, methodsAfter } = await afterPassword('mfa-on@example.com');
    expect(first.step.factors).toEqual(['otp', 'recovery']);
    expect((await post('recovery-code', { recoveryCode: '' })).problems).toMatchObject([
      { field: 'recoveryCode', code: 'REQUIRED' },
    ]);
    const taken = await post('recovery-code', { recoveryCode: ` ${code.toLowerCase().replace('-', ' ')} ` });
    expect(taken.recoveryCodesLeft).toBe(9);
    expect(await methodsAfter(taken.continueTo)).toEqual(['pwd', 'recovery']);

    const again = await afterPassword('mfa-on@example.com');
    expect(await again.post('recovery-code', { recoveryCode: code })).toMatchObject({
      status: 422,
      problems: [{ field: 'recoveryCode', code: 'WRONG_CODE' }],
    });
    expect(await again.post('recovery-code', { recoveryCode: other })).toMatchObject({
      status: 200,
      recoveryCodesLeft: 8,
    });
  });

  it('belongs to one member, is replaced by new ones, and is not to be read in the database', async () => {
    const id = await idOf('mfa-on@example.com');
    const [old = ''] = await renewRecoveryCodes(db, SECRET, id);
    const [foreign = ''] = await renewRecoveryCodes(db, SECRET, await idOf('second@example.com'));
    await renewRecoveryCodes(db, SECRET, id);
    const { post } = await afterPassword('mfa-on@example.com');
    for (const recoveryCode of [old, foreign]) expect((await post('recovery-code', { recoveryCode })).status).toBe(422);
    const rows = await db.rows<{ hash: string }>('/* test.hashes */ SELECT code_hash AS hash FROM recovery_code');
    expect(rows.some(({ hash }) => hash.includes(foreign.slice(0, 5)))).toBe(false);
    await db.rows('/* test.noCodes */ DELETE FROM recovery_code');
  });
});

describe('setting up an authenticator app', () => {
  it('follows the first password after multi-factor authentication was turned on, and ends with ten recovery codes', async () => {
    const id = await idOf('member@example.com');
    await setMfaEnabled(db, id, true);
    const { first, post, methodsAfter } = await afterPassword('member@example.com', { mode: 'mfa' });
    expect(first.step).toMatchObject({
      kind: 'enrol',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/u),
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/u),
    });
    expect(Buffer.from(first.step.qrCode.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg .*<path /su);
    const reloaded = await post('login', { email: 'member@example.com', password: DEMO_PASSWORD });
    expect(reloaded.step.secret).toBe(first.step.secret);
    expect((await post('enrol', { code: ' ' })).problems).toMatchObject([{ field: 'code', code: 'REQUIRED' }]);
    expect((await post('enrol', { code: '000000' })).problems).toMatchObject([{ field: 'code', code: 'WRONG_CODE' }]);
    const done = await post('enrol', { code: totpCode(first.step.secret) });
    expect(done.recoveryCodes).toHaveLength(10);
    expect(await methodsAfter(done.continueTo)).toEqual(['pwd', 'otp']);
    expect(
      (
        await db.one<{ sealed: string }>('/* test.sealed */ SELECT mfa_secret AS sealed FROM member WHERE id = $1', [
          id,
        ])
      )?.sealed,
    ).not.toContain(first.step.secret);

    const next = await afterPassword('member@example.com');
    expect(next.first.step).toEqual({ kind: 'verify', factors: ['otp', 'recovery'] });
    expect((await next.post('code', { code: totpCode(first.step.secret) })).status).toBe(422);
    expect((await next.post('recovery-code', { recoveryCode: done.recoveryCodes[0] })).status).toBe(200);
    await setMfaEnabled(db, id, false);
  });

  it('does not replace an app that another sign-in set up in the meantime', async () => {
    const id = await idOf('second@example.com');
    await setMfaEnabled(db, id, true);
    const [slow, fast] = [
      await afterPassword('second@example.com'),
      await afterPassword('second@example.com', {}, new TestBrowser(app, ORIGIN)),
    ];
    expect((await fast.post('enrol', { code: totpCode(fast.first.step.secret) })).status).toBe(200);
    expect(await slow.post('enrol', { code: totpCode(slow.first.step.secret) })).toMatchObject({
      status: 422,
      problems: [{ code: 'PASSWORD_AGAIN' }],
    });
    await setMfaEnabled(db, id, false);
  });

  it('is not offered where multi-factor authentication is off, even when a second factor is demanded', async () => {
    expect((await afterPassword('basic@example.com', { mode: 'mfa' })).first.problems).toMatchObject([
      { code: 'MFA_OFF' },
    ]);
    expect((await afterPassword('basic@example.com')).first.continueTo).toMatch(/^http/u);
  });
});

describe('a demanded second factor', () => {
  it('leads to the sign-in page in its mode, for a session that has none', async () => {
    const { methodsAfter, first } = await afterPassword('member@example.com');
    await methodsAfter(first.continueTo);
    const { location } = await authorize(browser, ORIGIN, { mode: 'mfa' });
    expect((await browser.request({ url: location })).headers.location).toMatch(/^\/sign-in\?.*&mode=mfa$/u);
  });
});
