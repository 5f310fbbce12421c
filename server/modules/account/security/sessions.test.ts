import { createMember, memberByEmail } from '#server/engines/identity/accounts/memberStore.ts';
import { hashPassword } from '#server/engines/identity/hashing/password.ts';
import { takeExportTurn } from '#server/platform/limits/exportTurn.ts';
import { signInAs, type Tokens } from '#test/support/server/signInFlow.ts';
import { startTestApp, type Answer, type TestApp } from '#test/support/server/startTestApp.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

const PASSWORD = 'wexcombe-1881';
const DEVICES = 'query SignedInDevices { signedInDevices { id device network isThisDevice firstSeenAt lastSeenAt } }';
const END = 'mutation EndSession($id: ID!) { endSession(id: $id) { id isThisDevice } }';
const END_ALL = 'mutation EndAllSessions { endAllSessions }';
const ERASE = 'mutation EraseAccount { eraseAccount { dueAt } }';
const EXPORT = 'mutation CreateDataExport { createDataExport { path } }';

interface Device {
  id: string;
  device: string;
  network: string;
  isThisDevice: boolean;
}

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(() => test?.close());

let made = 0;
async function aMember() {
  const email = `device${(made += 1)}@example.com`;
  await createMember(test.db, { email, firstName: 'A', lastName: 'B', passwordHash });
  return email;
}

/** Signs in on a device of its own. */
async function signInOn(email: string, userAgent: string): Promise<Tokens & { browser: TestBrowser }> {
  const browser = new TestBrowser(test.app, test.site.publicUrl);
  const request = browser.request.bind(browser);
  browser.request = (options) => request({ ...options, headers: { 'user-agent': userAgent, ...options.headers } });
  return { ...(await signInAs(browser, test.site.publicUrl, email, PASSWORD)), browser };
}
const ask = <Data>(token: string, query: string, variables: object = {}): Promise<Answer<Data>> =>
  test.ask<Data>(query, variables, undefined, { authorization: `Bearer ${token}` });
const devicesOf = async ({ access_token }: Tokens) =>
  (await ask<{ signedInDevices: Device[] }>(access_token, DEVICES)).data?.signedInDevices ?? [];

/** What the provider still remembers of an account. */
const remembered = async (email: string) =>
  (
    await test.db.one<{ count: number }>(
      "/* test.remembered */ SELECT count(*)::int AS count FROM oidc_payload WHERE payload ->> 'accountId' = (SELECT id::text FROM member WHERE email = $1)",
      [email],
    )
  )?.count;

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('the devices a member is signed in on', () => {
  it('are described in words, with a coarse network, and marked if it is this one', async () => {
    const email = await aMember();
    const laptop = await signInOn(email, LAPTOP);
    await signInOn(email, PHONE);
    const devices = await devicesOf(laptop);
    expect(devices.map(({ device, network, isThisDevice }) => [device, network, isThisDevice]).sort()).toEqual([
      ['Firefox on Linux', 'this machine', true],
      ['Safari on iPhone', 'this machine', false],
    ]);
  });

  it('belong to their member alone', async () => {
    const [one, other] = [await signInOn(await aMember(), LAPTOP), await signInOn(await aMember(), LAPTOP)];
    const [theirs] = await devicesOf(other);
    await ask(one.access_token, END, { id: theirs?.id });
    expect(await devicesOf(other)).toHaveLength(1);
    expect((await test.ask(DEVICES)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('signed out one by one are refused at the next request, with their refresh tokens', async () => {
    const email = await aMember();
    const [laptop, phone] = [await signInOn(email, LAPTOP), await signInOn(email, PHONE)];
    const id = (await devicesOf(laptop)).find(({ isThisDevice }) => !isThisDevice)?.id;
    expect(
      (await ask<{ endSession: Device[] }>(laptop.access_token, END, { id })).data?.endSession.map(
        ({ isThisDevice }) => isThisDevice,
      ),
    ).toEqual([true]);
    expect((await ask(phone.access_token, DEVICES)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const renewed = await phone.browser.request({
      url: '/oidc/token',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: test.site.publicUrl },
      payload: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'spa',
        refresh_token: phone.refresh_token,
      }).toString(),
    });
    expect(renewed.statusCode).toBe(400);
    expect(await devicesOf(laptop)).toHaveLength(1);
  });

  it('signed out everywhere leave nothing at the provider, this device’s tokens and grants included', async () => {
    const email = await aMember();
    const [laptop, phone] = [await signInOn(email, LAPTOP), await signInOn(email, PHONE)];
    expect(await remembered(email)).toBeGreaterThan(3);
    expect((await ask(laptop.access_token, END_ALL)).data).toEqual({ endAllSessions: true });
    expect(await remembered(email)).toBe(0);
    for (const { access_token } of [laptop, phone]) expect((await ask(access_token, DEVICES)).status).toBe(401);
  });
});

describe('an erasure', () => {
  it('wants a sign-in of the last quarter of an hour', async () => {
    const email = await aMember();
    const { access_token } = await signInOn(email, LAPTOP);
    await test.db.rows(
      "/* test.longAgo */ UPDATE oidc_payload SET payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 901)) WHERE model = 'Session'",
    );
    expect((await ask(access_token, ERASE)).errors?.[0]?.extensions.code).toBe('RECENT_SIGN_IN_REQUIRED');
    const again = await signInOn(email, LAPTOP);
    expect(
      (await ask<{ eraseAccount: { dueAt: string } }>(again.access_token, ERASE)).data?.eraseAccount.dueAt,
    ).toMatch(/^20/);
    expect((await ask(again.access_token, DEVICES)).status).toBe(401);
    expect((await ask(access_token, DEVICES)).status).toBe(401);
  });
});

describe('multi-factor authentication', () => {
  const SET_MFA = 'mutation set($isOn: Boolean!) { setUserMfaSetting(mfaEnabled: $isOn) { mfaEnabled } }';
  const setMfa = ({ access_token }: Tokens, isOn: boolean) =>
    ask<{ setUserMfaSetting: { mfaEnabled: boolean } }>(access_token, SET_MFA, { isOn });

  it('is not turned off from a screen that was left open', async () => {
    const email = await aMember();
    const left = await signInOn(email, LAPTOP);
    expect((await setMfa(left, true)).data?.setUserMfaSetting).toEqual({ mfaEnabled: true });
    await test.db.rows(
      "/* test.longAgo */ UPDATE oidc_payload SET payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 901)) WHERE model = 'Session'",
    );
    expect((await setMfa(left, false)).errors?.[0]?.extensions.code).toBe('RECENT_SIGN_IN_REQUIRED');
    expect((await memberByEmail(test.db, email))?.isMfaOn).toBe(true);
    await test.db.rows(
      "/* test.justNow */ UPDATE oidc_payload SET payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch FROM now())::int)) WHERE model = 'Session'",
    );
    expect((await setMfa(left, false)).data?.setUserMfaSetting).toEqual({ mfaEnabled: false });
  });
});

describe('a download of one’s data', () => {
  it('opens once, and only its own member’s', async () => {
    const email = await aMember();
    const { access_token } = await signInOn(email, LAPTOP);
    const path =
      (await ask<{ createDataExport: { path: string } }>(access_token, EXPORT)).data?.createDataExport.path ?? '';
    const archive = await test.app.inject({ url: path });
    expect([archive.statusCode, archive.headers['content-type'], archive.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(String(archive.headers['content-disposition'])).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/u,
    );
    expect(archive.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await test.app.inject({ url: path })).statusCode).toBe(404);
  });

  it('and the change of the address ask for a recent sign-in, from a screen that was left open', async () => {
    const { access_token } = await signInOn(await aMember(), LAPTOP);
    await test.db.rows(
      "/* test.longAgo */ UPDATE oidc_payload SET payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 901)) WHERE model = 'Session'",
    );
    const refused = [
      await ask(access_token, EXPORT),
      await ask(access_token, 'mutation move { changeUserEmailAddress(newEmailAddress: "new@example.com") { id } }'),
    ];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'RECENT_SIGN_IN_REQUIRED',
      'RECENT_SIGN_IN_REQUIRED',
    ]);
    expect(await test.db.rows('/* test.nothing */ SELECT 1 FROM email_change')).toEqual([]);
  });

  it('waits for another one of the same member, and reports that it does', async () => {
    const email = await aMember();
    const { access_token } = await signInOn(email, LAPTOP);
    const giveBack = await takeExportTurn(test.db, (await memberByEmail(test.db, email))?.id ?? 0);
    expect((await ask(access_token, EXPORT)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^You have another download running/u),
      extensions: { code: 'EXPORT_RUNNING' },
    });
    await giveBack?.();
    expect((await ask(access_token, EXPORT)).errors).toBeUndefined();
  });

  it('is closed a minute later, and to visitors', async () => {
    const { access_token } = await signInOn(await aMember(), LAPTOP);
    const path =
      (await ask<{ createDataExport: { path: string } }>(access_token, EXPORT)).data?.createDataExport.path ?? '';
    await test.db.rows("/* test.late */ UPDATE export_ticket SET expires_at = now() - interval '1 second'");
    expect((await test.app.inject({ url: path })).statusCode).toBe(404);
    expect((await test.ask(EXPORT)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
