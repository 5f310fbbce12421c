import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const TURN = 'mutation TakeSiteSurveyTurn { takeSiteSurveyTurn }';
const SEND = 'mutation AnswerSiteSurvey($input: SiteSurveyInput!) { answerSiteSurvey(input: $input) { isSent problems { field code } } }';
const BOARD = 'query SiteSurvey($months: Int!) { siteSurvey(months: $months) { total ease { answer count percent } found { answer count } comments { month ease comment } } }';
const flags = ['enable-refiner'];
const STAFF = { memberId: 1, isInternal: true };

interface Board { siteSurvey: { total: number; ease: { answer: string; count: number; percent: number }[]; found: object[]; comments: { comment: string }[] } }

let site: TestApp;
let una = 0;
beforeAll(async () => {
  site = await startTestApp();
  una = (await createMember(site.db, { email: 'una@example.com', firstName: 'Una', lastName: 'Testwell', passwordHash: null }))?.id ?? 0;
}, 60_000);
afterAll(() => site?.close());
beforeEach(() => site.db.rows('/* test.empty */ TRUNCATE site_survey_answer, site_survey_asked, rate_limit'));

const turn = async (as: object) => (await site.ask<{ takeSiteSurveyTurn: boolean }>(TURN, {}, as)).data?.takeSiteSurveyTurn;
const send = (input: object, as: object = { flags }) => site.ask<{ answerSiteSurvey: object }>(SEND, { input }, as);
const board = async (months = 12) => (await site.ask<Board>(BOARD, { months }, STAFF)).data?.siteSurvey;

it('gives a member one turn in 90 days, whichever of their devices asks first', async () => {
  const member = { memberId: una, flags };
  expect((await Promise.all([turn(member), turn(member), turn(member)])).filter((isTheirs) => isTheirs)).toHaveLength(1);
  await site.db.rows('/* test.age */ UPDATE site_survey_asked SET asked_on = current_date - 89');
  expect(await turn(member)).toBe(false);
  await site.db.rows('/* test.age */ UPDATE site_survey_asked SET asked_on = current_date - 90');
  expect([await turn(member), await turn(member)]).toEqual([true, false]);
});

it('lets a visitor’s browser keep count, and keeps nothing of them', async () => {
  expect([await turn({ flags }), await turn({ flags })]).toEqual([true, true]);
  expect(await site.db.rows('/* test.asked */ SELECT * FROM site_survey_asked')).toEqual([]);
});

it('stores answers, counts them, and shows them to staff without names or days', async () => {
  await send({ ease: 'easy', found: 'yes', comment: 'Good' }, { memberId: una, flags });
  await send({ ease: 'easy', comment: '' });
  await send({ ease: 'hard', found: 'no', comment: '' });
  const shown = await board();
  expect(shown).toMatchObject({ total: 3, comments: [{ month: expect.stringMatching(/^\d{4}-\d{2}$/u), ease: 'easy', comment: 'Good' }] });
  expect(shown?.ease.slice(0, 3)).toEqual([{ answer: 'easy', count: 2, percent: 67 }, { answer: 'hard', count: 1, percent: 33 }, { answer: 'very-easy', count: 0, percent: 0 }]);
  const [stored] = await site.db.rows<object>("/* test.stored */ SELECT * FROM site_survey_answer WHERE comment = 'Good'");
  expect(Object.keys(stored ?? {}).sort()).toEqual(['comment', 'ease', 'found', 'id', 'month']);
  expect(JSON.stringify([stored, shown])).not.toMatch(/Una|una@|Testwell/u);
});

it('counts the months that are asked for, takes a senseless number for the nearest, and forgets old comments', async () => {
  await send({ ease: 'easy', comment: 'Old' });
  await site.db.rows("/* test.age */ UPDATE site_survey_answer SET month = month - interval '13 months'");
  await send({ ease: 'hard', comment: 'New' });
  expect(await site.db.rows("/* test.comments */ SELECT comment FROM site_survey_answer WHERE comment <> ''")).toEqual([{ comment: 'New' }]);
  expect([(await board(1))?.total, (await board(-5))?.total, (await board(60))?.total, (await board(2_000_000_000))?.total]).toEqual([1, 1, 2, 2]);
  expect((await board(60))?.comments.map(({ comment }) => comment)).toEqual(['New']);
});

it('refuses what is no answer, field by field, and stores nothing', async () => {
  expect((await send({ ease: 'toString', found: 'maybe', comment: '😀'.repeat(501) })).data?.answerSiteSurvey).toEqual({
    isSent: false,
    problems: [{ field: 'ease', code: 'INVALID' }, { field: 'found', code: 'INVALID' }, { field: 'comment', code: 'TOO_LONG' }],
  });
  expect((await send({ ease: '', comment: 'x\0y' })).data?.answerSiteSurvey).toMatchObject({ isSent: false, problems: [{ field: 'ease', code: 'REQUIRED' }] });
  expect((await board())?.total).toBe(0);
});

it('stops who sends many from one network', async () => {
  for (let at = 0; at < 20; at += 1) await send({ ease: 'easy', comment: '' });
  expect((await send({ ease: 'easy', comment: '' })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await board())?.total).toBe(20);
});

it('asks nothing without the flag, nor beside a survey tool of another company', async () => {
  expect(await turn({ memberId: una, flags: [] })).toBe(false);
  expect((await send({ ease: 'easy', comment: '' }, { flags: [] })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const survey = { scriptUrl: 'https://survey.example.org/client.js', projectId: 'ours' };
  const other = await startTestApp({ db: site.db, site: { ...site.site, survey } });
  expect((await other.ask(TURN, {}, { memberId: una, flags })).data).toEqual({ takeSiteSurveyTurn: false });
  await other.app.close();
});

it('is shown to staff with content alone', async () => {
  for (const as of [undefined, { memberId: una }, { memberId: 1, isInternal: true, duties: ['support' as const, 'audit' as const] }]) {
    expect((await site.ask(BOARD, { months: 1 }, as)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
