import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { createInAppTokens } from './registerInApp.ts';

const STAFF = { memberId: 1, isInternal: true };
const FIELDS = 'id version state title blockList startsAt shown dismissed followed';
const WRITE = `mutation WriteInAppMessage($id: ID, $version: Int, $input: InAppMessageInput!) { writeInAppMessage(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const LIVE = `mutation SetInAppMessageLive($id: ID!, $isLive: Boolean!) { setInAppMessageLive(id: $id, isLive: $isLive) { ${FIELDS} } }`;
const LIST = `query StaffInAppMessages { staffInAppMessages { ${FIELDS} } }`;
const TOKEN = 'query GetCepJwt { getCepJwt { token } }';
const INPUT = {
  kind: 'card',
  title: 'New records',
  body: 'Wexcombe 1851.',
  linkLabel: 'Search',
  linkHref: '/search',
  startsAt: '',
  endsAt: '',
  blockList: ['/payment'],
  allowList: [],
  groups: [],
  flags: [],
  plans: [],
  isAdvert: false,
  priority: 1,
  capTimes: 2,
  capDays: 30,
};

let site: TestApp;
let reader = 0;
let other = 0;
const ORIGIN = { 'sec-fetch-site': 'same-origin' };

const aMember = async (email: string): Promise<number> =>
  (
    await site.db.one<{ id: number }>(
      `/* test.member */ INSERT INTO member (email, first_name, last_name) VALUES ($1, 'A', 'B') RETURNING id`,
      [email],
    )
  )?.id ?? 0;
const tokenOf = async (memberId: number): Promise<string> =>
  (await site.ask<{ getCepJwt: { token: string } }>(TOKEN, {}, { memberId })).data?.getCepJwt.token ?? '';
const messagesFor = async (memberId: number, headers = {}): Promise<string[]> => {
  const answer = await site.app.inject({
    url: '/api/in-app/messages?count=20',
    headers: { ...ORIGIN, authorization: `Bearer ${await tokenOf(memberId)}`, ...headers },
  });
  return answer.json<{ inAppMessages: { title: string }[] }>().inAppMessages.map(({ title }) => title);
};
const note = async (memberId: number, messageId: string, kind: string) =>
  (
    await site.app.inject({
      method: 'POST',
      url: '/api/in-app/events',
      headers: { ...ORIGIN, authorization: `Bearer ${await tokenOf(memberId)}` },
      payload: { messageId, kind },
    })
  ).statusCode;
const write = async (input: object = {}, more: object = {}) =>
  (
    await site.ask<{ writeInAppMessage: { id: string; version: number } }>(
      WRITE,
      { input: { ...INPUT, ...input }, ...more },
      STAFF,
    )
  ).data?.writeInAppMessage ?? null;
const publish = async (input: object = {}): Promise<string> => {
  const { id = '' } = (await write(input)) ?? {};
  await site.ask(LIVE, { id, isLive: true }, STAFF);
  return id;
};

beforeAll(async () => {
  site = await startTestApp();
  await aMember('staff@example.com');
  reader = await aMember('reader@example.com');
  other = await aMember('other@example.com');
}, 60_000);
afterAll(() => site?.close());
beforeEach(() => site.db.rows('/* test.clear */ DELETE FROM in_app_message'));

it('API-029 gives a member a token for ten minutes that is good for messages only, and a visitor none', async () => {
  const token = await tokenOf(reader);
  const [, body = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  expect(claims).toEqual({
    sub: String(reader),
    aud: 'in-app',
    iat: expect.any(Number),
    exp: Number(claims.iat) + 600,
  });
  expect((await site.ask(TOKEN)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const strange = await createInAppTokens('another secret, as long as it must be').sign(reader);
  for (const bad of [strange, 'x', `${token}x`]) {
    expect(
      (await site.app.inject({ url: '/api/in-app/messages', headers: { ...ORIGIN, authorization: `Bearer ${bad}` } }))
        .statusCode,
    ).toBe(401);
  }
  expect(
    (
      await site.app.inject({
        url: '/api/in-app/messages',
        headers: { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' },
      })
    ).statusCode,
  ).toBe(403);
});

it('sends what runs, the most important first, and nothing of a draft, of yesterday or of tomorrow', async () => {
  await write({ title: 'Draft' });
  await publish({ title: 'Low' });
  await publish({ title: 'High', priority: 9 });
  await publish({ title: 'Tomorrow', startsAt: new Date(Date.now() + 86_400_000).toISOString() });
  await publish({ title: 'Yesterday', endsAt: new Date(Date.now() - 86_400_000).toISOString() });
  const stopped = await publish({ title: 'Stopped' });
  await site.ask(LIVE, { id: stopped, isLive: false }, STAFF);
  expect(await messagesFor(reader)).toEqual(['High', 'Low']);
});

it('sends each member what is for them: by group, by plan, and advertisements after consent only', async () => {
  await site.db.rows(
    "/* test.group */ INSERT INTO test_group (name) VALUES ('ai-record-search') ON CONFLICT DO NOTHING",
  );
  await site.db.rows(
    "/* test.inGroup */ INSERT INTO member_group (member_id, group_name) VALUES ($1, 'ai-record-search')",
    [reader],
  );
  await publish({ title: 'Group', groups: ['ai-record-search'] });
  await publish({ title: 'Payers', plans: ['active'] });
  await publish({ title: 'Advert', isAdvert: true });
  expect(await messagesFor(reader)).toEqual(['Group']);
  expect(await messagesFor(other, { cookie: `consent=${encodeURIComponent('C0003:1')}` })).toEqual(['Advert']);
  expect(await messagesFor(other, { cookie: 'consent=%E0%A4%A' })).toEqual([]);
});

it('keeps to the cap, and to what was closed on another device, each for its own member', async () => {
  const capped = await publish({ title: 'Twice' });
  const closed = await publish({ title: 'Closed' });
  expect([await note(reader, capped, 'shown'), await note(reader, closed, 'dismissed')]).toEqual([204, 204]);
  expect(await messagesFor(reader)).toEqual(['Twice']);
  await note(reader, capped, 'shown');
  expect(await messagesFor(reader)).toEqual([]);
  expect(await messagesFor(other)).toEqual(['Twice', 'Closed']);
  expect((await site.ask<{ staffInAppMessages: object[] }>(LIST, {}, STAFF)).data?.staffInAppMessages).toMatchObject([
    { title: 'Closed', shown: 0, dismissed: 1 },
    { title: 'Twice', shown: 1, dismissed: 0 },
  ]);
  for (const [id, kind] of [
    ['999', 'shown'],
    [capped, 'eaten'],
    ['x', 'shown'],
  ] as const)
    expect(await note(reader, id, kind)).toBe(400);
});

it('is written by staff alone, checked, and never over another’s change', async () => {
  for (const asker of [undefined, { memberId: reader, isInternal: false }]) {
    for (const [query, variables] of [
      [LIST, {}],
      [WRITE, { input: INPUT }],
      [LIVE, { id: '1', isLive: true }],
    ] as const) {
      expect((await site.ask(query, variables, asker)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  }
  expect(
    (await site.ask(WRITE, { input: { ...INPUT, linkHref: 'javascript:alert(1)' } }, STAFF)).errors?.[0]?.extensions
      .code,
  ).toBe('BAD_USER_INPUT');
  const { id = '', version = 0 } = (await write({ title: 'With \0 in it' })) ?? {};
  expect(await write({ title: 'Second' }, { id, version })).toMatchObject({ version: 2, title: 'Second' });
  expect((await site.ask(WRITE, { id, version, input: INPUT }, STAFF)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await write({}, { id: '999', version: 1 })).toBeNull();
});
