import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { decideRequest } from '#server/modules/staff/duties/index.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { createOutbox } from '#server/platform/mail/createOutbox.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { staffMessageRequest } from './index.ts';

const INBOX =
  'query Inbox { staffMessages { id subject text isRead request } unreadMessages { conversations requests fromStaff } }';
const SEND =
  'mutation Send($account: String!, $subject: String!, $text: String!) { sendStaffMessage(account: $account, subject: $subject, text: $text) { isDone problems { field message } } }';
const ASK =
  'mutation Ask($input: StaffSegmentInput!, $count: Int!, $subject: String!, $text: String!, $reason: String!) { askStaffMessage(input: $input, count: $count, subject: $subject, text: $text, reason: $reason) { isDone problems { field message } } }';
const DRY = 'query Dry($input: StaffSegmentInput!) { staffMessageDryRun(input: $input) { count samples } }';
const WRITTEN = 'query Written { writtenStaffMessages { subject segment group recipients read answered sentAt } }';
const ANSWER =
  'mutation Answer($id: ID!, $text: String!) { answerStaffMessage(id: $id, text: $text) { reference problems { field message } } }';
interface Inbox {
  staffMessages: { id: string; subject: string; text: string; isRead: boolean; request: string | null }[];
  unreadMessages: { fromStaff: number };
}

let site: TestApp;
let [ann, bob, una, tess] = [0, 0, 0, 0];
const grants = defaultGrants('member');
const as = (memberId: number) => ({ memberId, grants });
const staff = () => ({ memberId: ann, isInternal: true });
const make = async (email: string, kind: 'member' | 'internal' = 'member') =>
  (await createMember(site.db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null, kind }))!.id;
const inbox = async (memberId: number) => (await site.ask<Inbox>(INBOX, {}, as(memberId))).data!;
const send = async (account: string, subject = 'Your account', text = 'Please look at it.') =>
  (await site.ask<{ sendStaffMessage: object }>(SEND, { account, subject, text }, staff())).data?.sendStaffMessage;
const ask = async (segment: string, count: number, more: object = {}) =>
  site.ask<{ askStaffMessage: object }>(
    ASK,
    { input: { segment }, count, subject: 'New records', text: 'They are here.', reason: 'A campaign', ...more },
    staff(),
  );
const requestId = async () =>
  (await site.db.one<{ id: number }>('/* test.request */ SELECT max(id) AS id FROM staff_request'))?.id ?? 0;
const decide = (id: number, staffId: number, isApproved = true) =>
  decideRequest(
    { db: site.db, staffRequestKinds: [staffMessageRequest], log: silentLog },
    { requestId: id, staffId, duties: ['support'], isApproved },
  );

beforeAll(async () => {
  site = await startTestApp();
}, 90_000);
afterAll(() => site?.close());
beforeEach(async () => {
  await site.db.rows(
    '/* test.empty */ TRUNCATE member, staff_message, support_request, staff_act, staff_request CASCADE',
  );
  [ann, bob, una, tess] = [
    await make('ann@example.com', 'internal'),
    await make('bob@example.com', 'internal'),
    await make('una@example.com'),
    await make('tess@example.com'),
  ];
});

describe('a message to one member', () => {
  it('is in their inbox alone, counted until it is read, with an email that keeps the words to itself, and written down', async () => {
    expect(await send('UNA@example.com')).toEqual({ isDone: true, problems: [] });
    expect(await inbox(una)).toMatchObject({
      staffMessages: [{ subject: 'Your account', text: 'Please look at it.', isRead: false, request: null }],
      unreadMessages: { fromStaff: 1 },
    });
    expect(await inbox(tess)).toMatchObject({ staffMessages: [], unreadMessages: { fromStaff: 0 } });
    const [mail] = await createOutbox(site.db, readSettings({}).secret).list(1);
    expect(mail).toMatchObject({ to: 'una@example.com', text: expect.stringContaining('/messaging?staff=') });
    expect(mail?.text).not.toContain('Please look at it.');
    expect(
      await site.db.rows('/* test.acts */ SELECT what, staff_id AS staff, member_id AS member FROM staff_act'),
    ).toEqual([{ what: 'message-sent', staff: ann, member: una }]);
    const { id } = (await inbox(una)).staffMessages[0]!;
    const read = (memberId: number) =>
      site
        .ask<{ markStaffMessageRead: boolean }>(
          'mutation Read($id: ID!) { markStaffMessageRead(id: $id) }',
          { id },
          as(memberId),
        )
        .then(({ data }) => data?.markStaffMessageRead);
    expect([await read(tess), await read(una), await read(una), (await inbox(una)).unreadMessages.fromStaff]).toEqual([
      false,
      true,
      false,
      0,
    ]);
  });

  it('is answered as a request to support, once, by its reader alone', async () => {
    await send(String(una));
    const { id } = (await inbox(una)).staffMessages[0]!;
    const answer = async (memberId: number, text: string) =>
      site.ask<{ answerStaffMessage: { reference: string | null; problems: object[] } }>(
        ANSWER,
        { id, text },
        as(memberId),
      );
    expect((await answer(tess, 'Hello')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await answer(una, ' \u200B ')).data?.answerStaffMessage).toMatchObject({
      reference: null,
      problems: [{ field: 'text' }],
    });
    const outcomes = await Promise.all([answer(una, 'Thank you'), answer(una, 'Thank you')]);
    expect(outcomes.filter(({ data }) => data?.answerStaffMessage.reference)).toHaveLength(1);
    const { request } = (await inbox(una)).staffMessages[0]!;
    expect(
      await site.db.rows(
        '/* test.requests */ SELECT r.reference, r.subject, r.member_id AS member, m.text FROM support_request r JOIN support_message m ON m.request_id = r.id',
      ),
    ).toEqual([{ reference: request, subject: 'Your account', member: una, text: 'Thank you' }]);
  });

  it('cannot be blocked, and is deleted by its reader for themselves', async () => {
    await send(String(una));
    await site.db.rows('/* test.block */ INSERT INTO member_block (member_id, blocked_id) VALUES ($1, $2)', [una, ann]);
    await send(String(una), 'Another');
    expect((await inbox(una)).staffMessages.map(({ subject }) => subject)).toEqual(['Another', 'Your account']);
    const { id } = (await inbox(una)).staffMessages[0]!;
    const remove = (memberId: number) =>
      site
        .ask<{ deleteStaffMessage: boolean }>(
          'mutation Delete($id: ID!) { deleteStaffMessage(id: $id) }',
          { id },
          as(memberId),
        )
        .then(({ data }) => data?.deleteStaffMessage);
    expect([await remove(tess), await remove(una), await remove(una), (await inbox(una)).staffMessages.length]).toEqual(
      [false, true, false, 1],
    );
  });

  it.each([
    ['an unknown address', 'none@example.com', 'Subject', 'Text', 'account'],
    ['an account of staff', 'bob@example.com', 'Subject', 'Text', 'account'],
    ['no subject', 'una@example.com', ' ', 'Text', 'subject'],
    ['a subject of 151 characters', 'una@example.com', '😀'.repeat(151), 'Text', 'subject'],
    ['5,001 characters', 'una@example.com', 'Subject', '😀'.repeat(5_001), 'text'],
    ['characters that show nothing', 'una@example.com', 'Subject', '\u200B\0', 'text'],
  ])('is refused with %s', async (_what, account, subject, text, field) => {
    expect(await send(account, subject, text)).toMatchObject({ isDone: false, problems: [{ field }] });
    expect((await inbox(una)).staffMessages).toEqual([]);
  });
});

describe('a message to many', () => {
  it('is counted first with three samples, and reaches no one before a second person approves it', async () => {
    const { data } = await site.ask<{ staffMessageDryRun: { count: number; samples: string[] } }>(
      DRY,
      { input: { segment: 'everyone' } },
      staff(),
    );
    expect(data?.staffMessageDryRun).toEqual({
      count: 2,
      samples: expect.arrayContaining([String(una), String(tess)]),
    });
    expect((await ask('everyone', 2)).data?.askStaffMessage).toEqual({ isDone: true, problems: [] });
    expect((await inbox(una)).staffMessages).toEqual([]);
    const id = await requestId();
    await expect(decide(id, ann)).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await decide(id, bob)).toEqual({ isDone: true });
    expect([(await inbox(una)).staffMessages.length, (await inbox(tess)).staffMessages.length]).toEqual([1, 1]);
    const written = await site.ask<{ writtenStaffMessages: object[] }>(WRITTEN, {}, staff());
    expect(written.data?.writtenStaffMessages).toEqual([
      {
        subject: 'New records',
        segment: 'everyone',
        group: null,
        recipients: 2,
        read: 0,
        answered: 0,
        sentAt: expect.stringContaining('T'),
      },
    ]);
    expect(
      await site.db.rows("/* test.acts */ SELECT staff_id AS staff, after FROM staff_act WHERE what = 'message-sent'"),
    ).toEqual([{ staff: bob, after: { message: expect.any(Number), segment: 'everyone', recipients: 2 } }]);
    // No one gets it twice, and no email goes to many.
    await expect(decide(id, bob)).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await createOutbox(site.db, readSettings({}).secret).list(5)).toEqual([]);
  });

  it('says what it is to the one who approves', () => {
    expect(
      staffMessageRequest.describe({
        message: 1,
        subject: 'New records',
        segment: 'test-group',
        group: 'testers',
        count: 1240,
      }),
    ).toBe('Send “New records” to test-group testers: 1,240 members');
  });

  it('reaches only its segment', async () => {
    await site.db.rows(
      `/* test.segments */ WITH plans AS (INSERT INTO plan (id, name, duration_in_months, display_name) VALUES ('p', 'P', 1, 'P') ON CONFLICT DO NOTHING),
         groups AS (INSERT INTO test_group (name) VALUES ('testers') ON CONFLICT DO NOTHING) SELECT 1`,
    );
    await site.db.rows(
      `/* test.subscribe */ INSERT INTO subscription (member_id, plan_id, state, type, expires_at) VALUES ($1, 'p', 'CANCELED', 'CARD', now() + interval '1 day'), ($2, 'p', 'ACTIVE', 'CARD', now() - interval '1 day')`,
      [una, tess],
    );
    await site.db.rows(`/* test.group */ INSERT INTO member_group (member_id, group_name) VALUES ($1, 'testers')`, [
      tess,
    ]);
    const of = async (segment: string, group: string | null = null) =>
      (await site.ask<{ staffMessageDryRun: { samples: string[] } }>(DRY, { input: { segment, group } }, staff())).data
        ?.staffMessageDryRun.samples;
    expect([
      await of('subscribers'),
      await of('not-subscribed'),
      await of('test-group', 'testers'),
      await of('test-group'),
      await of('tree-owners'),
    ]).toEqual([[String(una)], [String(tess)], [String(tess)], [], []]);
  });

  it.each([
    ['a number that is no longer true', () => ask('everyone', 7), 'CONFLICT'],
    ['no such segment', () => ask('constructor', 2), 'BAD_USER_INPUT'],
    ['no reason', () => ask('everyone', 2, { reason: ' ' }), 'BAD_USER_INPUT'],
  ])('is not asked for with %s', async (_what, asked, code) => {
    expect((await asked()).errors?.[0]?.extensions.code).toBe(code);
    expect(await site.db.rows('/* test.kept */ SELECT id FROM staff_message')).toEqual([]);
  });

  it('is not asked for where no one would get it', async () => {
    expect((await ask('tree-owners', 0)).data?.askStaffMessage).toMatchObject({
      isDone: false,
      problems: [{ field: 'segment' }],
    });
  });
});

it.each([
  ['a visitor', undefined],
  ['a member', { memberId: 2, isInternal: false }],
  ['staff without the duty', { memberId: 2, isInternal: true, duties: ['billing' as const] }],
])('has nothing to write with for %s', async (_who, asker) => {
  const calls: [string, object][] = [
    [WRITTEN, {}],
    [DRY, { input: { segment: 'everyone' } }],
    [SEND, { account: '1', subject: 's', text: 't' }],
    [ASK, { input: { segment: 'everyone' }, count: 1, subject: 's', text: 't', reason: 'r' }],
  ];
  for (const [query, variables] of calls)
    expect((await site.ask(query, variables, asker)).errors?.map(({ extensions }) => extensions.code)).toEqual([
      'NOT_FOUND',
    ]);
});
