import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { openDue } from './openDue.ts';
import { changeSetDate } from './openSet.ts';

const FIELDS = 'id name closedUntil closedBy closed opens { day records } pages';
const LIST = `query Sets { setClosures { ${FIELDS} } }`;
const CLOSE = `mutation Close($id: ID!, $until: String, $why: String!) { closeSetUntil(id: $id, until: $until, why: $why) { ${FIELDS} } }`;
const READ = 'query Read($id: ID!) { record(id: $id) { standing } }';
const TOMORROW = dayOf(new Date(Date.now() + DAY_MS));

let site: TestApp;
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  site = await startTestApp();
  const member = await createMember(site.db, {
    email: 'staff@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
    kind: 'internal',
  });
  staff = { memberId: member!.id, isInternal: true };
  const fields = { FirstName: 'Ann', LastName: 'PINCH', EventYear: '1871' };
  await publishRecords(site.db, aRecordSet({ id: 'DIARIES', name: 'Diaries', access: 'free' }), [
    aRecord('1', fields),
    aRecord('2', fields, { isClosed: true, closedUntil: '2999-01-01' }),
    aRecord('3', fields, { isClosed: true, closedUntil: '2998-01-01' }),
    aRecord('4', fields, { isClosed: true, closedUntil: 'infinity' }),
  ]);
  await publishRecords(site.db, aRecordSet({ id: 'SAMPLE', name: 'Sample', isSample: true }), [aRecord('1', fields)]);
}, 60_000);
afterAll(() => site.close());

const close = (until: string | null, why = 'Because.', as: object = staff, id = 'DIARIES') =>
  site.ask<{ closeSetUntil: object }>(CLOSE, { id, until, why }, as);
const standing = async () =>
  (await site.ask<{ record: { standing: string } }>(READ, { id: 'DIARIES/1' })).data?.record.standing;
const asItWas = {
  id: 'DIARIES',
  name: 'Diaries',
  closedUntil: null,
  closedBy: null,
  closed: 3,
  opens: [
    { day: '2998-01-01', records: 1 },
    { day: '2999-01-01', records: 1 },
  ],
  pages: 0,
};

it('staff with the duty see what of each set is closed and until when, and no one else learns of the list', async () => {
  expect((await site.ask<object>(LIST, {}, staff)).data).toEqual({ setClosures: [asItWas] });
  for (const as of [{}, { memberId: staff.memberId }, { ...staff, duties: ['support'] as const }])
    for (const answer of [await site.ask(LIST, {}, as), await close(TOMORROW, 'Because.', as)])
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

it.each([
  ['today', dayOf(new Date()), 'Because.'],
  ['a day that has passed', '1999-01-01', 'Because.'],
  ['no day of the calendar', '2999-02-30', 'Because.'],
  ['words', 'soon', 'Because.'],
  ['the year 1', '0001-01-01', 'Because.'],
  ['nothing', '', 'Because.'],
  ['no reason', TOMORROW, ' '],
  ['a reason without end', TOMORROW, 'x'.repeat(501)],
  ['no reason to take it away', null, ''],
])('refuses %s', async (_what, until, why) => {
  expect((await close(until, why)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await standing()).toBe('FOUND');
});

it('knows no set that is not there, and none of the sample', async () => {
  for (const id of ['NOTHING', 'SAMPLE'])
    expect((await close(TOMORROW, 'Because.', staff, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

it('a date closes the set at once, is an act of staff, and is taken away by another', async () => {
  expect((await close(TOMORROW, ' The family asked. ')).data?.closeSetUntil).toEqual({
    ...asItWas,
    closedUntil: TOMORROW,
    closedBy: 'Una Testwell',
    closed: 4,
  });
  expect(await standing()).toBe('CLOSED');
  expect(await openDue(site.db)).toEqual([]);
  expect((await close('9999-12-31')).data?.closeSetUntil).toMatchObject({ closedUntil: 'infinity' });
  expect((await close(null, 'All are dead.')).data?.closeSetUntil).toEqual(asItWas);
  expect(await standing()).toBe('FOUND');
  expect(
    await site.db.rows(
      "/* test.acts */ SELECT staff_id::int AS staff, duty, reason, before, after FROM staff_act WHERE what = 'set-closed-until' ORDER BY id",
    ),
  ).toEqual(
    [
      ['The family asked.', '', TOMORROW],
      ['Because.', TOMORROW, 'infinity'],
      ['All are dead.', 'infinity', ''],
    ].map(([reason, before, after]) => ({
      staff: staff.memberId,
      duty: 'records',
      reason,
      before: { set: 'DIARIES', closedUntil: before },
      after: { set: 'DIARIES', closedUntil: after },
    })),
  );
});

it('a date that someone else changed meanwhile is not changed again unseen', async () => {
  const search = { noticeClosures: () => Promise.resolve() };
  const change = { id: 'DIARIES', until: TOMORROW, was: '2990-01-01', reason: 'Because.', staffId: staff.memberId };
  await expect(changeSetDate({ db: site.db, search, log: silentLog }, change)).rejects.toMatchObject({
    extensions: { code: 'CONFLICT' },
  });
  expect((await site.ask<object>(LIST, {}, staff)).data).toEqual({ setClosures: [asItWas] });
});

it('on its day the set is open, and has no date any more', async () => {
  await close(TOMORROW);
  expect(await openDue(site.db, TOMORROW)).toEqual(['DIARIES']);
  expect(await standing()).toBe('FOUND');
  expect((await site.ask<object>(LIST, {}, staff)).data).toEqual({ setClosures: [asItWas] });
});
