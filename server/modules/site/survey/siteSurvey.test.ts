import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const TURN =
  'mutation TakeSiteSurveyTurn { takeSiteSurveyTurn { version questions { key words kind options { id words } } } }';
const SEND =
  'mutation AnswerSiteSurvey($input: SiteSurveyInput!) { answerSiteSurvey(input: $input) { isSent problems { field code } } }';
const BOARD =
  'query SiteSurvey($months: Int!) { siteSurvey(months: $months) { total current { version questions { key } } counts { question { key words } isAsked asked shares { answer count percent } } comments { month question comment answers } } }';
const PUBLISH =
  'mutation PublishSiteSurvey($version: Int!, $questions: [SiteSurveyQuestionInput!]!) { publishSiteSurvey(version: $version, questions: $questions) { version questions { key kind words options { id words } isRequired } } }';
const flags = ['enable-refiner'];
const STAFF = { memberId: 1, isInternal: true };

interface Counted {
  question: { key: string; words: string };
  isAsked: boolean;
  asked: number;
  shares: { answer: string; count: number; percent: number }[];
}
interface Board {
  siteSurvey: {
    total: number;
    current: { version: number; questions: { key: string }[] };
    counts: Counted[];
    comments: { question: string; comment: string; answers: string[] }[];
  };
}
interface Turn {
  takeSiteSurveyTurn: { version: number; questions: { key: string; words: string; options: object[] }[] } | null;
}

let site: TestApp;
let una = 0;
beforeAll(async () => {
  site = await startTestApp();
  una =
    (
      await createMember(site.db, {
        email: 'una@example.com',
        firstName: 'Una',
        lastName: 'Testwell',
        passwordHash: null,
      })
    )?.id ?? 0;
}, 60_000);
afterAll(() => site?.close());
beforeEach(() =>
  site.db.rows('/* test.empty */ TRUNCATE site_survey_answer, site_survey_asked, site_survey_version, rate_limit'),
);

const turn = async (as: object) => (await site.ask<Turn>(TURN, {}, as)).data?.takeSiteSurveyTurn !== null;
const sendTo = (version: number, replies: Record<string, string[]>, as: object = { flags }) =>
  site.ask<{ answerSiteSurvey: object }>(
    SEND,
    { input: { version, replies: Object.entries(replies).map(([question, answers]) => ({ question, answers })) } },
    as,
  );
const send = (replies: Record<string, string[]>, as: object = { flags }) => sendTo(0, replies, as);
const publish = (version: number, questions: object[], as: object = STAFF) =>
  site.ask<{ publishSiteSurvey: { version: number; questions: { key: string }[] } }>(
    PUBLISH,
    { version, questions },
    as,
  );
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions.code;
const TEXT = { kind: 'TEXT', words: 'What should we improve?', options: [], isRequired: false };
const board = async (months = 12) => (await site.ask<Board>(BOARD, { months }, STAFF)).data?.siteSurvey;

it('gives a member one turn in 90 days, whichever of their devices asks first', async () => {
  const member = { memberId: una, flags };
  expect((await Promise.all([turn(member), turn(member), turn(member)])).filter((isTheirs) => isTheirs)).toHaveLength(
    1,
  );
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
  await send({ ease: ['easy'], found: ['yes'], comment: ['Good'] }, { memberId: una, flags });
  await send({ ease: ['easy'] });
  await send({ ease: ['hard'], found: ['no'], comment: [] });
  const shown = await board();
  expect(shown).toMatchObject({
    total: 3,
    comments: [
      {
        month: expect.stringMatching(/^\d{4}-\d{2}$/u),
        question: 'What should we improve?',
        comment: 'Good',
        answers: ['Easy', 'Yes'],
      },
    ],
  });
  expect(shown?.counts[0]?.shares.slice(0, 3)).toEqual([
    { answer: 'Easy', count: 2, percent: 67 },
    { answer: 'Hard', count: 1, percent: 33 },
    { answer: 'Very easy', count: 0, percent: 0 },
  ]);
  const [stored] = await site.db.rows<object>(
    "/* test.stored */ SELECT * FROM site_survey_answer WHERE replies ? 'comment'",
  );
  expect(Object.keys(stored ?? {}).sort()).toEqual(['id', 'month', 'replies', 'version']);
  expect(JSON.stringify([stored, shown])).not.toMatch(/Una|una@|Testwell/u);
});

it('counts the months that are asked for, takes a senseless number for the nearest, and forgets old comments', async () => {
  await send({ ease: ['easy'], comment: ['Old'] });
  await site.db.rows("/* test.age */ UPDATE site_survey_answer SET month = month - interval '13 months'");
  await send({ ease: ['hard'], comment: ['New'] });
  expect(await site.db.rows('/* test.comments */ SELECT replies FROM site_survey_answer ORDER BY month')).toEqual([
    { replies: { ease: ['easy'] } },
    { replies: { ease: ['hard'], comment: ['New'] } },
  ]);
  expect([
    (await board(1))?.total,
    (await board(-5))?.total,
    (await board(60))?.total,
    (await board(2_000_000_000))?.total,
  ]).toEqual([1, 1, 2, 2]);
  expect((await board(60))?.comments.map(({ comment }) => comment)).toEqual(['New']);
});

it('refuses what is no answer, field by field, and stores nothing', async () => {
  expect(
    (await send({ ease: ['toString'], found: ['maybe'], comment: ['😀'.repeat(501)] })).data?.answerSiteSurvey,
  ).toEqual({
    isSent: false,
    problems: [
      { field: 'ease', code: 'INVALID' },
      { field: 'found', code: 'INVALID' },
      { field: 'comment', code: 'TOO_LONG' },
    ],
  });
  expect((await send({ comment: ['x\0y'] })).data?.answerSiteSurvey).toMatchObject({
    isSent: false,
    problems: [{ field: 'ease', code: 'REQUIRED' }],
  });
  expect((await board())?.total).toBe(0);
});

it('stops who sends many from one network', async () => {
  for (let at = 0; at < 20; at += 1) await send({ ease: ['easy'] });
  expect((await send({ ease: ['easy'] })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await board())?.total).toBe(20);
});

it('asks nothing without the flag, nor beside a survey tool of another company', async () => {
  expect(await turn({ memberId: una, flags: [] })).toBe(false);
  expect((await send({ ease: ['easy'] }, { flags: [] })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const survey = { scriptUrl: 'https://survey.example.org/client.js', projectId: 'ours' };
  const other = await startTestApp({ db: site.db, site: { ...site.site, survey } });
  expect((await other.ask(TURN, {}, { memberId: una, flags })).data).toEqual({ takeSiteSurveyTurn: null });
  await other.app.close();
});

it('is shown to staff with content alone', async () => {
  for (const as of [
    {},
    { memberId: una },
    { memberId: 1, isInternal: true, duties: ['support' as const, 'audit' as const] },
  ]) {
    expect([codeOf(await site.ask(BOARD, { months: 1 }, as)), codeOf(await publish(0, [TEXT], as))]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  }
});

describe('questions that staff publish', () => {
  it('are asked from then on, and each is counted under the words it was asked in', async () => {
    await send({ ease: ['easy'], found: ['yes'] });
    const { data } = await publish(0, [
      {
        key: 'found',
        kind: 'ONE',
        words: 'Did you find what you came for?',
        options: ['Yes', 'Partly', 'No', 'I’m still looking'],
        isRequired: true,
      },
      { key: 'ease', kind: 'ONE', words: 'Was it easy?', options: ['Yes', 'No'], isRequired: false },
    ]);
    expect(data?.publishSiteSurvey).toMatchObject({
      version: 1,
      questions: [
        { key: 'found', isRequired: true },
        {
          key: 'v1q2',
          options: [
            { id: 'a1', words: 'Yes' },
            { id: 'a2', words: 'No' },
          ],
        },
      ],
    });
    const asked = (await site.ask<Turn>(TURN, {}, { flags })).data?.takeSiteSurveyTurn;
    expect([asked?.version, asked?.questions.map(({ words }) => words)]).toEqual([
      1,
      ['Did you find what you came for?', 'Was it easy?'],
    ]);
    expect((await sendTo(1, { found: ['no'], v1q2: ['a2'] })).data?.answerSiteSurvey).toMatchObject({ isSent: true });
    const shown = await board();
    expect(shown?.counts.map(({ question, isAsked, asked: surveys }) => [question.words, isAsked, surveys])).toEqual([
      ['Did you find what you came for?', true, 2],
      ['Was it easy?', true, 1],
      ['How easy was it to use the site today?', false, 1],
      ['What should we improve?', false, 1],
    ]);
    expect(shown?.counts[0]?.shares.slice(0, 2)).toEqual([
      { answer: 'Yes', count: 1, percent: 50 },
      { answer: 'No', count: 1, percent: 50 },
    ]);
    expect(shown?.counts[1]?.shares).toEqual([
      { answer: 'No', count: 1, percent: 100 },
      { answer: 'Yes', count: 0, percent: 0 },
    ]);
  });

  it('do not lose what a reader was filling in meanwhile: the questions in front of them are read', async () => {
    await publish(0, [TEXT]);
    expect((await send({ ease: ['hard'], comment: ['Old form'] })).data?.answerSiteSurvey).toMatchObject({
      isSent: true,
    });
    expect((await board())?.comments).toMatchObject([{ comment: 'Old form', answers: ['Hard'] }]);
    expect(codeOf(await sendTo(7, { comment: ['From nowhere'] }))).toBe('NOT_FOUND');
    expect((await sendTo(1, { ease: ['hard'] })).data?.answerSiteSurvey).toMatchObject({ isSent: false });
  });

  it('are published by one of two, and the other is refused', async () => {
    const answers = await Promise.all([publish(0, [TEXT]), publish(0, [{ ...TEXT, words: 'Another?' }])]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(codeOf(await publish(0, [TEXT]))).toBe('CONFLICT');
    expect((await board())?.current.version).toBe(1);
  });

  it('are refused when they are none, and nothing is published', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...TEXT, words: `Q${at}` }));
    const refused = [
      [],
      many,
      [{ ...TEXT, words: ' ' }],
      [{ ...TEXT, kind: 'ONE' }],
      [{ ...TEXT, words: 'x'.repeat(5001) }],
      [{ ...TEXT, kind: 'SEVERAL', options: ['a', 'A'] }],
    ];
    for (const questions of refused) expect(codeOf(await publish(0, questions))).toBe('BAD_USER_INPUT');
    expect((await publish(0, [{ ...TEXT, kind: 'STARS' }])).errors).toBeDefined();
    expect((await board())?.current.version).toBe(0);
  });

  it('are written down in the audit with their number alone', async () => {
    await publish(0, [{ ...TEXT, words: 'A private question?' }]);
    const acts = await site.db.rows(
      "/* test.acts */ SELECT duty, what, before, after FROM staff_act WHERE what = 'survey-published' ORDER BY happened_at DESC LIMIT 1",
    );
    expect(acts).toEqual([
      {
        duty: 'content',
        what: 'survey-published',
        before: { version: 0, questions: 3 },
        after: { version: 1, questions: 1 },
      },
    ]);
  });
});
