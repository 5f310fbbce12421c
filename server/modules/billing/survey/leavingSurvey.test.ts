import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const SEND =
  'mutation Send($input: LeavingSurveyInput!) { sendLeavingSurvey(input: $input) { isSent problems { field code } } }';
const BOARD =
  'query Board($months: Int!) { leavingSurveys(months: $months) { total reasons { answer count percent } mightReturn { answer count percent } comments { month reasons comment } } }';

let site: TestApp;
let una: number;
let tess: number;
beforeAll(async () => {
  site = await startTestApp();
  const make = async (email: string) =>
    (await createMember(site.db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id;
  [una, tess] = [await make('una@example.com'), await make('tess@example.com')];
}, 90_000);
afterAll(() => site?.close());

const send = async (memberId: number, input: object) =>
  (await site.ask<{ sendLeavingSurvey: object }>(SEND, { input }, { memberId })).data?.sendLeavingSurvey;
interface Board {
  leavingSurveys: {
    total: number;
    reasons: { answer: string; count: number; percent: number }[];
    mightReturn: object[];
    comments: object[];
  };
}
const board = async (months = 12) =>
  (await site.ask<Board>(BOARD, { months }, { memberId: 1, isInternal: true })).data!.leavingSurveys;

it('PAY-010 is stored once for each member, counted, and shown to staff without names', async () => {
  expect(await send(una, { reasons: ['time'], comment: 'First' })).toEqual({ isSent: true, problems: [] });
  expect(await send(una, { reasons: ['price', 'library'], mightReturn: 'no', comment: 'Too dear for me' })).toEqual({
    isSent: true,
    problems: [],
  });
  expect(await send(tess, { reasons: ['price'], mightReturn: 'yes', comment: '' })).toEqual({
    isSent: true,
    problems: [],
  });
  const shown = await board();
  expect(shown.total).toBe(2);
  expect(shown.reasons.slice(0, 3)).toEqual([
    { answer: 'price', count: 2, percent: 100 },
    { answer: 'library', count: 1, percent: 50 },
    { answer: 'finished', count: 0, percent: 0 },
  ]);
  expect(shown.comments).toEqual([
    { month: expect.stringMatching(/^\d{4}-\d{2}$/u), reasons: ['price', 'library'], comment: 'Too dear for me' },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/Una|Testwell|example|"id"/u);
});

it('counts only the months that are asked for, and takes a senseless number of them for the nearest', async () => {
  await site.db.rows(
    "/* test.age */ UPDATE leaving_survey SET sent_at = now() - interval '3 months' WHERE member_id = $1",
    [tess],
  );
  expect([
    (await board(1)).total,
    (await board(-5)).total,
    (await board(12)).total,
    (await board(2_000_000_000)).total,
  ]).toEqual([1, 1, 2, 2]);
});

it('refuses what is no answer, field by field, and stores nothing', async () => {
  const before = await board();
  expect(await send(una, { reasons: ['constructor'], mightReturn: 'maybe', comment: '😀'.repeat(2001) })).toEqual({
    isSent: false,
    problems: [
      { field: 'reasons', code: 'INVALID' },
      { field: 'mightReturn', code: 'INVALID' },
      { field: 'comment', code: 'TOO_LONG' },
    ],
  });
  expect(await send(una, { reasons: [], comment: '\u200B' })).toMatchObject({ isSent: false });
  expect(await board()).toEqual(before);
});

it.each([
  ['a visitor who answers', SEND, { input: { reasons: ['price'], comment: '' } }, undefined, 'UNAUTHENTICATED'],
  ['a visitor who reads', BOARD, { months: 1 }, undefined, 'NOT_FOUND'],
  ['a member who reads', BOARD, { months: 1 }, { memberId: 1 }, 'NOT_FOUND'],
])('refuses %s', async (_who, query, variables, as, code) => {
  expect((await site.ask(query, variables, as)).errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});
