import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { memberByEmail } from './accounts/memberStore.ts';
import { findState, putState, replaceState, sweepFederation, takeState } from './federationState.ts';
import { keepChallenge, takeChallenge } from './passkeys/passkeyCeremony.ts';
import { endResets, findReset, issueReset, sweepResets, useReset } from './recovery/resetTokens.ts';
import { endPending, findPending, keepPending } from './second-factors/pendingSignIns.ts';
import { countRecoveryCodes, renewRecoveryCodes, useRecoveryCode } from './second-factors/recoveryCodes.ts';
import { seedDemoAccounts } from './seedDemoAccounts.ts';
import { endSessionsNamed, hasEnded, sweepEndedSessions } from './sessions/endSession.ts';
import { endSignUp, findSignUp, keepSignUp, newSignUpCode, trySignUp } from './signing/pendingSignUps.ts';
import { sweepExpired } from './sweepExpired.ts';

const SECRET = 'a secret of the site';
let db: Database;
let member: number;
let other: number;
const idOf = async (email: string) => (await memberByEmail(db, email))?.id ?? 0;

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, SECRET);
  [member, other] = [await idOf('member@example.com'), await idOf('second@example.com')];
});
afterAll(() => db.close());

/** Lets what a table keeps of something have expired a moment ago. */
const expire = (
  table: 'federation_state' | 'passkey_challenge' | 'pending_sign_in' | 'pending_sign_up' | 'password_reset',
  ago = '1 second',
) => db.rows(`/* test.expire */ UPDATE ${table} SET expires_at = now() - $1::interval`, [ago]);
const count = async (table: string) =>
  (await db.one<{ count: number }>(`/* test.count */ SELECT count(*)::int AS count FROM ${table}`))?.count;

describe('a state of signing in elsewhere', () => {
  const failure = (institution: string) => ({ institution, missing: null, at: '2026-01-01T00:00:00Z' });

  it('is of its kind and id, stays as it was put first, and is taken once', async () => {
    expect(await putState(db, 'library-failure', 'a', failure('one'), 60)).toBe(true);
    expect(await putState(db, 'library-failure', 'a', failure('two'), 60)).toBe(false);
    expect(await findState(db, 'library-failure', 'a')).toEqual(failure('one'));
    expect([await findState(db, 'saml-request', 'a'), await findState(db, 'library-failure', 'b')]).toEqual([
      null,
      null,
    ]);
    const taken = await Promise.all([1, 2, 3].map(() => takeState(db, 'library-failure', 'a')));
    expect(taken.filter((each) => each !== null)).toEqual([failure('one')]);
  });

  it('gives way to a newer one where that is wanted', async () => {
    await putState(db, 'library-failure', 'r', failure('one'), 60);
    await replaceState(db, 'library-failure', 'r', failure('two'), 60);
    expect(await findState(db, 'library-failure', 'r')).toEqual(failure('two'));
  });

  it('is nothing once it has expired, makes room for another, and is swept', async () => {
    await putState(db, 'saml-assertion', 'x', {}, 60);
    await expire('federation_state');
    expect([await findState(db, 'saml-assertion', 'x'), await putState(db, 'saml-assertion', 'x', {}, 60)]).toEqual([
      null,
      true,
    ]);
    await expire('federation_state');
    expect(await takeState(db, 'saml-assertion', 'x')).toBeNull();
    await putState(db, 'saml-assertion', 'y', {}, 60);
    await putState(db, 'saml-assertion', 'z', {}, -1);
    await sweepFederation(db);
    expect(await db.rows("/* test.left */ SELECT id FROM federation_state WHERE kind = 'saml-assertion'")).toEqual([
      { id: 'y' },
    ]);
  });
});

describe('a challenge for a passkey', () => {
  it.each([
    ['another sign-in', 'sign-in:two'],
    ['the second factor of the same sign-in', 'second-factor:one'],
    ['a new passkey', 'add:1'],
  ] as const)('made for one sign-in is none for %s, and stays', async (_what, purpose) => {
    const challenge = `for ${purpose}`;
    await keepChallenge(db, 'sign-in:one', challenge);
    expect(await takeChallenge(db, purpose, challenge)).toBe(false);
    expect(await takeChallenge(db, 'sign-in:one', challenge)).toBe(true);
    expect(await takeChallenge(db, 'sign-in:one', challenge)).toBe(false);
  });

  it.each([
    ['sign-in:one', 10],
    ['second-factor:one', 5],
    ['add:7', 5],
  ] as const)('for %s works for %i minutes', async (purpose, minutes) => {
    await keepChallenge(db, purpose, `long ${purpose}`);
    const row = await db.one<{ minutes: number }>(
      '/* test.minutes */ SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM passkey_challenge WHERE challenge = $1',
      [`long ${purpose}`],
    );
    expect(row?.minutes).toBe(minutes);
    await expire('passkey_challenge');
    expect(await takeChallenge(db, purpose, `long ${purpose}`)).toBe(false);
  });
});

describe('a sign-in that waits for the second factor', () => {
  const waiting = (memberId: number, newSecret: string | null) => ({
    memberId,
    methods: ['pwd'],
    newSecret,
    version: 3,
  });

  it('is the last one of its interaction, until it ends or ten minutes have passed', async () => {
    await keepPending(db, 'i', waiting(member, null));
    await keepPending(db, 'i', waiting(other, 'sealed'));
    expect([await findPending(db, 'i'), await findPending(db, 'j')]).toEqual([waiting(other, 'sealed'), null]);
    await endPending(db, 'i');
    expect(await findPending(db, 'i')).toBeNull();
    await keepPending(db, 'i', waiting(member, null));
    await expire('pending_sign_in');
    expect(await findPending(db, 'i')).toBeNull();
  });
});

describe('a sign-up that waits for its code', () => {
  const newcomer = {
    firstName: 'Ann',
    lastName: 'Pinch',
    email: 'ann@example.org',
    passwordHash: null,
  } as unknown as Parameters<typeof keepSignUp>[3]['newcomer'];
  const pending = { email: 'ann@example.org', newcomer, code: '012345' };

  it('is sealed: the database holds neither address nor code', async () => {
    await keepSignUp(db, SECRET, 'u', pending);
    const row = await db.one<{ sealed: string }>(
      "/* test.sealed */ SELECT sealed FROM pending_sign_up WHERE interaction_uid = 'u'",
    );
    expect(row?.sealed).not.toMatch(/ann@|012345/u);
    expect([await findSignUp(db, SECRET, 'u'), await findSignUp(db, 'another secret', 'u')]).toEqual([pending, null]);
  });

  it('takes five tries and no more, however many come at once, until a new code is sent', async () => {
    await keepSignUp(db, SECRET, 'tries', pending);
    const tries = await Promise.all(Array.from({ length: 9 }, () => trySignUp(db, SECRET, 'tries')));
    expect(tries.filter((each) => each !== null)).toHaveLength(5);
    expect(await findSignUp(db, SECRET, 'tries')).toBeNull();
    await keepSignUp(db, SECRET, 'tries', { ...pending, code: '999999' });
    expect((await trySignUp(db, SECRET, 'tries'))?.code).toBe('999999');
  });

  it('is over when it is confirmed, or after half an hour', async () => {
    await keepSignUp(db, SECRET, 'over', pending);
    await endSignUp(db, 'over');
    expect(await trySignUp(db, SECRET, 'over')).toBeNull();
    await keepSignUp(db, SECRET, 'over', pending);
    await expire('pending_sign_up');
    expect([await findSignUp(db, SECRET, 'over'), await trySignUp(db, SECRET, 'over')]).toEqual([null, null]);
  });

  it('has a code of six digits, with zeros in front', () => {
    for (let turn = 0; turn < 200; turn += 1) expect(newSignUpCode()).toMatch(/^\d{6}$/u);
  });
});

describe('recovery codes', () => {
  it('are ten, each taken once, however it is typed, by its owner', async () => {
    const codes = await renewRecoveryCodes(db, SECRET, member);
    expect([codes.length, new Set(codes).size, await countRecoveryCodes(db, member)]).toEqual([10, 10, 10]);
    const [one = '', two = '', three = ''] = codes;
    const take = (typed: string, who = member, secret = SECRET) => useRecoveryCode(db, secret, who, typed);
    expect([
      await take(one, other),
      await take(one, member, 'another secret'),
      await take(`${one}0`),
      await take(''),
    ]).toEqual([false, false, false, false]);
    expect([await take(one), await take(one)]).toEqual([true, false]);
    expect(await take(` ${two.toLowerCase().replace('-', ' ')} `)).toBe(true);
    // Letters that look like the digits they are not.
    expect(await take(three.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(true);
    expect(await countRecoveryCodes(db, member)).toBe(7);
  });

  it('take the place of earlier ones', async () => {
    const [before = ''] = await renewRecoveryCodes(db, SECRET, other);
    await renewRecoveryCodes(db, SECRET, other);
    expect([await useRecoveryCode(db, SECRET, other, before), await countRecoveryCodes(db, other)]).toEqual([
      false,
      10,
    ]);
  });
});

describe('a link for a new password', () => {
  it.each([
    ['is open for an hour', async () => undefined, 'open'],
    ['says that it was used', async (token: string) => useReset(db, token), 'used'],
    ['says that another was sent', async () => void (await issueReset(db, member)), 'replaced'],
    ['says that the password was changed', async () => endResets(db, member), 'replaced'],
    ['says that it expired', async () => void (await expire('password_reset')), 'expired'],
    [
      'is unknown 30 days later',
      async () => {
        await expire('password_reset', '31 days');
        await sweepResets(db);
      },
      'unknown',
    ],
    // What was used stays used: a sweep of open links does not bring it back.
    [
      'stays used when all links end',
      async (token: string) => {
        await useReset(db, token);
        await endResets(db, member);
      },
      'used',
    ],
  ] as const)('%s', async (_what, happens, state) => {
    const token = await issueReset(db, member);
    await happens(token);
    expect((await findReset(db, token)).state).toBe(state);
    expect((await findReset(db, `${token}x`)).state).toBe('unknown');
  });

  it('of one member does not end that of another', async () => {
    const token = await issueReset(db, other);
    await issueReset(db, member);
    expect(await findReset(db, token)).toEqual({ state: 'open', memberId: other });
  });
});

describe('a session that was ended', () => {
  const session = (uid: string, grant: string) =>
    db.rows(
      `/* test.session */ INSERT INTO oidc_payload (model, id, uid, grant_id, payload) VALUES
     ('Session', $1, $1, NULL, jsonb_build_object('accountId', '1', 'authorizations', jsonb_build_object('spa', jsonb_build_object('grantId', $2::text)))),
     ('Grant', $2, NULL, NULL, '{}'), ('RefreshToken', $1 || '-refresh', NULL, $2, '{}'), ('AccessToken', $1 || '-access', NULL, NULL, jsonb_build_object('sessionUid', $1::text))`,
      [uid, grant],
    );

  it('takes its tokens and grants with it, leaves others, and is remembered while a token could be left', async () => {
    await session('ends', 'g1');
    await session('stays', 'g2');
    await endSessionsNamed(db, ['ends', 'ends', 'never was']);
    expect(
      (await db.rows<{ id: string }>('/* test.payloads */ SELECT id FROM oidc_payload ORDER BY id')).map(
        ({ id }) => id,
      ),
    ).toEqual(['g2', 'stays', 'stays-access', 'stays-refresh']);
    expect([await hasEnded(db, 'ends'), await hasEnded(db, 'never was'), await hasEnded(db, 'stays')]).toEqual([
      true,
      true,
      false,
    ]);
    await sweepEndedSessions(db, 60);
    expect(await hasEnded(db, 'ends')).toBe(true);
    await db.rows("/* test.age */ UPDATE ended_session SET ended_at = now() - interval '2 hours'");
    await sweepEndedSessions(db, 60);
    expect(await hasEnded(db, 'ends')).toBe(false);
  });

  it('of no name ends nothing', async () => {
    const before = await count('oidc_payload');
    await endSessionsNamed(db, []);
    expect(await count('oidc_payload')).toBe(before);
  });
});

it('forgets all that has expired, and nothing else', async () => {
  await keepPending(db, 'old', { memberId: member, methods: [], newSecret: null, version: 1 });
  await keepChallenge(db, 'add:1', 'old');
  for (const table of ['pending_sign_in', 'passkey_challenge', 'pending_sign_up', 'federation_state'] as const)
    await expire(table);
  await keepPending(db, 'new', { memberId: member, methods: [], newSecret: null, version: 1 });
  await keepChallenge(db, 'add:1', 'new');
  await sweepExpired(db);
  expect([
    await count('pending_sign_in'),
    await count('passkey_challenge'),
    await count('pending_sign_up'),
    await count('federation_state'),
  ]).toEqual([1, 1, 0, 0]);
});
