import { randomBytes } from 'node:crypto';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const grants = defaultGrants('member');
const as = (memberId: number) => ({ memberId, grants });
const START =
  'mutation StartConversation($input: StartConversationInput!) { startConversation(input: $input) { hash message { id text state isOwn } } }';
const SEND =
  'mutation SendMessage($input: SendMessageInput!) { sendMessage(input: $input) { hash message { id text state references { address name } } } }';
const LIST =
  'query Conversations($folder: MessageFolder!, $search: String, $after: String) { conversations(folder: $folder, search: $search, after: $after) { cursor conversations { hash otherName lastText unread isRequest isBlocked isNew standing about { address name } } } }';
const READ =
  'query Conversation($hash: ID!, $before: ID) { conversation(hash: $hash, before: $before) { hasEarlier conversation { standing isNew otherName } messages { id text isOwn state mayTakeBack report removedBecause mayAppeal references { name } } } }';
const UNREAD = 'query UnreadMessages { unreadMessages { conversations requests } }';

interface SentData {
  hash: string;
  message: { id: string; text: string; state: string };
}
interface Listed {
  hash: string;
  otherName: string | null;
  lastText: string | null;
  unread: number;
  isRequest: boolean;
  standing: string;
  about: { name: string | null } | null;
}
interface ReadMessage {
  id: string;
  text: string;
  isOwn: boolean;
  state: string;
  mayTakeBack: boolean;
  report: string | null;
  removedBecause: string | null;
  mayAppeal: boolean;
  references: { name: string | null }[];
}

let site: TestApp;
let counter = 0;
beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site?.close());

/** A member of a year ago with a profile. */
async function aMember(born = '1970-01-01', days = 365): Promise<{ id: number; profileId: string; name: string }> {
  counter += 1;
  const name = `member.${counter}`;
  const row = await site.db.one<{ id: number; profileId: string }>(
    `/* test.member */ WITH made AS (INSERT INTO member (email, first_name, last_name, date_of_birth, registered_at) VALUES ($1, 'First${counter}', 'Last', $2, now() - make_interval(days => $4)) RETURNING id)
     INSERT INTO member_profile (member_id, username) SELECT id, $3 FROM made RETURNING member_id AS id, profile_id AS "profileId"`,
    [`${name}@example.com`, born, name, days],
  );
  return { id: row?.id ?? 0, profileId: row?.profileId ?? '', name };
}
const clientId = () => `client-${(counter += 1)}`;
const start = async (from: { id: number }, to: { profileId: string }, text = 'Good morning', more = {}) =>
  site.ask<{ startConversation: SentData }>(
    START,
    { input: { profileId: to.profileId, text, clientId: clientId(), ...more } },
    as(from.id),
  );
const send = (from: { id: number }, hash: string, text: string, more = {}) =>
  site.ask<{ sendMessage: SentData }>(SEND, { input: { hash, text, clientId: clientId(), ...more } }, as(from.id));
const list = async (who: { id: number }, folder = 'INBOX', search: string | null = null) =>
  (await site.ask<{ conversations: { conversations: Listed[] } }>(LIST, { folder, search }, as(who.id))).data
    ?.conversations.conversations ?? [];
const read = async (who: { id: number }, hash: string) =>
  (
    await site.ask<{
      conversation: {
        conversation: { standing: string; isNew: boolean };
        messages: ReadMessage[];
        hasEarlier: boolean;
      } | null;
    }>(READ, { hash }, as(who.id))
  ).data?.conversation ?? null;
const unread = async (who: { id: number }) =>
  (await site.ask<{ unreadMessages: object }>(UNREAD, {}, as(who.id))).data?.unreadMessages;
const answer = (who: { id: number }, hash: string, isAccepted: boolean) =>
  site.ask(
    'mutation AnswerMessageRequest($hash: ID!, $isAccepted: Boolean!) { answerMessageRequest(hash: $hash, isAccepted: $isAccepted) { standing } }',
    { hash, isAccepted },
    as(who.id),
  );
const block = (who: { id: number }, hash: string, isBlocked = true) =>
  site.ask(
    'mutation SetMemberBlocked($hash: ID!, $isBlocked: Boolean!) { setMemberBlocked(hash: $hash, isBlocked: $isBlocked) { isBlocked } }',
    { hash, isBlocked },
    as(who.id),
  );
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions.code;
const hashOf = ({ data }: { data?: { startConversation: SentData } | null }) => data?.startConversation.hash ?? '';

async function acquainted() {
  const [one, two] = [await aMember(), await aMember()];
  const hash = hashOf(await start(one, two, 'Are you a Penrose?'));
  await answer(two, hash, true);
  return { one, two, hash };
}

describe('a first message to a stranger', () => {
  it('finds the one that the other writes at the same moment: they are in one conversation', async () => {
    const [one, two] = [await aMember(), await aMember()];
    const [there, back] = (
      await Promise.all([start(one, two, 'Are you a Penrose?'), start(two, one, 'Are you a Webb?')])
    ).map(hashOf);
    expect(there).toBe(back);
    expect((await read(one, there ?? ''))?.messages).toHaveLength(2);
  });

  it('CORE-013 waits as a request without its words in the list, and the conversation opens for both once it is accepted', async () => {
    const [one, two] = [await aMember(), await aMember()];
    const hash = hashOf(await start(one, two, 'Are you a Penrose?'));
    expect(hash).toMatch(/^[0-9A-Za-z]{22}$/u);
    expect(await list(two)).toEqual([]);
    expect(await list(two, 'REQUESTS')).toMatchObject([
      { hash, otherName: one.name, lastText: null, isRequest: true, standing: 'REQUEST' },
    ]);
    expect(await unread(two)).toEqual({ conversations: 0, requests: 1 });
    expect((await read(one, hash))?.conversation.standing).toBe('WAITING');
    await answer(two, hash, true);
    expect((await read(one, hash))?.conversation).toMatchObject({ standing: 'OPEN', isNew: false });
    expect(await list(two)).toMatchObject([{ hash, lastText: 'Are you a Penrose?', unread: 1 }]);
    expect((await send(two, hash, 'I am.')).data?.sendMessage.message.text).toBe('I am.');
    expect((await read(one, hash))?.messages.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Are you a Penrose?', true],
      ['I am.', false],
    ]);
  });

  it('is the only one until they answer, whatever it is about; the sender does not learn that it was ignored', async () => {
    const [one, two] = [await aMember(), await aMember()];
    const hash = hashOf(await start(one, two));
    const before = await read(one, hash);
    await answer(two, hash, false);
    expect(await read(one, hash)).toEqual(before);
    expect(await list(two, 'REQUESTS')).toEqual([]);
    expect(codeOf(await send(one, hash, 'Please'))).toBe('MESSAGE_LIMIT');
    expect(codeOf(await start(one, two, 'Another', { about: '/transcript?id=A%2F1' }))).toBe('MESSAGE_LIMIT');
    expect((await send(two, hash, 'Sorry, I was away.')).errors).toBeUndefined();
    expect((await read(one, hash))?.conversation.standing).toBe('OPEN');
  });

  it('goes straight in between people of one tree, who know each other by name', async () => {
    const [one, two] = [await aMember(), await aMember()];
    await site.db.rows(
      "/* test.tree */ WITH made AS (INSERT INTO tree (owner_id, name) VALUES ($1, 'T') RETURNING id) INSERT INTO tree_access (tree_id, member_id, role) SELECT id, $2, 'guest' FROM made",
      [one.id, two.id],
    );
    const hash = hashOf(await start(one, two));
    expect(await list(two)).toMatchObject([
      { hash, otherName: expect.stringMatching(/^First\d+$/u), standing: 'OPEN' },
    ]);
  });

  it('is not to be had where someone is under 18 and they share no tree, nor to oneself or a profile that is none', async () => {
    const [child, adult] = [await aMember('2010-01-01'), await aMember()];
    for (const [from, to] of [
      [child, adult],
      [adult, child],
      [adult, adult],
      [adult, { profileId: 'nonsense' }],
    ] as const)
      expect(codeOf(await start(from, to))).toBe('NOT_FOUND');
    const asked = await site.ask<{ messageRecipient: object | null }>(
      'query MessageRecipient($profileId: ID) { messageRecipient(profileId: $profileId) { name } }',
      { profileId: child.profileId },
      as(adult.id),
    );
    expect(asked.data?.messageRecipient).toBeNull();
  });
});

describe('who may write first', () => {
  const RECIPIENT =
    'query MessageRecipient($username: String) { messageRecipient(username: $username) { profileId name isStranger } }';
  const find = async (from: { id: number }, username: string) =>
    (await site.ask<{ messageRecipient: object | null }>(RECIPIENT, { username }, as(from.id))).data?.messageRecipient;
  const take = (who: { id: number }, takes: boolean) =>
    site.ask<{ setTakesMessageRequests: boolean }>(
      'mutation SetTakesMessageRequests($takes: Boolean!) { setTakesMessageRequests(takes: $takes) }',
      { takes },
      as(who.id),
    );
  const takes = async (who: { id: number }) =>
    (
      await site.ask<{ takesMessageRequests: boolean }>(
        'query TakesMessageRequests { takesMessageRequests }',
        {},
        as(who.id),
      )
    ).data?.takesMessageRequests;

  it('is any member who knows a username, however its letters are written', async () => {
    const [one, two] = [await aMember(), await aMember()];
    expect(await find(one, ` ${two.name.toUpperCase()} `)).toEqual({
      profileId: two.profileId,
      name: two.name,
      isStranger: true,
    });
    for (const username of [one.name, 'nobody.here', '', '%', `${two.name}%`, two.name.slice(1)])
      expect(await find(one, username)).toBeNull();
  });

  it('is no stranger to a member who takes no requests: they look like one who is not there', async () => {
    const [one, two] = [await aMember(), await aMember()];
    expect(await takes(two)).toBe(true);
    expect((await take(two, false)).data?.setTakesMessageRequests).toBe(false);
    expect(await takes(two)).toBe(false);
    expect(await find(one, two.name)).toBeNull();
    expect(codeOf(await start(one, two))).toBe('NOT_FOUND');
    expect((await start(two, one)).errors).toBeUndefined();
    await take(two, true);
    expect(await find(one, two.name)).not.toBeNull();
  });

  it('is someone they wrote to or share a tree with, and who waits already can be answered', async () => {
    const [one, two, three] = [await aMember(), await aMember(), await aMember()];
    const waiting = hashOf(await start(three, two));
    const own = hashOf(await start(two, one));
    await take(two, false);
    expect((await send(one, own, 'I am.')).errors).toBeUndefined();
    expect((await start(one, two, 'Another', { about: '/transcript?id=A%2F1' })).errors).toBeUndefined();
    expect(await list(two, 'REQUESTS')).toMatchObject([{ hash: waiting }]);
    expect((await send(two, waiting, 'Good morning')).errors).toBeUndefined();
    expect((await send(three, waiting, 'Good evening')).errors).toBeUndefined();
  });

  it('is not asked in a conversation that is there: what is left is written into unseen, and a request waits as before', async () => {
    const { one, two, hash } = await acquainted();
    const waiting = hashOf(await start(await aMember(), two));
    const three = await aMember();
    const asked = hashOf(await start(three, two));
    await site.ask('mutation LeaveConversation($hash: ID!) { leaveConversation(hash: $hash) }', { hash }, as(two.id));
    const before = [await read(one, hash), await read(three, asked)].map((seen) => seen?.conversation.standing);
    await take(two, false);
    expect((await send(one, hash, 'Hello?')).data?.sendMessage.message.state).toBe('SENT');
    expect(await list(two)).toEqual([]);
    expect(codeOf(await send(three, asked, 'Please'))).toBe('MESSAGE_LIMIT');
    expect([await read(one, hash), await read(three, asked)].map((seen) => seen?.conversation.standing)).toEqual(
      before,
    );
    expect((await list(two, 'REQUESTS')).map((request) => request.hash)).toEqual([asked, waiting]);
  });
});

describe('limits', () => {
  it('let a new account start three conversations a day, and others fifteen', async () => {
    for (const [days, most] of [
      [1, 3],
      [30, 15],
    ] as const) {
      const from = await aMember('1970-01-01', days);
      const codes: unknown[] = [];
      for (let at = 0; at <= most; at += 1)
        codes.push(codeOf(await start(from, await aMember(), `Hello ${at} ${days}`)));
      expect(codes).toEqual([...Array.from({ length: most }, () => undefined), 'MESSAGE_LIMIT']);
    }
  });

  it('hold the same words to a fifth person until a moderator has looked', async () => {
    const from = await aMember();
    const states: unknown[] = [];
    let last = '';
    let fifth = from;
    for (let at = 0; at < 5; at += 1) {
      fifth = await aMember();
      const sent = await start(from, fifth, at % 2 === 0 ? 'Buy my book!' : ' buy  my BOOK ');
      last = hashOf(sent);
      states.push(sent.data?.startConversation.message.state);
    }
    expect(states).toEqual(['SENT', 'SENT', 'SENT', 'SENT', 'HELD']);
    expect((await read(fifth, last))?.messages).toEqual([]);
    expect(await unread(fifth)).toEqual({ conversations: 0, requests: 0 });
  });

  it('end an hour after sixty messages', async () => {
    const { one, hash } = await acquainted();
    await site.db.rows(
      `/* test.many */ INSERT INTO conversation_message (conversation_id, sender_id, client_id, text, words) SELECT c.id, $1, 'many-' || n, 'x', md5(n::text) FROM conversation c, generate_series(1, 59) n WHERE c.hash = $2`,
      [one.id, hash],
    );
    expect(codeOf(await send(one, hash, 'One more'))).toBe('MESSAGE_LIMIT');
  });

  it.each([
    ['', 'an empty one'],
    ['\u200b \n', 'one of nothing that shows'],
    ['\u{1F333}'.repeat(5001), '5001 trees'],
  ])('Q-074 refuse %#', async (text) => {
    const { one, hash } = await acquainted();
    expect(codeOf(await send(one, hash, text))).toBe('BAD_USER_INPUT');
    expect((await send(one, hash, '\u{1F333}'.repeat(5000))).errors).toBeUndefined();
  });
});

describe('a conversation', () => {
  it('Q-074 MSG-001 is no one else’s, and a name that is none finds nothing', async () => {
    const { hash } = await acquainted();
    const other = await aMember();
    for (const name of [hash, '0000000000000000000000', 'x', '%', `${hash}'`])
      expect(await read(other, name)).toBeNull();
    expect(codeOf(await send(other, hash, 'Let me in'))).toBe('NOT_FOUND');
    for (const change of [await answer(other, hash, true), await block(other, hash)])
      expect(Object.values(change.data ?? {})).toEqual([null]);
    expect(codeOf(await site.ask(READ, { hash }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await site.ask(READ, { hash }, { memberId: other.id, grants: ['help'] }))).toBe('FORBIDDEN');
  });

  it('has a message once, however often it is sent', async () => {
    const { one, two, hash } = await acquainted();
    const again = { clientId: 'the-same-one' };
    const [first, second] = [await send(one, hash, 'Once', again), await send(one, hash, 'Once', again)];
    expect(second.data?.sendMessage.message.id).toBe(first.data?.sendMessage.message.id);
    expect((await read(two, hash))?.messages.filter(({ text }) => text === 'Once')).toHaveLength(1);
  });

  it('counts what is new until it is read, and does not count a muted one', async () => {
    const { one, two, hash } = await acquainted();
    const messageId = (await send(one, hash, 'New')).data?.sendMessage.message.id;
    expect(await unread(two)).toEqual({ conversations: 1, requests: 0 });
    const READS =
      'mutation MarkConversationRead($hash: ID!, $messageId: ID!) { markConversationRead(hash: $hash, messageId: $messageId) { conversations } }';
    expect((await site.ask(READS, { hash, messageId }, as(two.id))).data).toEqual({
      markConversationRead: { conversations: 0 },
    });
    await site.ask(
      'mutation SetConversationMuted($hash: ID!) { setConversationMuted(hash: $hash, isMuted: true) { isMuted } }',
      { hash },
      as(two.id),
    );
    await send(one, hash, 'Newer');
    expect(await unread(two)).toEqual({ conversations: 0, requests: 0 });
  });

  it('is silent in both directions after a block, which only the blocker knows', async () => {
    const { one, two, hash } = await acquainted();
    await block(two, hash);
    expect((await send(one, hash, 'Are you there?')).data?.sendMessage.message.state).toBe('SENT');
    expect((await read(two, hash))?.messages.map(({ text }) => text)).toEqual(['Are you a Penrose?']);
    expect(await list(two)).toMatchObject([{ unread: 1 }]);
    expect(codeOf(await send(two, hash, 'No'))).toBe('BLOCKED');
    expect((await read(one, hash))?.conversation.standing).toBe('OPEN');
    await block(two, hash, false);
    expect((await send(two, hash, 'Yes')).errors).toBeUndefined();
  });

  it('a stranger who is blocked meets the same limits as one who waits', async () => {
    const answersOf = async (isBlocked: boolean) => {
      const [one, two] = [await aMember(), await aMember()];
      const hash = hashOf(await start(one, two));
      if (isBlocked) await block(two, hash);
      const again = [
        await start(one, two, 'Another', { about: '/transcript?id=A%2F1' }),
        await send(one, hash, 'Please'),
      ];
      return [(await read(one, hash))?.conversation.standing, ...again.map(codeOf)];
    };
    expect(await answersOf(true)).toEqual(['WAITING', 'MESSAGE_LIMIT', 'MESSAGE_LIMIT']);
    expect(await answersOf(true)).toEqual(await answersOf(false));
  });

  it('someone with whom a tree is shared starts a conversation as before when they are blocked, which no one reads', async () => {
    const [one, two] = [await aMember(), await aMember()];
    await site.db.rows(
      "/* test.shared */ WITH made AS (INSERT INTO tree (owner_id, name) VALUES ($1, 'Shared') RETURNING id) INSERT INTO tree_access (tree_id, member_id, role) SELECT id, $2, 'guest' FROM made",
      [one.id, two.id],
    );
    await block(two, hashOf(await start(one, two, 'About our tree')));
    const hash = hashOf(await start(one, two, 'And about this', { about: '/transcript?id=A%2F1' }));
    expect((await read(one, hash))?.conversation).toMatchObject({ standing: 'OPEN', isNew: false });
    expect((await send(one, hash, 'Are you there?')).data?.sendMessage.message.state).toBe('SENT');
    expect((await list(two)).map(({ lastText }) => lastText)).toEqual(['About our tree']);
    expect(await list(two, 'REQUESTS')).toEqual([]);
  });

  it('takes an odd page of the list for the first', async () => {
    const { two } = await acquainted();
    for (const after of ['+200000-01-01T00:00:00.000Z_1', '2026-13-01T00:00:00.000Z_1', 'x', '_', '2026-01-01_7']) {
      expect(
        (await site.ask<{ conversations: { conversations: object[] } }>(LIST, { folder: 'INBOX', after }, as(two.id)))
          .data?.conversations.conversations,
      ).toHaveLength(1);
    }
  });

  it('lets a sender take a message back for five minutes, and each side delete for itself', async () => {
    const { one, two, hash } = await acquainted();
    const id = (await send(one, hash, 'Wrong window')).data?.sendMessage.message.id ?? '';
    const TAKE = 'mutation TakeBackMessage($id: ID!) { takeBackMessage(id: $id) }';
    expect((await site.ask(TAKE, { id }, as(two.id))).data).toEqual({ takeBackMessage: false });
    expect((await site.ask(TAKE, { id }, as(one.id))).data).toEqual({ takeBackMessage: true });
    expect((await read(two, hash))?.messages.at(-1)).toMatchObject({ text: '', state: 'TAKEN_BACK' });
    const late = (await send(one, hash, 'Too late')).data?.sendMessage.message.id ?? '';
    await site.db.rows(
      "/* test.late */ UPDATE conversation_message SET sent_at = now() - interval '6 minutes' WHERE id = $1",
      [late],
    );
    expect((await site.ask(TAKE, { id: late }, as(one.id))).data).toEqual({ takeBackMessage: false });
    expect(
      (await site.ask('mutation DeleteMessage($id: ID!) { deleteMessage(id: $id) }', { id: late }, as(two.id))).data,
    ).toEqual({ deleteMessage: true });
    expect((await read(two, hash))?.messages.map(({ text }) => text)).not.toContain('Too late');
    expect((await read(one, hash))?.messages.map(({ text }) => text)).toContain('Too late');
  });

  it('is found by its words and by the other’s name, literally', async () => {
    const { one, two, hash } = await acquainted();
    await send(one, hash, 'The 100% certain baptism of Sea\u0301n Pen\u00adhallow');
    for (const search of ['100% cert', 'BAPTISM', one.name, 'SEAN penhallow', 'Ｓéan', 'Pen\u061challow'])
      expect((await list(two, 'INBOX', search)).map((found) => found.hash)).toEqual([hash]);
    for (const search of ['100_', 'zzzz', 'First']) expect(await list(two, 'INBOX', search)).toEqual([]);
  });

  it('leaves the lists of who leaves it; the other side learns nothing and does not reach them', async () => {
    const { one, two, hash } = await acquainted();
    expect(
      (
        await site.ask(
          'mutation LeaveConversation($hash: ID!) { leaveConversation(hash: $hash) }',
          { hash },
          as(two.id),
        )
      ).data,
    ).toEqual({ leaveConversation: true });
    expect((await send(one, hash, 'Hello?')).data?.sendMessage.message.state).toBe('SENT');
    expect([await list(two), await unread(two)]).toEqual([[], { conversations: 0, requests: 0 }]);
  });

  it('names pages with the rights of who reads, and keeps only their address', async () => {
    const { one, two, hash } = await acquainted();
    await site.db.rows("/* test.tree */ INSERT INTO tree (id, owner_id, name) VALUES (900, $1, 'Private tree')", [
      one.id,
    ]);
    const sent = await send(one, hash, 'Is this her?', { about: ['/trees/900/people/fmp-900-1'] });
    expect(sent.errors).toBeUndefined();
    expect((await read(two, hash))?.messages.at(-1)?.references).toEqual([{ name: null }]);
    expect(codeOf(await send(one, hash, 'x', { about: ['https://elsewhere.example/'] }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await send(one, hash, 'x', { about: Array.from({ length: 6 }, () => '/transcript?id=A/1') }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('goes with the account that wrote in it: the other side keeps its own words and a former member', async () => {
    const { one, two, hash } = await acquainted();
    await send(two, hash, 'My own words');
    await site.db.rows('/* test.erase */ DELETE FROM member WHERE id = $1', [one.id]);
    expect((await read(two, hash))?.messages.map(({ text }) => text)).toEqual(['My own words']);
    expect(await list(two)).toMatchObject([{ hash, otherName: null, standing: 'CLOSED' }]);
    expect(codeOf(await send(two, hash, 'Hello?'))).toBe('NOT_FOUND');
  });

  it('is taken away whole, and says nothing of anyone’s address', async () => {
    const { one, two } = await acquainted();
    const exported = await site.ask<{
      messagesExport: { messages: { text: string; isOwn: boolean; otherName: string }[] };
    }>(
      'query MessagesExport { messagesExport { messages { text isOwn otherName sentAt conversation } next } }',
      {},
      as(two.id),
    );
    expect(exported.data?.messagesExport.messages).toMatchObject([
      { text: 'Are you a Penrose?', isOwn: false, otherName: one.name },
    ]);
    expect(JSON.stringify(exported)).not.toContain('@example.com');
  });
});

it('Q-106 refuses everyone where the operator has not switched messages on', async () => {
  const settings = { ...readSettings({}), isMessagingOn: false };
  const off = await startTestApp({ db: site.db, settings });
  expect(codeOf(await off.ask(UNREAD, {}, as(1)))).toBe('MESSAGING_OFF');
  await off.app.close();
  const production = {
    MUNIMENT_MODE: 'production',
    MUNIMENT_SECRET: randomBytes(48).toString('base64'),
    PUBLIC_URL: 'https://records.example.org',
  };
  expect([
    readSettings({}).isMessagingOn,
    readSettings(production).isMessagingOn,
    readSettings({ ...production, MESSAGING: 'on' }).isMessagingOn,
  ]).toEqual([true, false, true]);
});
