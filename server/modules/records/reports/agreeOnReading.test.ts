import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const REPORT = `mutation ReportRecordError($input: RecordErrorInput!) { reportRecordError(input: $input) { id isAccepted problems { field } } }`;
const MINE = `query Mine { myCorrections { recordId state answer } }`;
const SETS = 'query Sets { readingSets { id isOn } }';
const SET = 'mutation Set($id: ID!, $isOn: Boolean!) { setReadingsByMembers(recordSetId: $id, isOn: $isOn) }';
const READ = `query Read($id: ID!) { record(id: $id) { record { sections { fields { fieldId correction } } } } }`;

type Asker = { memberId: number; grants: readonly string[] };
let site: TestApp;
const members: Asker[] = [];
const staff = { memberId: 1, isInternal: true } as const;
let next = 0;

beforeAll(async () => {
  site = await startTestApp({ settings: { trustedProxies: ['127.0.0.1'] } });
  const records = Array.from({ length: 20 }, (_, at) => aRecord(String(at), { FirstName: 'Mary', LastName: 'MAR*' }));
  await publishRecords(site.db, aRecordSet(), records);
  await site.db.rows("/* test.notation */ UPDATE record_set SET notation = 'freereg'");
  for (const firstName of ['una', 'tom', 'new']) {
    const made = await createMember(site.db, {
      email: `${firstName}@example.com`,
      firstName,
      lastName: 'Ray',
      passwordHash: null,
    });
    members.push({ memberId: made!.id, grants: defaultGrants('member') });
  }
  await site.db.rows(
    "/* test.seasoned */ UPDATE member SET registered_at = now() - interval '8 days' WHERE email <> 'new@example.com'",
  );
}, 60_000);
afterAll(() => site.close());

const asMembersDecide = (isOn: boolean, as?: object) => site.ask<object>(SET, { id: 'ROCHE-1871', isOn }, as);
/** A record of its own for each case. */
const another = () => `ROCHE-1871/${next++}`;
const propose = async (who: number, recordId: string, proposed: string, ip = `198.51.100.${who}`) => {
  const input = { recordId, fieldId: 'LastName', proposed, comment: '' };
  const { data } = await site.ask<{ reportRecordError: { isAccepted: boolean } }>(REPORT, { input }, members[who], {
    'x-forwarded-for': ip,
  });
  return data?.reportRecordError.isAccepted;
};
const correctionOf = async (id: string) => {
  const { data } = await site.ask<{
    record: { record: { sections: { fields: { fieldId: string; correction: string | null }[] }[] } };
  }>(READ, { id }, members[0]);
  const fields = data?.record.record.sections.flatMap(({ fields: all }) => all);
  return fields?.find(({ fieldId }) => fieldId === 'LastName')?.correction ?? null;
};

it('is decided by staff until they let members decide', async () => {
  const id = another();
  expect([await propose(0, id, 'Marsh'), await propose(1, id, 'Marsh')]).toEqual([false, false]);
  expect(await correctionOf(id)).toBeNull();
  expect((await site.ask<object>(SETS, {}, staff)).data).toEqual({ readingSets: [{ id: 'ROCHE-1871', isOn: false }] });
  expect((await asMembersDecide(true, staff)).data).toEqual({ setReadingsByMembers: true });
  expect((await site.ask<object>(SETS, {}, staff)).data).toEqual({ readingSets: [{ id: 'ROCHE-1871', isOn: true }] });
});

it('two members who read the same put it on the transcript, and both are answered', async () => {
  const id = another();
  expect(await propose(0, id, 'Marsh')).toBe(false);
  expect(await correctionOf(id)).toBeNull();
  expect(await propose(1, id, ' marsh')).toBe(true);
  expect(await correctionOf(id)).toBe('marsh');
  const { secret } = readSettings({});
  for (const [who, name] of ['una', 'tom'].entries()) {
    const { data } = await site.ask<{ myCorrections: { recordId: string; state: string; answer: string }[] }>(
      MINE,
      {},
      members[who],
    );
    expect(data?.myCorrections.find(({ recordId }) => recordId === id)).toMatchObject({
      state: 'ACCEPTED',
      answer: expect.stringContaining('Another member reads the same') as string,
    });
    expect(await mailsTo(site.db, secret, `${name}@example.com`)).toHaveLength(1);
  }
  // What is on the transcript is changed by staff alone.
  expect([await propose(0, id, 'Marshall'), await propose(1, id, 'Marshall')]).toEqual([false, false]);
});

it('two who send the same at the same moment decide it, too', async () => {
  const ids = Array.from({ length: 3 }, another);
  for (const id of ids) {
    const sent = await Promise.all([propose(0, id, 'Marsh'), propose(1, id, 'Marsh')]);
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(await correctionOf(id)).toBe('Marsh');
  }
});

it.each([
  [
    'the reading does not allow it',
    [
      [0, 'Cooper'],
      [1, 'Cooper'],
    ],
  ],
  [
    'they read two names',
    [
      [0, 'Marsh'],
      [1, 'March'],
    ],
  ],
  [
    'one account is new',
    [
      [0, 'Marsh'],
      [2, 'Marsh'],
    ],
  ],
  [
    'it is one member twice',
    [
      [0, 'Marsh'],
      [0, 'Marsh'],
    ],
  ],
] as const)('waits for staff where %s', async (_why, proposals) => {
  const id = another();
  for (const [who, proposed] of proposals) expect(await propose(who, id, proposed)).toBe(false);
  expect(await correctionOf(id)).toBeNull();
});

it('two accounts on one network are one voice, until a third agrees from elsewhere', async () => {
  const id = another();
  expect(await propose(0, id, 'Marsh', '203.0.113.9')).toBe(false);
  expect(await propose(1, id, 'Marsh', '203.0.113.9')).toBe(false);
  expect(await correctionOf(id)).toBeNull();
  expect(await propose(2, id, 'Marsh', '203.0.113.10')).toBe(true);
});

it('a set that readers do not have, and anyone without the duty, find nothing', async () => {
  expect((await site.ask(SET, { id: 'NONE', isOn: true }, staff)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (const as of [undefined, members[0]]) {
    expect((await site.ask(SETS, {}, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await asMembersDecide(true, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
