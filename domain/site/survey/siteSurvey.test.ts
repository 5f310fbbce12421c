import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { countSurvey } from './countSurvey.ts';
import { isCountedOn, planSurvey, surveyDraftProblems, type DraftQuestion } from './planSurvey.ts';
import { LONGEST_SITE_COMMENT, readSiteSurvey, type SurveyReplies } from './readSiteSurvey.ts';
import { FIRST_SURVEY, type SurveyVersion } from './siteSurveyQuestions.ts';
import { isAskedLongAgo, mayAskOn } from './whenToAsk.ts';

const codes = (replies: SurveyReplies, survey: SurveyVersion = FIRST_SURVEY) => {
  const read = readSiteSurvey(survey, replies);
  return 'problems' in read ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

it('stores a comment without marks that no one sees, and nothing for what was left out', () => {
  expect(
    readSiteSurvey(FIRST_SURVEY, { ease: ['easy'], found: [], comment: ['  Where is\r\nthe \u202Eindex?\u0007 '] }),
  ).toEqual({ replies: { ease: ['easy'], comment: ['Where is\nthe index?'] } });
  expect(readSiteSurvey(FIRST_SURVEY, { ease: ['easy'], another: ['x'] })).toEqual({ replies: { ease: ['easy'] } });
});

it.each<[string, SurveyReplies, string[]]>([
  ['one answer alone', { ease: ['easy'] }, []],
  ['nothing at all', {}, ['ease REQUIRED']],
  ['a comment alone', { comment: ['Good'] }, ['ease REQUIRED']],
  ['answers that are not listed', { ease: ['toString'], found: ['＃'] }, ['ease INVALID', 'found INVALID']],
  ['two answers where there is one', { ease: ['easy', 'hard'] }, ['ease INVALID']],
  ['the same answer twice', { ease: ['easy', 'easy'] }, ['ease INVALID']],
  ['two texts', { ease: ['easy'], comment: ['a', 'b'] }, ['comment INVALID']],
  ['marks that take no room', { ease: ['easy'], comment: ['\u200B\u200D \uFEFF'] }, []],
  ['the longest comment of emoji', { ease: ['easy'], comment: ['🌳'.repeat(LONGEST_SITE_COMMENT)] }, []],
  ['one emoji more', { ease: ['easy'], comment: ['🌳'.repeat(LONGEST_SITE_COMMENT + 1)] }, ['comment TOO_LONG']],
])('judges %s', (_title, replies, expected) => expect(codes(replies)).toEqual(expected));

describe('questions that staff write', () => {
  const drafts = ({ questions }: SurveyVersion): DraftQuestion[] =>
    questions.map(({ options, ...question }) => ({ ...question, options: options.map(({ words }) => words) }));
  const aQuestion = (changes: Partial<DraftQuestion> = {}): DraftQuestion => ({
    key: null,
    kind: 'several',
    words: 'What do you use?',
    options: ['Records', 'Trees'],
    isRequired: false,
    ...changes,
  });

  it('are counted on where they are as they were asked, wherever they are in the order and whether or not they have to be answered', () => {
    const [ease, found, comment] = drafts(FIRST_SURVEY) as [DraftQuestion, DraftQuestion, DraftQuestion];
    const next = planSurvey(
      [{ ...comment, isRequired: true }, { ...ease, words: ' How easy was  it to use the site today? ' }, found],
      FIRST_SURVEY,
    );
    expect(next).toMatchObject({
      version: 1,
      questions: [
        { key: 'comment', isRequired: true },
        { key: 'ease', options: FIRST_SURVEY.questions[0]?.options },
        { key: 'found' },
      ],
    });
  });

  it.each<[string, Partial<DraftQuestion>]>([
    ['other words', { words: 'Did you find it?' }],
    ['another kind', { kind: 'several' }],
    ['an answer more', { options: ['Yes', 'Partly', 'No', 'I’m still looking', 'Never'] }],
    ['answers in another order', { options: ['No', 'Partly', 'Yes', 'I’m still looking'] }],
  ])('are counted from nothing with %s: the old answers stay with the old question', (_change, change) => {
    const [, found] = drafts(FIRST_SURVEY) as [DraftQuestion, DraftQuestion];
    expect(isCountedOn(found, FIRST_SURVEY)).toBe(true);
    expect(isCountedOn({ ...found, ...change }, FIRST_SURVEY)).toBe(false);
    const next = planSurvey([{ ...found, ...change }], FIRST_SURVEY);
    expect(next.questions[0]?.key).toBe('v1q1');
    const counted = countSurvey(
      [next, FIRST_SURVEY],
      new Map([
        [0, 4],
        [1, 2],
      ]),
      [
        { question: 'found', answer: 'yes', count: 3 },
        { question: 'v1q1', answer: 'a1', count: 1 },
      ],
    );
    expect(
      counted.map(({ question, isAsked, asked, shares }) => [question.key, isAsked, asked, shares[0]?.count]),
    ).toEqual([
      ['v1q1', true, 2, 1],
      ['ease', false, 4, 0],
      ['found', false, 4, 3],
      ['comment', false, 4, undefined],
    ]);
  });

  it('never share a key, not even where two are made from one', () => {
    const [ease] = drafts(FIRST_SURVEY) as [DraftQuestion];
    expect(planSurvey([ease, ease], FIRST_SURVEY).questions.map(({ key }) => key)).toEqual(['ease', 'v1q2']);
  });

  it('are counted in percent of the surveys that had them', () => {
    const next = planSurvey([...drafts(FIRST_SURVEY), aQuestion()], FIRST_SURVEY);
    const counted = countSurvey(
      [next, FIRST_SURVEY],
      new Map([
        [0, 6],
        [1, 4],
      ]),
      [
        { question: 'ease', answer: 'easy', count: 5 },
        { question: 'v1q4', answer: 'a2', count: 3 },
        { question: 'gone', answer: 'x', count: 9 },
      ],
    );
    expect(counted.map(({ question, asked }) => [question.key, asked])).toEqual([
      ['ease', 10],
      ['found', 10],
      ['comment', 10],
      ['v1q4', 4],
    ]);
    expect(counted[0]?.shares[0]).toEqual({ answer: 'Easy', count: 5, percent: 50 });
    expect(counted[3]?.shares).toEqual([
      { answer: 'Trees', count: 3, percent: 75 },
      { answer: 'Records', count: 0, percent: 0 },
    ]);
  });

  it.each<[string, DraftQuestion[], object]>([
    ['none at all', [], { questions: expect.stringContaining('at least one question') as string }],
    [
      'too many',
      Array.from({ length: 9 }, (_, at) => aQuestion({ words: `Q${at}` })),
      { questions: 'Use 8 questions or fewer.' },
    ],
    ['one without words', [aQuestion({ words: '\u200B ' })], { 'words-0': 'Enter the question.' }],
    [
      'one that is too long',
      [aQuestion(), aQuestion({ words: '🌳'.repeat(151) })],
      { 'words-1': 'Use 150 characters or fewer.' },
    ],
    [
      'one answer to choose',
      [aQuestion({ options: ['Yes', ' '] })],
      { 'options-0': 'Enter at least 2 answers, one a line.' },
    ],
    ['nine answers', [aQuestion({ options: [...'abcdefghi'] })], { 'options-0': 'Use 8 answers or fewer.' }],
    [
      'two answers that are the same',
      [aQuestion({ options: ['Yes', 'yes'] })],
      { 'options-0': 'Two answers are the same.' },
    ],
    [
      'a long answer',
      [aQuestion({ options: ['Yes', 'x'.repeat(61)] })],
      { 'options-0': 'Use 60 characters or fewer for each answer.' },
    ],
    ['a kind that is none', [aQuestion({ kind: 'toString' })], { questions: 'Choose how each question is answered.' }],
    ['words without answers', [aQuestion({ kind: 'text', options: [] })], {}],
  ])('are refused or not: %s', (_title, draft, problems) => expect(surveyDraftProblems(draft)).toEqual(problems));

  it('want something to be answered, and take several answers', () => {
    const survey = planSurvey([aQuestion(), aQuestion({ kind: 'text', words: 'And?' })], FIRST_SURVEY);
    expect(codes({}, survey)).toEqual(['v1q1 REQUIRED']);
    expect(readSiteSurvey(survey, { v1q1: ['a2', 'a1'] })).toEqual({ replies: { v1q1: ['a1', 'a2'] } });
  });
});

it.each([
  [null, true],
  ['yesterday', true],
  ['2026-11-27', false],
  ['2026-08-30', false],
  ['2026-08-29', true],
  // A clock that was wrong once does not silence the survey for ever.
  ['2036-01-01', true],
])('may ask a browser that was asked on %s: %s', (askedOn, expected) =>
  expect(isAskedLongAgo(askedOn, Date.parse('2026-11-27T12:00:00Z'))).toBe(expected),
);

it('is asked on pages for reading and searching, not while someone pays, signs in or looks for help', () => {
  const asked = siteRoutes.filter(({ id }) => mayAskOn(id)).map(({ pattern }) => pattern);
  for (const pattern of ['/', '/search/historical-records', '/transcript', '/my-research'])
    expect(asked).toContain(pattern);
  expect(
    asked.filter((pattern) =>
      /^\/(?:payment|card|subscribe|upgrade|sign-in|account|help|internal|error)/u.test(pattern),
    ),
  ).toEqual([]);
});
