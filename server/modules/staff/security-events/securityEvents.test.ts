import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { recordSecurityEvent } from '#server/engines/identity/securityEvents/recordSecurityEvent.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const FIELDS = '{ kind memberId actor staffId detail network }';
const MINE = `query Mine { mySecurityEvents ${FIELDS} }`;
const ALL = `query All($kind: String, $memberId: ID, $before: ID) { securityEvents(kind: $kind, memberId: $memberId, before: $before) ${FIELDS} }`;

let site: TestApp;
let una: number;
let staff: number;
beforeAll(async () => {
  site = await startTestApp();
  const make = async (email: string) =>
    (await createMember(site.db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id;
  [una, staff] = [await make('una@example.com'), await make('staff@example.org')];
  await recordSecurityEvent(site.db, { kind: 'signed-in', memberId: una, detail: 'pwd', ip: '203.0.113.7' });
  await recordSecurityEvent(site.db, { kind: 'sign-in-failed', memberId: null, by: 'visitor', detail: 'password' });
}, 90_000);
afterAll(() => site?.close());

const asStaff = () => ({ memberId: staff, isInternal: true });
const all = async (variables: object = {}) =>
  (await site.ask<{ securityEvents: { kind: string }[] }>(ALL, variables, asStaff())).data?.securityEvents.map(
    ({ kind }) => kind,
  );

it('shows members their own, and that staff looked, but not who', async () => {
  await site.ask(`query Look { featureReader(account: "${una}") { kind } }`, {}, asStaff());
  await site.ask(`query Board { featureBoard(memberId: "${una}") { provider } }`, {}, asStaff());
  const { data } = await site.ask<{ mySecurityEvents: object[] }>(MINE, {}, { memberId: una });
  expect(data?.mySecurityEvents).toEqual([
    {
      kind: 'member-viewed',
      memberId: String(una),
      actor: 'staff',
      staffId: null,
      detail: null,
      network: expect.any(String),
    },
    {
      kind: 'member-viewed',
      memberId: String(una),
      actor: 'staff',
      staffId: null,
      detail: null,
      network: expect.any(String),
    },
    { kind: 'signed-in', memberId: String(una), actor: 'member', staffId: null, detail: 'pwd', network: '203.0.113.x' },
  ]);
});

it('shows staff all of them, by kind, by account and page by page', async () => {
  expect(await all()).toEqual(['member-viewed', 'member-viewed', 'sign-in-failed', 'signed-in']);
  expect(await all({ kind: 'sign-in-failed' })).toEqual(['sign-in-failed']);
  expect(await all({ memberId: String(una), kind: 'signed-in' })).toEqual(['signed-in']);
  expect(await all({ before: '2' })).toEqual(['signed-in']);
});

it.each([
  ['a visitor', MINE, {}, undefined, 'UNAUTHENTICATED'],
  ['a visitor', ALL, {}, undefined, 'NOT_FOUND'],
  ['a member', ALL, {}, { memberId: 1 }, 'NOT_FOUND'],
  ['staff who name no kind there is', ALL, { kind: 'toString' }, { memberId: 1, isInternal: true }, 'BAD_USER_INPUT'],
  [
    'staff who name no number',
    ALL,
    { memberId: 'una@example.com' },
    { memberId: 1, isInternal: true },
    'BAD_USER_INPUT',
  ],
])('refuses %s', async (_who, query, variables, as, code) => {
  expect((await site.ask(query, variables, as)).errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});

it('has every token that is refused, once a minute for a network, and every grant that is given', async () => {
  for (const token of ['forged', 'forged-again'])
    await site.call(MINE, {}, undefined, { authorization: `Bearer ${token}` });
  await site.ask(
    'mutation Give($input: SwitchFeatureInput!) { switchFeature(input: $input) }',
    { input: { id: 'help', memberId: String(una), isOn: false, reason: 'Asked for.' } },
    asStaff(),
  );
  expect(await all({ kind: 'token-refused' })).toEqual(['token-refused']);
  const { data } = await site.ask<{ securityEvents: object[] }>(ALL, { kind: 'grant-changed' }, asStaff());
  expect(data?.securityEvents).toMatchObject([
    { memberId: String(una), actor: 'staff', staffId: String(staff), detail: 'taken: help' },
  ]);
});
