import { type StaffDuty, STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import { DESK_QUEUES } from '#domain/staff/desk/deskQueues.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

interface Queue {
  kind: string;
  count: number;
  oldestAt: string | null;
}

let test: TestApp;
let [una, bob] = [0, 0];
const made = async (email: string): Promise<number> =>
  (await createMember(test.db, { email, firstName: 'A', lastName: 'B', passwordHash: null, kind: 'internal' }))?.id ??
  0;
beforeAll(async () => {
  test = await startTestApp();
  [una, bob] = [await made('una@example.com'), await made('bob@example.com')];
}, 60_000);
afterAll(() => test.close());

const ask = (as?: object) =>
  test.ask<{ staffDesk: Queue[] }>('query StaffDesk { staffDesk { kind count oldestAt } }', {}, as);
const staff = (memberId: number, duties: readonly StaffDuty[]) => ({ memberId, isInternal: true, duties });
const waiting = async (memberId: number, duties: readonly StaffDuty[]) =>
  (await ask(staff(memberId, duties))).data?.staffDesk.filter(({ count }) => count > 0);

it('lists every queue while nothing waits', async () => {
  const { data } = await ask(staff(una, STAFF_DUTIES));
  expect(data?.staffDesk).toEqual(Object.keys(DESK_QUEUES).map((kind) => ({ kind, count: 0, oldestAt: null })));
});

it('counts what waits and not what is over, and tells the oldest', async () => {
  await test.db
    .rows(`/* test.requests */ INSERT INTO support_request (reference, email, topic, subject, state, promised_on, changed_at) VALUES
    ('R-AAAAAAAA', 'a@example.org', 'other', 'New', 'NEW', '2026-03-03', '2026-03-02T10:00Z'), ('R-BBBBBBBB', 'a@example.org', 'other', 'Open', 'OPEN', '2026-03-03', '2026-03-01T10:00Z'),
    ('R-CCCCCCCC', 'a@example.org', 'other', 'With the visitor', 'WAITING', '2026-03-03', '2026-02-01T10:00Z'), ('R-DDDDDDDD', 'a@example.org', 'other', 'Over', 'SOLVED', '2026-03-03', '2026-02-01T10:00Z')`);
  await test.db
    .rows(`/* test.closures */ INSERT INTO record_closure_request (record_id, concern, reason, contact, state, asked_at, decided_at) VALUES
    ('r1', 'ME', 'x', 'a@example.org', 'WAITING', '2026-03-05T10:00Z', NULL), ('r2', 'ME', 'x', NULL, 'REJECTED', '2026-03-01T10:00Z', now())`);
  await test.db.rows(`/* test.runs */ INSERT INTO import_run (kind, subject, source, state, started_at, seen_at) VALUES
    ('records', 'A', 'a.csv', 'failed', '2026-03-01T10:00Z', now()), ('records', 'A', 'a.csv', 'done', '2026-03-02T10:00Z', now()),
    ('records', 'B', 'b.csv', 'failed', '2026-03-04T10:00Z', now()), ('images', 'C', 'c', 'running', '2026-03-06T10:00Z', now() - interval '1 hour'), ('images', 'D', 'd', 'running', now(), now())`);
  await test.db
    .rows(`/* test.mails */ INSERT INTO outbox (kind, content, queued_at, expires_at, given_up_at) VALUES ('fresh', 'x', now(), now() + interval '1 hour', NULL),
    ('lost', NULL, '2026-03-07T10:00Z', now(), now() - interval '1 day'), ('forgotten', NULL, '2026-01-01T10:00Z', now(), now() - interval '8 days')`);
  expect(await waiting(una, STAFF_DUTIES)).toEqual([
    { kind: 'CLOSURE_REQUEST', count: 1, oldestAt: '2026-03-05T10:00:00.000Z' },
    { kind: 'SUPPORT_REQUEST', count: 2, oldestAt: '2026-03-01T10:00:00.000Z' },
    { kind: 'LOST_EMAIL', count: 1, oldestAt: '2026-03-07T10:00:00.000Z' },
    { kind: 'BROKEN_IMPORT', count: 2, oldestAt: '2026-03-04T10:00:00.000Z' },
  ]);
  expect(await waiting(una, ['support'])).toEqual([
    { kind: 'SUPPORT_REQUEST', count: 2, oldestAt: '2026-03-01T10:00:00.000Z' },
  ]);
});

it('counts for a second person what they may decide, and what failed when it was carried out', async () => {
  const request = (
    duty: StaffDuty,
    askedBy: number,
    about: number | null,
    more = `NULL, NULL, NULL`,
    expires = '1 hour',
  ) =>
    test.db.rows(
      `/* test.request */ INSERT INTO staff_request (kind, duty, payload, member_id, reason, asked_by, asked_at, expires_at, decided_at, decided_by, is_approved)
      VALUES ('refund', $1, '{}', $2, 'x', $3, now() - interval '1 day', now() + $4::interval, ${more})`,
      [duty, about, askedBy, expires],
    );
  await request('billing', bob, null);
  await request('billing', bob, una);
  await request('billing', una, null);
  await request('billing', bob, null, undefined, '-1 hour');
  await request('operations', bob, null);
  await request('billing', una, null, `now(), ${bob}, true`);
  await request('billing', una, null, `now(), ${bob}, false`);
  expect(await waiting(una, ['billing'])).toEqual([expect.objectContaining({ kind: 'STAFF_REQUEST', count: 2 })]);
  expect(await waiting(una, ['support'])).not.toContainEqual(expect.objectContaining({ kind: 'STAFF_REQUEST' }));
});

it('is not there for members and visitors, and shows staff without duties no queue', async () => {
  for (const as of [undefined, { memberId: una }])
    expect((await ask(as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await ask(staff(una, []))).data?.staffDesk).toEqual([]);
});
