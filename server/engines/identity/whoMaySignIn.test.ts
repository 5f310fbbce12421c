import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { credentialsByEmail, findTotp, isStillVersion, useTotpStep } from './accounts/credentialStore.ts';
import { isShut } from './accounts/member.ts';
import { memberByEmail } from './accounts/memberStore.ts';
import { readHoldings } from './accounts/readViewer.ts';
import { putState } from './federationState.ts';
import { hashPassword, verifyPassword } from './hashing/password.ts';
import { relyingParty } from './passkeys/passkeyCeremony.ts';
import {
  findPasskey,
  insertPasskey,
  keysOf,
  listPasskeys,
  markPasskeyUsed,
  removeAllPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys/passkeyStore.ts';
import { bodyFields } from './routes/bodyFields.ts';
import { refuseForNow } from './routes/refuse.ts';
import { setMfaEnabled } from './second-factors/mfaSetting.ts';
import { recordLockOut, recordSecurityEvent } from './securityEvents/recordSecurityEvent.ts';
import { listSecurityEvents } from './securityEvents/securityEventStore.ts';
import { createTokenRefusals } from './securityEvents/tokenRefusals.ts';
import { seedDemoAccounts } from './seedDemoAccounts.ts';
import { createRateLimits } from './signing/rateLimits.ts';
import { checkIdentity } from './upstream/checkIdentity.ts';
import { connect, memberOfConnection, linkNewcomer } from './upstream/upstreamMembers.ts';

let db: Database;
let member: number;
let other: number;
const idOf = async (email: string) => (await memberByEmail(db, email))?.id ?? 0;

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, 'secret');
  [member, other] = [await idOf('member@example.com'), await idOf('second@example.com')];
});
afterAll(() => db.close());

describe('a password', () => {
  it('is known again however its letters were composed, and no other is', async () => {
    const stored = await hashPassword('caf\u00e9 au lait');
    expect(stored).not.toContain('caf');
    expect(
      await Promise.all(
        ['caf\u00e9 au lait', 'cafe\u0301 au lait', 'cafe au lait', 'CAF\u00c9 AU LAIT', ''].map((typed) =>
          verifyPassword(typed, stored),
        ),
      ),
    ).toEqual([true, true, false, false, false]);
  });

  it.each([
    null,
    '',
    'plain',
    'scrypt$2$8$1',
    'md5$1$1$1$c2FsdA==$aGFzaA==',
    'scrypt$x$8$1$c2FsdA==$aGFzaA==',
    'scrypt$3$8$1$c2FsdA==$aGFzaA==',
    'scrypt$2$8$1$c2FsdA==$aGFzaA==',
  ])('is not %j', async (stored) => {
    expect(await verifyPassword('plain', stored)).toBe(false);
  });
});

describe('a subscription', () => {
  it.each([
    ['active', true],
    ['canceled', true],
    ['voucher', true],
    ['partner', true],
    ['appstore', true],
    ['expired', false],
    ['paused', false],
    ['basic', false],
  ])('of %s@example.com opens records now: %s', async (name, isPaid) => {
    expect((await readHoldings(db, await idOf(`${name}@example.com`))).includes('records')).toBe(isPaid);
  });
});

it.each([
  [true, 'production', true],
  [true, 'demo', false],
  [false, 'production', false],
  [false, 'demo', false],
] as const)('an account that was seeded (%s) is shut in %s: %s', (isDemo, mode, isClosed) =>
  expect(isShut({ isDemo }, mode)).toBe(isClosed),
);

describe('a step of an authenticator', () => {
  it('is used once, and no earlier one after it', async () => {
    const id = await idOf('mfa-on@example.com');
    const used = await Promise.all([1, 2, 3].map(() => useTotpStep(db, id, 100)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect([await useTotpStep(db, id, 99), await useTotpStep(db, id, 101), await useTotpStep(db, 999_999, 1)]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await findTotp(db, id))?.lastStep).toBe(101);
  });
});

it('an account is what a sign-in found while it was not signed out everywhere', async () => {
  const found = await credentialsByEmail(db, ' MEMBER@example.com ');
  const version = found?.signInVersion ?? -1;
  expect([
    found?.id,
    await isStillVersion(db, member, version),
    await isStillVersion(db, member, version + 1),
    await isStillVersion(db, 999_999, version),
  ]).toEqual([member, true, false, false]);
});

describe('passkeys of a member', () => {
  const key = (credentialId: string, memberId: number) => ({
    credentialId,
    memberId,
    name: 'Laptop',
    publicKey: Buffer.from([1]),
    counter: 5,
    transports: ['usb'],
    isSynced: false,
  });

  it('are one member’s each, and no one else renames or removes them', async () => {
    expect([
      await insertPasskey(db, key('k1', member)),
      await insertPasskey(db, key('k1', other)),
      await insertPasskey(db, key('k2', other)),
    ]).toEqual([true, false, true]);
    expect([
      await renamePasskey(db, other, 'k1', 'Mine'),
      await removePasskey(db, other, 'k1'),
      await renamePasskey(db, member, 'k1', 'Old laptop'),
    ]).toEqual([false, false, true]);
    expect(
      (await listPasskeys(db, member)).map(({ credentialId, name, lastUsedAt }) => [credentialId, name, lastUsedAt]),
    ).toEqual([['k1', 'Old laptop', null]]);
    expect(await keysOf(db, other)).toEqual([{ credentialId: 'k2', transports: ['usb'] }]);
  });

  it('open the door once for an answer: of two with the same counter one is too late', async () => {
    const found = await findPasskey(db, 'k1');
    if (!found) throw new Error('The passkey is gone.');
    const uses = await Promise.all([markPasskeyUsed(db, found, 6, true), markPasskeyUsed(db, found, 6, true)]);
    expect(uses.sort()).toEqual([false, true]);
    expect(await listPasskeys(db, member)).toMatchObject([{ isSynced: true, lastUsedAt: expect.any(Date) as Date }]);
  });

  it('are all removed for a lost device, those of others stay', async () => {
    await removeAllPasskeys(db, member);
    expect([await findPasskey(db, 'k1'), (await findPasskey(db, 'k2'))?.memberId]).toEqual([null, other]);
  });

  it.each([
    ['https://www.example.org', 'www.example.org', 'https://www.example.org'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ])('belong to the host of %s, whatever its port', (publicUrl, id, origin) => {
    expect(relyingParty(publicUrl)).toMatchObject({ id, origin });
  });
});

describe('the word of a social provider', () => {
  const identity = {
    issuer: 'https://social.example',
    subject: 's1',
    email: 'someone@example.org',
    isEmailVerified: true,
    mayTellEmail: true,
    firstName: 'A',
    lastName: 'B',
  };
  const judged = (more: object, mode: 'demo' | 'production' = 'demo') =>
    checkIdentity(db, mode, { ...identity, ...more });

  it.each([
    ['without an address that it may tell', { email: null }, 'Email required'],
    ['that may not tell the address', { email: null, mayTellEmail: false }, 'Permissions error'],
    ['with an address that it has not verified', { isEmailVerified: false }, 'Email required: not verified'],
  ])('%s is refused', async (_what, more, description) =>
    expect(await judged(more)).toEqual({ kind: 'refused', description }),
  );

  it('opens no account by its address alone: the member must show the password first', async () => {
    expect(await judged({ email: 'member@example.com' })).toMatchObject({
      kind: 'newcomer',
      newcomer: { memberId: member, subject: 's1' },
    });
    expect(await judged({})).toMatchObject({ kind: 'newcomer', newcomer: { memberId: null } });
  });

  it('links an account in the sign-in of its own member only, and opens that one from then on', async () => {
    const newcomer = {
      issuer: identity.issuer,
      subject: 's1',
      email: 'member@example.com',
      firstName: 'A',
      lastName: 'B',
      memberId: member,
    };
    await putState(db, 'social-newcomer', 'uid', newcomer, 60);
    await linkNewcomer(db, 'uid', other);
    await linkNewcomer(db, 'no such sign-in', member);
    expect(await memberOfConnection(db, identity.issuer, 's1')).toBeNull();
    await linkNewcomer(db, 'uid', member);
    expect(await judged({ email: 'now@elsewhere.example', isEmailVerified: false })).toMatchObject({
      kind: 'signed-in',
      memberId: member,
    });
    await connect(db, other, identity.issuer, 's1');
    expect((await memberOfConnection(db, identity.issuer, 's1'))?.id).toBe(member);
  });

  it('is not enough where the member has a second factor, and opens no seeded account in production', async () => {
    expect((await judged({}, 'production')).kind).toBe('newcomer');
    await setMfaEnabled(db, member, true);
    expect(await judged({})).toEqual({ kind: 'second-factor' });
    await setMfaEnabled(db, member, false);
  });
});

describe('tries to sign in', () => {
  const take = async (times: number, once: () => Promise<number | null>) => {
    let waits: number | null = null;
    for (let turn = 0; turn < times; turn += 1) waits = await once();
    return waits;
  };

  it('are ten for an account from a network, counted by the address however it is written', async () => {
    const limits = createRateLimits(db);
    expect(await take(10, () => limits.countSignIn('Ann@Example.org', '10.1.0.1'))).toBeNull();
    expect(await limits.countSignIn(' ann@example.org', '10.1.0.1')).toEqual(expect.any(Number));
    // From another network its owner still comes in; another address from there, too.
    expect([
      await limits.countSignIn('ann@example.org', '10.99.0.1'),
      await limits.countSignIn('bob@example.org', '10.1.0.1'),
    ]).toEqual([null, null]);
  });

  it('are forgotten by a sign-in that succeeds, and by a new password', async () => {
    const limits = createRateLimits(db);
    await take(9, () => limits.countSignIn('carol@example.org', '10.2.0.1'));
    await limits.forgiveSignIn('carol@example.org', '10.2.0.1');
    expect(await take(10, () => limits.countSignIn('carol@example.org', '10.2.0.1'))).toBeNull();
    await limits.forgetFailures('carol@example.org', '10.2.0.1');
    expect(await limits.countSignIn('carol@example.org', '10.2.0.1')).toBeNull();
  });

  it('of codes are ten for an account from anywhere', async () => {
    const limits = createRateLimits(db);
    expect(await take(10, () => limits.countCode(member, '10.3.0.1'))).toBeNull();
    expect([await limits.countCode(member, '10.200.0.1'), await limits.countCode(other, '10.3.0.1')]).toEqual([
      expect.any(Number),
      null,
    ]);
    await limits.forgiveCode(member, '10.3.0.1');
    expect(await limits.countCode(member, '10.3.0.1')).toBeNull();
  });

  it('that are refused are one event in a quarter of an hour, with the account where there is one', async () => {
    for (let turn = 0; turn < 3; turn += 1) await recordLockOut(db, 'second@example.com', '192.0.2.77');
    await recordLockOut(db, 'nobody@example.org', '192.0.2.77');
    const found = await listSecurityEvents(db, { memberId: null, kind: 'locked-out', beforeId: null, limit: 10 });
    expect(found.map(({ memberId, actor }) => [memberId, actor])).toEqual([
      [null, 'visitor'],
      [other, 'visitor'],
    ]);
    expect(found[0]?.network).not.toContain('77');
  });
});

describe('refused tokens', () => {
  it('are one event for a network and minute', () => {
    const written: unknown[] = [];
    let now = 0;
    const refuse = createTokenRefusals(
      { rows: async (_sql: string, values?: readonly unknown[]) => (written.push(values), []) },
      () => undefined,
      () => now,
    );
    for (const ip of ['10.0.0.1', '10.0.0.1', undefined, undefined]) refuse(ip);
    expect(written).toHaveLength(2);
    now = 59_999;
    refuse('10.0.0.1');
    expect(written).toHaveLength(2);
    now = 60_000;
    refuse('10.0.0.1');
    expect(written).toHaveLength(3);
  });

  it('are no failure of the answer where they cannot be written down', async () => {
    const failures: unknown[] = [];
    createTokenRefusals({ rows: () => Promise.reject(new Error('no database')) }, (error) => failures.push(error))(
      '10.0.0.9',
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(failures).toHaveLength(1);
  });
});

it('security events are listed newest first, by account and kind, page by page', async () => {
  for (const detail of ['one', 'two', 'three'])
    await recordSecurityEvent(db, { kind: 'factor-added', memberId: other, detail });
  const asked = { memberId: other, kind: 'factor-added' as const, limit: 2 };
  const first = await listSecurityEvents(db, { ...asked, beforeId: null });
  const second = await listSecurityEvents(db, { ...asked, beforeId: first.at(-1)?.id ?? 0 });
  expect([first.map(({ detail }) => detail), second.map(({ detail }) => detail)]).toEqual([['three', 'two'], ['one']]);
  expect(await listSecurityEvents(db, { ...asked, memberId: 999_999, beforeId: null })).toEqual([]);
});

describe('a posted form', () => {
  it.each([
    [
      { email: 'a', password: 'b', more: 'c' },
      { email: 'a', password: 'b' },
    ],
    [
      { email: ['a'], password: { text: 'b' } },
      { email: '', password: '' },
    ],
    [
      { email: 1, password: null },
      { email: '', password: '' },
    ],
    [null, { email: '', password: '' }],
    ['email=a', { email: '', password: '' }],
  ])('%j is read as texts', (body, fields) => expect(bodyFields(body, 'email', 'password')).toEqual(fields));

  it.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [901, '16 minutes'],
  ])('that comes too often waits %i seconds: %s', (seconds, words) => {
    const answer = { headers: new Map<string, unknown>(), body: undefined as unknown, status: 0 };
    const reply = {
      header: (name: string, value: unknown) => answer.headers.set(name, value),
      code: (status: number) => ({ send: (body: unknown) => Object.assign(answer, { status, body }) }),
    };
    refuseForNow(reply as unknown as Parameters<typeof refuseForNow>[0], seconds);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect(JSON.stringify(answer.body)).toContain(`Wait ${words}, then try again.`);
  });
});
