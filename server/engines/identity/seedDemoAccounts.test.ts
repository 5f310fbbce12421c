import type { Database } from '#server/platform/db/database.ts';
import { decrypt } from '#server/platform/encryption/encrypt.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createMember, eraseMember, listMembers, memberByEmail, setPasswordHash } from './accounts/memberStore.ts';
import { DEMO_PASSWORD } from './demoAccounts.ts';
import { verifyPassword } from './hashing/password.ts';
import { seedDemoAccounts } from './seedDemoAccounts.ts';
import { sweepExpired } from './sweepExpired.ts';

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, 'secret');
}, 60_000);
afterAll(() => db?.close());

describe('the demo accounts', () => {
  it('are the eighteen of the manual, with subscriptions, library and connection in their states', async () => {
    const members = await listMembers(db, 0, 100);
    expect(members.map(({ email }) => email?.split('@')[0]).sort()).toEqual(
      'active appstore basic canceled credentials deputy expired member mfa mfa-on partner patron patron-noaccess paused second social staff voucher'
        .split(' ')
        .sort(),
    );
    const subscriptions = await db.rows<{ who: string }>(
      `/* test.subscriptions */ SELECT split_part(email, '@', 1) || ' ' || state || ' ' || type || ' ' || (expires_at > now()) || ' ' || coalesce(group_name, '-') AS who
       FROM subscription JOIN member ON member.id = member_id JOIN plan ON plan.id = plan_id ORDER BY email`,
    );
    expect(subscriptions.map(({ who }) => who)).toEqual([
      'active ACTIVE CARD true -',
      'appstore ACTIVE APPLE true -',
      'canceled CANCELED CARD true -',
      'expired ACTIVE CARD false -',
      'partner ACTIVE CARD true partner',
      'paused PAUSED CARD true -',
      'voucher ACTIVE VOUCHER true -',
    ]);
    expect((await memberByEmail(db, 'patron@example.com'))?.kind).toBe('library');
    expect((await memberByEmail(db, 'mfa-on@example.com'))?.isMfaOn).toBe(true);
  });

  it('open with the known password, and keep the second factor sealed', async () => {
    const row = await db.one<{ hash: string; sealed: string }>(
      "/* test.stored */ SELECT password_hash AS hash, mfa_secret AS sealed FROM member WHERE email = 'mfa-on@example.com'",
    );
    expect(await verifyPassword(DEMO_PASSWORD, row?.hash ?? null)).toBe(true);
    expect(decrypt('secret', row?.sealed ?? '')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('are made once: a second start changes nothing, and brings back only what is missing', async () => {
    const second = await memberByEmail(db, 'second@example.com');
    await setPasswordHash(db, second?.id ?? 0, 'changed');
    await eraseMember(db, (await memberByEmail(db, 'expired@example.com'))?.id ?? 0);
    await seedDemoAccounts(db, 'secret');
    expect(await listMembers(db, 0, 100)).toHaveLength(18);
    expect(await memberByEmail(db, 'expired@example.com')).not.toBeNull();
    const kept = await db.one<{ hash: string }>(
      '/* test.hash */ SELECT password_hash AS hash FROM member WHERE id = $1',
      [second?.id],
    );
    expect(kept?.hash).toBe('changed');
  });
});

describe('accounts', () => {
  const ann = { email: 'Ann@Example.com', firstName: 'Ann', lastName: 'Pinch', passwordHash: null };

  it('are one to an address, in any case, also when two ask at once', async () => {
    const made = await Promise.all([createMember(db, ann), createMember(db, { ...ann, email: 'ANN@example.com' })]);
    expect(made.filter((member) => member !== null)).toHaveLength(1);
    expect((await memberByEmail(db, ' ann@EXAMPLE.com'))?.firstName).toBe('Ann');
  });

  it('do not forbid several patrons without an address', async () => {
    const patron = { ...ann, email: null, kind: 'library' as const };
    expect([await createMember(db, patron), await createMember(db, patron)]).toMatchObject([
      { kind: 'library' },
      { kind: 'library' },
    ]);
  });

  it('are listed in pages', async () => {
    const [first, second] = await listMembers(db, 0, 2);
    expect((await listMembers(db, first?.id ?? 0, 1))[0]?.id).toBe(second?.id);
  });
});

describe('what has expired', () => {
  it('is swept away, and nothing else', async () => {
    await db.rows(
      `/* test.payloads */ INSERT INTO oidc_payload (model, id, payload, expires_at) VALUES
       ('Session', 'old', '{}', now() - interval '1 second'), ('Session', 'new', '{}', now() + interval '1 hour'), ('Grant', 'always', '{}', NULL)`,
    );
    await sweepExpired(db);
    const left = await db.rows<{ id: string }>('/* test.left */ SELECT id FROM oidc_payload ORDER BY id');
    expect(left.map(({ id }) => id)).toEqual(['always', 'new']);
  });
});
