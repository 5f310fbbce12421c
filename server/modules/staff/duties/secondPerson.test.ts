import { type StaffDuty, STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import {
  askSecondPerson,
  changeDuties,
  decideRequest,
  dutiesRequest,
  listStaff,
  recordStaffAct,
  type StaffRequest,
  type StaffRequestKind,
} from './index.ts';

let db: Database;
let [ann, bob, cat, member] = [0, 0, 0, 0];
const ran: StaffRequest[] = [];
const finished: number[] = [];
let fails = false;
/** What carrying out waits for. */
let slowly: Promise<void> = Promise.resolve();
/** Stands for what other parts ask a second person. */
const gift: StaffRequestKind = {
  name: 'gift',
  duty: 'billing',
  mayBeAboutOneself: false,
  describe: ({ amount }) => `Give ${String(amount)}`,
  run: (_tx, request) => {
    ran.push(request);
    return Promise.resolve();
  },
  finish: async ({ id }) => {
    await slowly;
    if (fails) throw new Error('The processor does not answer.');
    finished.push(id);
  },
};
const make = async (email: string, kind: 'member' | 'internal') =>
  (await createMember(db, { email, firstName: 'A', lastName: 'B', passwordHash: null, kind }))?.id ?? 0;
const dutiesOf = async (id: number) => (await listStaff(db)).find((one) => one.id === id)?.duties;
const acts = () =>
  db.rows<{ what: string }>(
    '/* test.acts */ SELECT what, staff_id AS "staffId", member_id AS "memberId", duty, actor, reason, before, after FROM staff_act ORDER BY id',
  );
const ask = (kind: StaffRequestKind, staffId: number, memberId: number | null, payload = {}, now?: Date) =>
  db.transaction((tx) =>
    askSecondPerson(tx, kind, { staffId, memberId, payload, reason: ' asked by phone ', ...(now && { now }) }),
  );
const decide = (requestId: number, staffId: number, isApproved = true, duties: readonly StaffDuty[] = STAFF_DUTIES) =>
  decideRequest(
    { db, staffRequestKinds: [dutiesRequest, gift], log: silentLog },
    { requestId, staffId, duties, isApproved },
  );
const codeOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => null,
    (error: { extensions?: { code?: string } }) => error.extensions?.code ?? 'another',
  );

beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db?.close());
beforeEach(async () => {
  await db.rows('/* test.empty */ TRUNCATE member, staff_act, staff_request CASCADE');
  [ran.length, finished.length, fails, slowly] = [0, 0, false, Promise.resolve()];
  [ann, bob, cat, member] = [
    await make('ann@example.com', 'internal'),
    await make('bob@example.com', 'internal'),
    await make('cat@example.com', 'internal'),
    await make('mary@example.com', 'member'),
  ];
});

describe('duties', () => {
  it('are all given to the first account of staff, and none to the next', async () => {
    expect([await dutiesOf(ann), await dutiesOf(bob)]).toEqual([[...STAFF_DUTIES], []]);
    expect(await dutiesOf(member)).toBeUndefined();
  });

  it('are changed once two people of operations agree', async () => {
    const { id } = await ask(dutiesRequest, ann, bob, { duties: ['audit', 'support', 'nonsense'] });
    expect(await dutiesOf(bob)).toEqual([]);
    expect(await decide(id, cat)).toEqual({ isDone: true });
    expect(await dutiesOf(bob)).toEqual(['support', 'audit']);
    expect((await acts()).at(-1)).toEqual({
      what: 'duties-changed',
      staffId: cat,
      memberId: bob,
      duty: 'operations',
      actor: 'staff',
      reason: 'asked by phone',
      before: { duties: [] },
      after: { duties: ['support', 'audit'] },
    });
  });

  it('stay with the last account of operations, and a member cannot get any', async () => {
    const { id } = await ask(dutiesRequest, ann, ann, { duties: ['support'] });
    expect(await codeOf(decide(id, bob))).toBe('CONFLICT');
    expect(await dutiesOf(ann)).toHaveLength(7);
    expect(
      await codeOf(db.transaction((tx) => changeDuties(tx, member, () => ['support'], { staffId: null, reason: '' }))),
    ).toBe('CONFLICT');
    // The approval is undone with it, so the request still waits.
    expect(await decide(id, bob, false)).toEqual({ isDone: true });
  });
});

describe('a second person', () => {
  it('approves once, though three approve at a time', async () => {
    const { id } = await ask(gift, ann, member, { amount: 500 });
    const outcomes = await Promise.all([codeOf(decide(id, bob)), codeOf(decide(id, cat)), codeOf(decide(id, bob))]);
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(ran).toHaveLength(1);
    expect(ran[0]).toMatchObject({ id, payload: { amount: 500 }, memberId: member, askedBy: ann, isApproved: true });
    expect(finished).toEqual([id]);
  });

  it('does not carry out what another is carrying out', async () => {
    const { id } = await ask(gift, ann, member, { amount: 500 });
    let goOn = () => {};
    slowly = new Promise((resolve) => (goOn = resolve));
    const first = decide(id, bob);
    // However slow the machine is: the other must come second.
    while (ran.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = codeOf(decide(id, cat));
    await new Promise((resolve) => setTimeout(resolve, 100));
    goOn();
    expect([await first, await second, finished]).toEqual([{ isDone: true }, 'CONFLICT', [id]]);
  });

  it('is never who asked, nor the one it is about, nor one without the duty', async () => {
    const { id } = await ask(gift, ann, member);
    expect(await codeOf(decide(id, ann))).toBe('CONFLICT');
    expect(await codeOf(decide(id, bob, true, ['support']))).toBe('NOT_FOUND');
    expect(await codeOf(decide(id + 999, bob))).toBe('NOT_FOUND');
    const about = await ask(gift, ann, bob);
    expect(await codeOf(decide(about.id, bob))).toBe('CONFLICT');
    expect(await codeOf(ask(gift, bob, bob))).toBe('CONFLICT');
    expect(ran).toEqual([]);
    await decide(id, bob, false);
    expect(await codeOf(decide(id, cat))).toBe('CONFLICT');
  });

  it('comes too late after a day', async () => {
    const { id, expiresAt } = await ask(gift, ann, member, {}, new Date(Date.now() - 25 * 3_600_000));
    expect(expiresAt.getTime()).toBeLessThan(Date.now());
    expect(await codeOf(decide(id, bob))).toBe('CONFLICT');
  });

  it('tries again what was approved and could not be carried out', async () => {
    const { id } = await ask(gift, ann, member);
    fails = true;
    expect(await decide(id, bob)).toEqual({ isDone: false });
    fails = false;
    expect(await decide(id, cat)).toEqual({ isDone: true });
    expect([ran.length, finished]).toEqual([1, [id]]);
    expect(await codeOf(decide(id, cat))).toBe('CONFLICT');
  });

  it('is asked with a reason of a sensible length', async () => {
    const withReason = (reason: string) =>
      codeOf(
        db.transaction((tx) => askSecondPerson(tx, gift, { staffId: ann, memberId: member, payload: {}, reason })),
      );
    expect([await withReason('  '), await withReason('x'.repeat(501)), await withReason('x'.repeat(500))]).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
      null,
    ]);
  });
});

describe('what staff did', () => {
  it('is neither changed nor deleted', async () => {
    await recordStaffAct(db, {
      staffId: ann,
      duty: 'support',
      what: 'member-viewed',
      memberId: member,
      reason: 'a call',
      after: { page: 'account', name: 'Mary' },
    });
    for (const sql of [
      "UPDATE staff_act SET reason = 'another'",
      'UPDATE staff_act SET happened_at = now()',
      `UPDATE staff_act SET member_id = ${bob}`,
      `UPDATE staff_act SET staff_id = ${bob}`,
      'UPDATE staff_act SET reason = NULL',
      'DELETE FROM staff_act',
    ]) {
      await expect(db.rows(`/* test.forge */ ${sql}`)).rejects.toThrow();
    }
    expect(await acts()).toEqual([
      {
        what: 'member-viewed',
        staffId: ann,
        memberId: member,
        duty: 'support',
        actor: 'staff',
        reason: 'a call',
        before: null,
        after: { page: 'account' },
      },
    ]);
  });

  it('outlives an erased account without the person, and an erased member of staff', async () => {
    await recordStaffAct(db, {
      staffId: bob,
      duty: 'support',
      what: 'member-viewed',
      memberId: member,
      reason: 'Mary called',
      after: { page: 'account' },
    });
    await eraseMember(db, member);
    await eraseMember(db, bob);
    expect(await acts()).toEqual([
      {
        what: 'member-viewed',
        staffId: null,
        memberId: null,
        duty: 'support',
        actor: 'staff',
        reason: null,
        before: null,
        after: null,
      },
    ]);
  });
});
