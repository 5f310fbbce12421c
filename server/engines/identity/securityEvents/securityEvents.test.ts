import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createMember, eraseMember } from '../accounts/memberStore.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';
import { listSecurityEvents, sweepSecurityEvents } from './securityEventStore.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db?.close());
beforeEach(() => db.rows('/* test.empty */ TRUNCATE member, security_event CASCADE'));

const EVERYTHING = { memberId: null, kind: null, beforeId: null, limit: 100 };

async function aMember(email: string): Promise<number> {
  const member = await createMember(db, { email, firstName: 'Mary', lastName: 'Penrose', passwordHash: null });
  if (!member) throw new Error('no member');
  return member.id;
}

it('keeps who did what to which account by numbers, the network without its machine, and nothing else', async () => {
  const [mary, staff] = [await aMember('mary@example.com'), await aMember('staff@example.com')];
  await recordSecurityEvent(db, { kind: 'signed-in', memberId: mary, detail: 'password', ip: '203.0.113.7' });
  await recordSecurityEvent(db, { kind: 'member-viewed', memberId: mary, by: { staffId: staff } });
  await recordSecurityEvent(db, { kind: 'token-refused', memberId: null, by: 'visitor', ip: '2001:db8:1:2::3' });
  expect(await listSecurityEvents(db, EVERYTHING)).toMatchObject([
    { kind: 'token-refused', memberId: null, actor: 'visitor', staffId: null, detail: null, network: '2001:db8:1::' },
    { kind: 'member-viewed', memberId: mary, actor: 'staff', staffId: staff, detail: null, network: null },
    { kind: 'signed-in', memberId: mary, actor: 'member', staffId: null, detail: 'password', network: '203.0.113.x' },
  ]);
});

it('takes no address as a detail, and no account that is not there', async () => {
  await recordSecurityEvent(db, {
    kind: 'sign-in-failed',
    memberId: 4_000_000,
    by: 'visitor',
    detail: 'mary@example.com',
  });
  expect(await listSecurityEvents(db, EVERYTHING)).toMatchObject([{ memberId: null, detail: 'maryexample.com' }]);
  await expect(
    db.rows(
      "/* test.raw */ INSERT INTO security_event (kind, actor, detail) VALUES ('signed-in', 'member', 'mary@example.com')",
    ),
  ).rejects.toThrow(/securi/u);
});

it('is found by account and kind, page by page, the newest first', async () => {
  const [mary, silas] = [await aMember('mary@example.com'), await aMember('silas@example.com')];
  for (const memberId of [mary, silas, mary]) await recordSecurityEvent(db, { kind: 'signed-in', memberId });
  await recordSecurityEvent(db, { kind: 'signed-out', memberId: mary });
  const ofMary = await listSecurityEvents(db, { ...EVERYTHING, memberId: mary });
  expect(ofMary.map(({ kind }) => kind)).toEqual(['signed-out', 'signed-in', 'signed-in']);
  expect(await listSecurityEvents(db, { ...EVERYTHING, memberId: mary, kind: 'signed-in' })).toHaveLength(2);
  const [newest] = await listSecurityEvents(db, { ...EVERYTHING, limit: 1 });
  expect(await listSecurityEvents(db, { ...EVERYTHING, beforeId: newest?.id ?? null })).toHaveLength(3);
});

it('is forgotten after a year, and says nothing of an erased account any more', async () => {
  const mary = await aMember('mary@example.com');
  await recordSecurityEvent(db, { kind: 'signed-in', memberId: mary, ip: '203.0.113.7', detail: 'password' });
  await db.rows(
    "/* test.old */ INSERT INTO security_event (kind, actor, happened_at) VALUES ('signed-out', 'member', now() - interval '367 days')",
  );
  await sweepSecurityEvents(db);
  expect(await listSecurityEvents(db, EVERYTHING)).toHaveLength(1);
  await eraseMember(db, mary);
  expect(await listSecurityEvents(db, EVERYTHING)).toMatchObject([
    { kind: 'signed-in', memberId: null, network: null, detail: null },
  ]);
});
