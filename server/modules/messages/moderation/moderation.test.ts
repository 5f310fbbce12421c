import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const grants = defaultGrants('member');
const as = (memberId: number) => ({ memberId, grants });
const STAFF = { memberId: 1, isInternal: true };
const QUEUE =
  'query ModerationQueue { moderationQueue { messageId kind senderId earlierRemovals reports { reason words } messages { isReported isOfSender text } appeal decidedBecause } }';
const REPORT =
  'mutation ReportMessage($id: ID!, $reason: String!, $words: String!) { reportMessage(id: $id, reason: $reason, words: $words) }';
const DECIDE =
  'mutation DecideMessage($id: ID!, $decision: String!, $reason: String!) { decideMessage(id: $id, decision: $decision, reason: $reason) }';
const APPEAL = 'mutation AppealRemoval($id: ID!, $words: String!) { appealRemoval(id: $id, words: $words) }';
const READ =
  'query Conversation($hash: ID!) { conversation(hash: $hash) { messages { id text state report removedBecause mayAppeal } conversation { standing } } }';

interface Case {
  messageId: string;
  kind: string;
  reports: object[];
  messages: { text: string; isReported: boolean }[];
  appeal: string | null;
  earlierRemovals: number;
}
interface Read {
  conversation: {
    messages: {
      id: string;
      text: string;
      state: string;
      report: string | null;
      removedBecause: string | null;
      mayAppeal: boolean;
    }[];
    conversation: { standing: string };
  };
}

let site: TestApp;
let [one, two, hash] = [0, 0, ''];
let ids: number[] = [];
let round = 0;

beforeAll(async () => {
  site = await startTestApp();
  await site.db.rows(
    "/* test.staff */ INSERT INTO member (email, first_name, last_name) VALUES ('staff@example.com', 'S', 'T')",
  );
}, 60_000);
afterAll(() => site?.close());
beforeEach(async () => {
  await site.db.rows('/* test.clear */ DELETE FROM conversation');
  round += 1;
  const rows = await site.db.rows<{ id: number }>(
    `/* test.two */ WITH made AS (INSERT INTO member (email, first_name, last_name) VALUES ($1, 'A', 'B'), ($2, 'C', 'D') RETURNING id), named AS (INSERT INTO member_profile (member_id) SELECT id FROM made) SELECT id FROM made ORDER BY id`,
    [`a${round}@example.com`, `b${round}@example.com`],
  );
  [one = 0, two = 0] = rows.map(({ id }) => id);
  hash = String(round).padStart(22, '0');
  await site.db.rows(
    "/* test.conversation */ WITH made AS (INSERT INTO conversation (hash) VALUES ($1) RETURNING id) INSERT INTO conversation_member (conversation_id, member_id, standing) SELECT id, m, 'accepted' FROM made, unnest($2::bigint[]) m",
    [hash, [one, two]],
  );
  const made = await site.db.rows<{ id: number }>(
    `/* test.messages */ INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words) SELECT c.id, CASE WHEN n % 2 = 0 THEN $2::bigint ELSE $3::bigint END, 'client-' || n, 'Message ' || n, md5(n::text) FROM conversation c, generate_series(1, 8) n WHERE c.hash = $1 ORDER BY n RETURNING id`,
    [hash, two, one],
  );
  ids = made.map(({ id }) => id);
});

const queue = async () => (await site.ask<{ moderationQueue: Case[] }>(QUEUE, {}, STAFF)).data?.moderationQueue ?? [];
const report = (who: number, id: number | string, reason = 'harassment', words = 'He is rude.') =>
  site.ask<{ reportMessage: boolean }>(REPORT, { id: String(id), reason, words }, as(who));
const decide = async (id: number | string, decision: string, reason = 'Our terms, point 4.') =>
  (await site.ask<{ decideMessage: boolean }>(DECIDE, { id: String(id), decision, reason }, STAFF)).data?.decideMessage;
const read = async (who: number) => (await site.ask<Read>(READ, { hash }, as(who))).data?.conversation;
const appeal = async (who: number, id: number | string) =>
  (await site.ask<{ appealRemoval: boolean }>(APPEAL, { id: String(id), words: 'It was a joke.' }, as(who))).data
    ?.appealRemoval;
const last = () => ids.at(-1) ?? 0;

it('hands the message and five before it to a moderator, and no more, once for each reporter', async () => {
  expect((await report(one, last())).data).toEqual({ reportMessage: true });
  expect((await report(one, last())).data).toEqual({ reportMessage: false });
  expect(await queue()).toMatchObject([
    {
      messageId: String(last()),
      kind: 'REPORT',
      senderId: String(two),
      reports: [{ reason: 'harassment', words: 'He is rude.' }],
      messages: [3, 4, 5, 6, 7, 8].map((n) => ({ text: `Message ${n}`, isReported: n === 8 })),
    },
  ]);
  expect((await read(one))?.messages.at(-1)).toMatchObject({ report: 'OPEN' });
  expect((await read(two))?.messages.at(-1)).toMatchObject({ report: null });
});

it('takes no report of one’s own message, of someone else’s conversation, or without a reason', async () => {
  expect((await report(two, last())).data).toEqual({ reportMessage: false });
  const other = await site.db.one<{ id: number }>(
    "/* test.other */ INSERT INTO member (email, first_name, last_name) VALUES ($1, 'E', 'F') RETURNING id",
    [`c${round}@example.com`],
  );
  for (const id of [last(), 'x', '999999'])
    expect((await report(other?.id ?? 0, id)).data).toEqual({ reportMessage: false });
  expect((await report(one, last(), 'nonsense')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await report(one, last(), 'other', ' ')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await queue()).toEqual([]);
});

it('tells a reporter that a message was left', async () => {
  await report(one, last());
  expect(await decide(last(), 'none')).toBe(true);
  expect(await queue()).toEqual([]);
  expect((await read(one))?.messages.at(-1)).toMatchObject({ text: 'Message 8', state: 'SENT', report: 'LEFT' });
  expect(await decide(last(), 'none')).toBe(false);
});

it('removes a message with a reason for its sender, who may object once and get it back', async () => {
  await report(one, last());
  await decide(last(), 'paused');
  expect((await read(one))?.messages.at(-1)).toMatchObject({
    text: '',
    state: 'REMOVED',
    removedBecause: null,
    mayAppeal: false,
  });
  expect(await read(two)).toMatchObject({ conversation: { standing: 'PAUSED' } });
  expect((await read(two))?.messages.at(-1)).toMatchObject({
    text: '',
    removedBecause: 'Our terms, point 4.',
    mayAppeal: true,
  });
  expect(await appeal(one, last())).toBe(false);
  expect(await appeal(two, last())).toBe(true);
  expect(await appeal(two, last())).toBe(false);
  expect(await queue()).toMatchObject([
    { kind: 'APPEAL', appeal: 'It was a joke.', decidedBecause: 'Our terms, point 4.' },
  ]);
  expect((await queue())[0]?.messages.at(-1)?.text).toBe('Message 8');
  await decide(last(), 'none', 'We agree.');
  expect((await read(one))?.messages.at(-1)).toMatchObject({ text: 'Message 8', state: 'SENT' });
  expect(await read(two)).toMatchObject({ conversation: { standing: 'OPEN' } });
  expect(await queue()).toEqual([]);
});

it('is written down in the transaction that decides; the sender reads of it, but not that someone reported a message that stays', async () => {
  const acts = () =>
    site.db.rows(
      '/* test.acts */ SELECT member_id AS "memberId", after FROM staff_act WHERE member_id IN ($1, $2) OR member_id IS NULL ORDER BY id DESC LIMIT 1',
      [one, two],
    );
  await report(one, last());
  await decide(last(), 'none');
  expect(await acts()).toEqual([{ memberId: null, after: { message: last(), decision: 'none' } }]);
  await report(two, ids.at(-2) ?? 0);
  await decide(ids.at(-2) ?? 0, 'removed');
  expect(await acts()).toEqual([{ memberId: one, after: { message: ids.at(-2), decision: 'removed' } }]);
});

it('is not decided by who wrote or reported the message', async () => {
  await report(one, last());
  for (const memberId of [one, two]) {
    expect(
      (
        await site.ask(
          DECIDE,
          { id: String(last()), decision: 'none', reason: 'Mine.' },
          { memberId, isInternal: true },
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('CONFLICT');
  }
  expect(await queue()).toHaveLength(1);
});

it('lets a held message go to its reader', async () => {
  await site.db.rows("/* test.hold */ UPDATE conversation_message SET state = 'held' WHERE id = $1", [last()]);
  expect((await read(one))?.messages).toHaveLength(7);
  expect(await queue()).toMatchObject([{ kind: 'HELD', messages: [{ text: 'Message 8', isReported: true }] }]);
  await decide(last(), 'none');
  expect((await read(one))?.messages.at(-1)).toMatchObject({ text: 'Message 8', state: 'SENT' });
});

it('is for staff alone, and its log keeps no words of messages', async () => {
  await report(one, last());
  await decide(last(), 'removed');
  const log = await site.ask(
    'query ModerationLog { moderationLog { id decision reason decidedAt isAppealed } }',
    {},
    STAFF,
  );
  expect((log.data as { moderationLog: object[] }).moderationLog[0]).toMatchObject({
    decision: 'removed',
    reason: 'Our terms, point 4.',
    isAppealed: false,
  });
  expect(JSON.stringify(log)).not.toContain('Message 8');
  for (const [query, variables] of [
    [QUEUE, {}],
    ['query ModerationLog { moderationLog { id } }', {}],
    [DECIDE, { id: '1', decision: 'none', reason: 'x' }],
  ] as const) {
    expect((await site.ask(query, variables, as(one))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
