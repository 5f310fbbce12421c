import { shareOfAnswers } from '#domain/kernel/surveys/answerShares.ts';

import { LONGEST_COMMENT, readLeavingSurvey, type FilledSurvey } from './leavingSurvey.ts';

const filled = (changes: Partial<FilledSurvey> = {}): FilledSurvey => ({
  reasons: ['price'],
  mightReturn: 'perhaps',
  comment: '',
  ...changes,
});
const codes = (changes: Partial<FilledSurvey>) => {
  const read = readLeavingSurvey(filled(changes));
  return 'problems' in read ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

it('stores reasons once, in the order of the survey, and a comment without marks that no one sees', () => {
  expect(
    readLeavingSurvey(
      filled({ reasons: ['price', 'finished', 'price'], comment: '  Too dear\r\nfor \u202Eme\u0007  ' }),
    ),
  ).toEqual({
    survey: { reasons: ['finished', 'price'], mightReturn: 'perhaps', comment: 'Too dear\nfor me' },
  });
});

it.each<[string, Partial<FilledSurvey>, string[]]>([
  ['a comment alone', { reasons: [], comment: 'Goodbye' }, []],
  ['no answer to the second question', { mightReturn: '' }, []],
  ['nothing at all', { reasons: [] }, ['reasons REQUIRED']],
  ['marks that take no room', { reasons: [], comment: '\u200B\u200D \uFEFF' }, ['reasons REQUIRED']],
  ['a reason that is not listed', { reasons: ['price', 'toString'] }, ['reasons INVALID']],
  ['an answer that is not listed', { mightReturn: '＃' }, ['mightReturn INVALID']],
  ['the longest comment of emoji', { comment: '🌳'.repeat(LONGEST_COMMENT) }, []],
  ['one emoji more', { comment: '🌳'.repeat(LONGEST_COMMENT + 1) }, ['comment TOO_LONG']],
  [
    'everything wrong',
    { reasons: ['x'], mightReturn: 'x', comment: 'x'.repeat(5001) },
    ['reasons INVALID', 'mightReturn INVALID', 'comment TOO_LONG'],
  ],
])('judges %s', (_title, changes, expected) => {
  expect(codes(changes)).toEqual(expected);
});

it('counts every answer, also those that were not given', () => {
  expect(
    shareOfAnswers(
      ['yes', 'perhaps', 'no'],
      [
        { answer: 'no', count: 2 },
        { answer: 'perhaps', count: 1 },
      ],
      3,
    ),
  ).toEqual([
    { answer: 'no', count: 2, percent: 67 },
    { answer: 'perhaps', count: 1, percent: 33 },
    { answer: 'yes', count: 0, percent: 0 },
  ]);
  expect(shareOfAnswers(['yes'], [], 0)).toEqual([{ answer: 'yes', count: 0, percent: 0 }]);
});
