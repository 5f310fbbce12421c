import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { hashPassword } from '#server/engines/identity/hashing/password.ts';
import { setMfaEnabled } from '#server/engines/identity/second-factors/mfaSetting.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { SECRET } from '#test/support/server/identitySite.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { authorize, finish, signInAs } from '#test/support/server/signInFlow.ts';
import { SoftAuthenticator } from '#test/support/server/SoftAuthenticator.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';
import { totpCode } from '#test/support/totpCode.ts';

const ORIGIN = readSettings({}).publicUrl;
const PASSWORD = 'wexcombe-1881';
const LIST =
  'query secondFactors { secondFactors { isMfaEnabled hasAuthenticatorApp recoveryCodesLeft passkeys { id name isSynced lastUsedAt } } }';
const START = 'mutation startPasskey { startPasskey }';
const ADD = 'mutation addPasskey($name: String!, $answer: String!) { addPasskey(name: $name, answer: $answer) }';
const RENAME = 'mutation renamePasskey($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) }';
const REMOVE = 'mutation removePasskey($id: ID!) { removePasskey(id: $id) }';
const RENEW = 'mutation renewRecoveryCodes { renewRecoveryCodes }';

type Options = {
  challenge: string;
  user?: { id: string };
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
  userVerification?: string;
};
interface Factors {
  secondFactors: {
    isMfaEnabled: boolean;
    recoveryCodesLeft: number;
    passkeys: { id: string; name: string; lastUsedAt: string | null }[];
  };
}

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());
beforeEach(() => test.db.rows('/* test.limits */ DELETE FROM rate_limit'));

let made = 0;
/** A member who has just signed in with a password. */
async function aMember(kind: 'member' | 'internal' = 'member') {
  const email = `keyholder${(made += 1)}@example.com`;
  const id =
    (await createMember(test.db, { email, firstName: 'Mary', lastName: 'Penrose', passwordHash, kind }))?.id ?? 0;
  const { access_token: token } = await signInAs(new TestBrowser(test.app, ORIGIN), ORIGIN, email, PASSWORD);
  const ask = <Data>(query: string, variables: object = {}) =>
    test.ask<Data>(query, variables, undefined, { authorization: `Bearer ${token}` });
  const start = async () =>
    JSON.parse((await ask<{ startPasskey: string }>(START)).data?.startPasskey ?? '{}') as Options;
  const add = async (answer: object, name = 'Phone') =>
    (await ask<{ addPasskey: boolean }>(ADD, { name, answer: JSON.stringify(answer) })).data?.addPasskey;
  const passkeys = async () => (await ask<Factors>(LIST)).data?.secondFactors.passkeys ?? [];
  return { id, email, ask, start, add, passkeys };
}
async function aKeyholder(kind: 'member' | 'internal' = 'member') {
  const member = await aMember(kind);
  const authenticator = new SoftAuthenticator(ORIGIN);
  expect(await member.add(authenticator.create(await member.start()))).toBe(true);
  return { ...member, authenticator };
}
const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;

async function aSignIn(extra: Record<string, string> = {}, browser = new TestBrowser(test.app, ORIGIN)) {
  const { location, verifier } = await authorize(browser, ORIGIN, { prompt: 'login', ...extra });
  const post = async (path: string, body: object = {}) => {
    const answer = await browser.post(`${location}/${path}`, body);
    return {
      status: answer.statusCode,
      ...answer.json<{ continueTo: string; problems: { code: string }[] } & Options>(),
    };
  };
  const methodsAfter = async (continueTo: string) => {
    const { id_token: idToken } = await finish(browser, ORIGIN, continueTo, verifier);
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
      amr: string[];
    };
  };
  return { post, methodsAfter };
}

describe('adding a passkey', () => {
  it('keeps what the browser made, listed by its name, and asks for no second one on the same device', async () => {
    const { authenticator, passkeys, start, add } = await aKeyholder();
    expect(await passkeys()).toEqual([{ id: authenticator.id, name: 'Phone', isSynced: false, lastUsedAt: null }]);
    const options = await start();
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([authenticator.id]);
    expect(await add(authenticator.create(options))).toBe(false);
  });

  it('names the member to the authenticator without a word about the person', async () => {
    const { email, start } = await aMember();
    const handle = Buffer.from((await start()).user?.id ?? '', 'base64url').toString();
    expect(handle).toMatch(/^[0-9a-f-]{36}$/u);
    expect(handle).not.toContain(email);
  });

  it('refuses another origin, another site, an old challenge and a challenge of another member', async () => {
    const member = await aMember();
    const other = await aMember();
    const authenticator = () => new SoftAuthenticator(ORIGIN);
    expect(await member.add(authenticator().create(await member.start(), { origin: 'https://evil.example' }))).toBe(
      false,
    );
    expect(await member.add(authenticator().create(await member.start(), { rpId: 'evil.example' }))).toBe(false);
    expect(await member.add(authenticator().create(await other.start()))).toBe(false);
    const options = await member.start();
    expect(await member.add(authenticator().create(options))).toBe(true);
    expect(await member.add(authenticator().create(options))).toBe(false);
    const late = await member.start();
    await test.db.rows("/* test.late */ UPDATE passkey_challenge SET expires_at = now() - interval '1 second'");
    expect(await member.add(authenticator().create(late))).toBe(false);
    for (const nonsense of [{}, { id: 1, response: null }, { id: 'x', response: {} }])
      expect(await member.add(nonsense)).toBe(false);
    expect(await member.passkeys()).toHaveLength(1);
  });

  it('wants the grant, a name and a recent sign-in', async () => {
    const { id, ask } = await aMember();
    const without = { memberId: id, grants: ['security-settings:manage:credentials'] };
    expect([
      codeOf(await test.ask(LIST)),
      codeOf(await test.ask(LIST, {}, without)),
      codeOf(await test.ask(START, {}, without)),
    ]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN']);
    expect(codeOf(await ask(ADD, { name: ' ', answer: '{}' }))).toBe('BAD_USER_INPUT');
    await test.db.rows(
      `/* test.age */ UPDATE oidc_payload SET payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::bigint - 601)) WHERE model = 'Session' AND payload ->> 'accountId' = $1`,
      [String(id)],
    );
    const codes = [
      codeOf(await ask(START)),
      codeOf(await ask(ADD, { name: 'Phone', answer: '{}' })),
      codeOf(await ask(REMOVE, { id: 'x' })),
      codeOf(await ask(RENEW)),
    ];
    expect(codes).toEqual(Array(4).fill('RECENT_SIGN_IN_REQUIRED'));
    expect((await ask(LIST)).errors).toBeUndefined();
  });

  it('ends at twenty', async () => {
    const { id, ask } = await aMember();
    await test.db.rows(
      "/* test.many */ INSERT INTO passkey (credential_id, member_id, name, public_key, counter, transports, is_synced) SELECT 'k' || n || $1, $1::bigint, 'x', '', 0, '{}', false FROM generate_series(1, 20) n",
      [String(id)],
    );
    expect(codeOf(await ask(START))).toBe('BAD_USER_INPUT');
  });
});

describe('managing passkeys', () => {
  it('renames and removes one’s own, and no others', async () => {
    const { authenticator, ask, passkeys } = await aKeyholder();
    const stranger = await aMember();
    const id = authenticator.id;
    expect((await stranger.ask(RENAME, { id, name: 'Mine' })).data).toEqual({ renamePasskey: false });
    expect((await stranger.ask(REMOVE, { id })).data).toEqual({ removePasskey: false });
    expect((await ask(RENAME, { id, name: ' Old phone ' })).data).toEqual({ renamePasskey: true });
    expect(codeOf(await ask(RENAME, { id, name: 'x'.repeat(61) }))).toBe('BAD_USER_INPUT');
    expect((await passkeys())[0]?.name).toBe('Old phone');
    expect((await ask(REMOVE, { id })).data).toEqual({ removePasskey: true });
    const { post } = await aSignIn();
    expect(await post('passkey', authenticator.get(await post('passkey-options')))).toMatchObject({
      status: 422,
      problems: [{ code: 'WRONG_PASSKEY' }],
    });
  });

  it('makes recovery codes only where multi-factor authentication is on, and says how many are left', async () => {
    const { id, ask } = await aMember();
    expect(codeOf(await ask(RENEW))).toBe('BAD_USER_INPUT');
    await setMfaEnabled(test.db, id, true);
    expect((await ask<{ renewRecoveryCodes: string[] }>(RENEW)).data?.renewRecoveryCodes).toHaveLength(10);
    expect((await ask<Factors>(LIST)).data?.secondFactors).toMatchObject({ isMfaEnabled: true, recoveryCodesLeft: 10 });
  });
});

describe('a change of how an account proves who signs in', () => {
  const REMOVED = 'A passkey was removed from your account';
  const subjects = async (email: string, secret = DEMO_SECRET) =>
    (await mailsTo(test.db, secret, email))
      .filter(({ kind }) => kind === 'factor-changed')
      .map(({ subject }) => subject)
      .reverse();

  it('is emailed to its member: passkeys, recovery codes and switching off, each once it is done', async () => {
    const { authenticator, ask, id, email } = await aKeyholder();
    const stranger = await aMember();
    await stranger.ask(REMOVE, { id: authenticator.id });
    await ask(REMOVE, { id: authenticator.id });
    await ask(REMOVE, { id: authenticator.id });
    await setMfaEnabled(test.db, id, true);
    await ask(RENEW);
    const off = 'mutation off { setUserMfaSetting(mfaEnabled: false) { mfaEnabled } }';
    for (let times = 0; times < 2; times += 1) await ask(off);
    expect(await subjects(email)).toEqual([
      'A passkey was added to your account',
      REMOVED,
      'Your recovery codes were renewed',
      'Multi-factor authentication was switched off',
    ]);
    expect(await subjects(stranger.email)).toEqual([]);
  });

  it('is emailed for an authenticator app that is set up in a sign-in, and for what the operator removes', async () => {
    const { id, email } = await aKeyholder();
    await setMfaEnabled(test.db, id, true);
    await test.db.rows('/* test.lost */ DELETE FROM passkey WHERE member_id = $1', [id]);
    const browser = new TestBrowser(test.app, ORIGIN);
    const { location } = await authorize(browser, ORIGIN, { prompt: 'login' });
    const { step } = (await browser.post(`${location}/login`, { email, password: PASSWORD })).json<{
      step: { secret: string };
    }>();
    await browser.post(`${location}/enrol`, { code: totpCode(step.secret) });
    await runAdmin(test.db, ['user', 'mfa-off', email]);
    expect((await subjects(email)).slice(1)).toEqual(['An authenticator app was set up for your account']);
    // The command line of the test has a secret of its own.
    expect(await subjects(email, SECRET)).toEqual(['Your second factors were removed']);
  });

  it('says how to stop it, and holds nothing that opens the account', async () => {
    const { email } = await aKeyholder();
    const [mail] = await mailsTo(test.db, DEMO_SECRET, email);
    expect(mail).toMatchObject({
      link: `${ORIGIN}/account/security-settings`,
      text: expect.stringContaining(`${ORIGIN}/forgot-password`),
    });
    expect(mail?.text).not.toMatch(/token=|Phone/u);
  });
});

describe('signing in with a passkey alone', () => {
  it('needs no address and no password, and is named in the claims', async () => {
    const { id, authenticator, passkeys } = await aKeyholder();
    const { post, methodsAfter } = await aSignIn();
    const options = await post('passkey-options');
    expect([options.userVerification, options.allowCredentials]).toEqual(['required', undefined]);
    const { continueTo } = await post('passkey', authenticator.get(options));
    expect(await methodsAfter(continueTo)).toMatchObject({ sub: String(id), amr: ['hwk'] });
    expect((await passkeys())[0]?.lastUsedAt).not.toBeNull();
  });

  it('satisfies a sign-in that demands a second factor', async () => {
    const { authenticator } = await aKeyholder();
    const { post, methodsAfter } = await aSignIn({ mode: 'mfa' });
    expect(
      (await methodsAfter((await post('passkey', authenticator.get(await post('passkey-options')))).continueTo)).amr,
    ).toEqual(['hwk']);
  });

  it('opens the staff sign-in for staff only', async () => {
    const staff = await aKeyholder('internal');
    const member = await aKeyholder();
    const { post } = await aSignIn({ mode: 'internal' });
    expect((await post('passkey', member.authenticator.get(await post('passkey-options')))).problems).toMatchObject([
      { code: 'NOT_STAFF' },
    ]);
    const second = await aSignIn({ mode: 'internal' });
    const { continueTo } = await second.post('passkey', staff.authenticator.get(await second.post('passkey-options')));
    expect((await second.methodsAfter(continueTo)).amr).toEqual(['hwk', 'internal']);
  });

  it.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['that did not make sure who holds it', { isVerified: false }],
    ['with another key', { hasWrongKey: true }],
    ['that names another owner', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['that names nobody', { userHandle: null }],
  ])('refuses an answer %s', async (_what, tricks) => {
    const { authenticator } = await aKeyholder();
    const { post } = await aSignIn();
    expect(await post('passkey', authenticator.get(await post('passkey-options'), tricks))).toMatchObject({
      status: 422,
      problems: [{ code: 'WRONG_PASSKEY' }],
    });
    expect((await post('passkey', authenticator.get(await post('passkey-options')))).status).toBe(200);
  });

  it('refuses an authenticator whose counter goes back: it was copied', async () => {
    const { authenticator } = await aKeyholder();
    const first = await aSignIn();
    expect(
      (await first.post('passkey', authenticator.get(await first.post('passkey-options'), { counter: 7 }))).status,
    ).toBe(200);
    const copy = await aSignIn();
    for (const counter of [7, 6, 0])
      expect(
        (await copy.post('passkey', authenticator.get(await copy.post('passkey-options'), { counter }))).status,
      ).toBe(422);
    expect(
      (await copy.post('passkey', authenticator.get(await copy.post('passkey-options'), { counter: 8 }))).status,
    ).toBe(200);
  });

  it('takes an answer once, and only in the sign-in that asked for it', async () => {
    const { authenticator } = await aKeyholder();
    const [one, two] = [await aSignIn(), await aSignIn()];
    const answer = authenticator.get(await one.post('passkey-options'));
    expect((await two.post('passkey', answer)).status).toBe(422);
    expect((await one.post('passkey', answer)).status).toBe(200);
    expect((await (await aSignIn()).post('passkey', answer)).status).toBe(422);
  });

  it('refuses whatever is no answer at all', async () => {
    const { post } = await aSignIn();
    for (const nonsense of [{}, [], { id: 'x' }, { id: 7, response: {} }, { id: 'x', response: {} }])
      expect((await post('passkey', nonsense)).status).toBe(422);
  });

  it('stops guessing after fifty failures from one network', async () => {
    const { post } = await aSignIn();
    for (let tries = 0; tries < 50; tries += 1) await post('passkey', {});
    expect(await post('passkey', {})).toMatchObject({ status: 429, problems: [{ code: 'TOO_MANY_TRIES' }] });
  });
});

describe('a passkey after the password', () => {
  async function afterPassword() {
    const { id, email, authenticator } = await aKeyholder();
    await setMfaEnabled(test.db, id, true);
    const signIn = await aSignIn();
    expect(await signIn.post('login', { email, password: PASSWORD })).toMatchObject({
      step: { kind: 'verify', factors: ['passkey'] },
    });
    return { authenticator, ...signIn };
  }

  it('is the second factor, with or without a look at who holds it', async () => {
    const { authenticator, post, methodsAfter } = await afterPassword();
    const options = await post('second-passkey-options');
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([authenticator.id]);
    const { continueTo } = await post(
      'second-passkey',
      authenticator.get(options, { isVerified: false, userHandle: null }),
    );
    expect((await methodsAfter(continueTo)).amr).toEqual(['pwd', 'hwk']);
  });

  it('must be the member’s own, and answer this very question', async () => {
    const { authenticator, post } = await afterPassword();
    const stranger = await aKeyholder();
    expect(
      (await post('second-passkey', stranger.authenticator.get(await post('second-passkey-options')))).status,
    ).toBe(422);
    expect((await post('second-passkey', authenticator.get(await post('passkey-options')))).status).toBe(422);
    expect((await post('second-passkey', authenticator.get(await post('second-passkey-options')))).status).toBe(200);
  });

  it('opens nothing before the password', async () => {
    const { authenticator } = await aKeyholder();
    const { post } = await aSignIn();
    expect(
      (await post('second-passkey', authenticator.get(await post('second-passkey-options')))).problems,
    ).toMatchObject([{ code: 'PASSWORD_AGAIN' }]);
  });
});
