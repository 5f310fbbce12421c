import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readViewer } from '#server/engines/identity/accounts/readViewer.ts';
import { contractStore } from '#server/engines/identity/contractStore.ts';
import { memberOfPatron } from '#server/engines/identity/saml/patronStore.ts';
import { takeSeat } from '#server/engines/identity/takeSeat.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.db.rows(
    "/* test.library */ INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('roche', 'https://idp.roche.example', 'Roche Library', 'https://idp.roche.example/sso', '{key}')",
  );
}, 60_000);
afterEach(() =>
  test.db
    .rows('/* test.empty */ DELETE FROM library_contract')
    .then(() => test.db.rows('/* test.noSeats */ DELETE FROM library_seat'))
    .then(() => test.db.rows('/* test.noWaits */ DELETE FROM library_wait')),
);
afterAll(() => test?.close());

const patron = (name: string, hasAccess = true) =>
  memberOfPatron(test.db, { institutionId: 'roche', persistentId: name, hasAccess });
const admin = (...args: string[]) => runAdmin(test.db, ['institution', ...args]);
const mayRead = async (memberId: number) => (await readViewer(test.db, memberId, []))?.hasLibraryAccess;
const ask = (memberId: number) =>
  test.ask<{ takeLibrarySeat: { state: string; waiting: number; seats: number | null; freeAt: string | null } | null }>(
    'mutation TakeLibrarySeat { takeLibrarySeat { state waiting seats freeAt } }',
    {},
    { memberId },
  );
const contract = (...more: string[]) => admin('contract', 'roche', '--until', '2099-12-31', ...more);

it('a library without a contract is open to all its readers', async () => {
  const [reader, noAccess] = [await patron('open'), await patron('open-none', false)];
  expect([await mayRead(reader), await mayRead(noAccess)]).toEqual([true, false]);
  expect([(await ask(reader)).data, (await ask(noAccess)).data]).toEqual([
    { takeLibrarySeat: { state: 'OPEN', waiting: 0, seats: null, freeAt: null } },
    { takeLibrarySeat: null },
  ]);
  const member = await createMember(test.db, {
    email: 'no-patron@example.com',
    firstName: 'No',
    lastName: 'Patron',
    passwordHash: 'x',
  });
  expect([(await ask(member?.id ?? 0)).data, await mayRead(member?.id ?? 0)]).toEqual([
    { takeLibrarySeat: null },
    null,
  ]);
});

it('with n seats lets n in at once, also when all come together, and says how many wait', async () => {
  expect(await contract('--seats', '2', '--reference', 'PO 17')).toMatchObject({ code: 0 });
  const readers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => patron(name)));
  expect(await Promise.all(readers.map(mayRead))).toEqual([false, false, false, false]);
  const states = await Promise.all(readers.map(async (reader) => (await ask(reader)).data?.takeLibrarySeat?.state));
  expect([...states].sort()).toEqual(['FULL', 'FULL', 'SEAT', 'SEAT']);
  const may = await Promise.all(readers.map(mayRead));
  expect(may).toEqual(states.map((state) => state === 'SEAT'));
  const waits = readers[states.indexOf('FULL')]!;
  expect((await ask(waits)).data?.takeLibrarySeat).toMatchObject({
    state: 'FULL',
    seats: 2,
    waiting: 2,
    freeAt: expect.any(String),
  });
  const details = await test.ask(
    'query libraryUserDetails { libraryUserDetails { hasLibraryAccess } }',
    {},
    { memberId: waits },
  );
  expect(details.data).toEqual({ libraryUserDetails: { hasLibraryAccess: false } });
});

it('keeps a seat by use, frees it 15 minutes after the last, and gives it to who waited first', async () => {
  await contract('--seats', '1');
  const [first, second, third] = [await patron('first'), await patron('second'), await patron('third')];
  const now = new Date();
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  expect([
    (await takeSeat(test.db, first, now)).state,
    (await takeSeat(test.db, second, at(1))).state,
    (await takeSeat(test.db, third, at(2))).state,
  ]).toEqual(['SEAT', 'FULL', 'FULL']);
  // A request of the reader renews the lease.
  await test.db.rows(
    "/* test.nearlyOver */ UPDATE library_seat SET until = now() + interval '2 minutes' WHERE member_id = $1",
    [first],
  );
  await mayRead(first);
  const lease = await test.db.one<{ until: Date }>(
    '/* test.lease */ SELECT until FROM library_seat WHERE member_id = $1',
    [first],
  );
  expect((lease?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(14 * MINUTE_MS);
  await test.db.rows(
    "/* test.over */ UPDATE library_seat SET until = now() - interval '1 second' WHERE member_id = $1",
    [first],
  );
  expect(await mayRead(first)).toBe(false);
  await takeSeat(test.db, second, at(2));
  // The one who came last asks first; the one who waited for longer has the seat.
  expect((await takeSeat(test.db, third, at(2.5))).state).toBe('FULL');
  expect((await takeSeat(test.db, second, at(2.6))).state).toBe('SEAT');
  expect((await takeSeat(test.db, first, at(2.7))).state).toBe('FULL');
});

it('is closed before and after its contract, and counts visits by month without readers', async () => {
  const reader = await patron('dates');
  await admin('contract', 'roche', '--from', '2099-01-01', '--until', '2099-12-31');
  expect([await mayRead(reader), (await ask(reader)).data?.takeLibrarySeat?.state]).toEqual([false, 'ENDED']);
  await admin('contract', 'roche', '--from', '2026-01-01', '--until', '2099-12-31', '--seats', '1');
  await ask(reader);
  await ask(reader);
  const [month] = await contractStore(test.db).useOf('roche');
  expect(month?.visits).toBeGreaterThanOrEqual(1);
  const { out } = await admin('use', 'roche');
  expect(out).toMatch(/\d{4}-\d\d +\d+ +\d+ +\d+ +\d+/u);
  expect((await admin('contract', 'roche')).out).toBe('Roche Library: 1 seats, 2026-01-01 to before 2100-01-01.');
  for (const wrong of [
    ['--seats', '0', '--until', '2099-01-01'],
    ['--seats', '1'],
    ['--until', '2099-02-30'],
    ['--from', '2099-05-01', '--until', '2099-04-01'],
    ['--seats', '1e3', '--until', '2099-01-01'],
  ]) {
    await test.db.rows('/* test.noContract */ DELETE FROM library_contract');
    expect([wrong, (await admin('contract', 'roche', ...wrong)).code]).toEqual([wrong, 1]);
  }
  await contract();
  expect((await admin('contract', 'roche', '--remove')).out).toContain('open to all its readers');
});
