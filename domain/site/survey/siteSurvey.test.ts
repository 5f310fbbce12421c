import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { LONGEST_SITE_COMMENT, readSiteSurvey, type FilledSiteSurvey } from './readSiteSurvey.ts';
import { isAskedLongAgo, mayAskOn } from './whenToAsk.ts';

const filled = (changes: Partial<FilledSiteSurvey> = {}): FilledSiteSurvey => ({ ease: 'easy', found: 'partly', comment: '', ...changes });
const codes = (changes: Partial<FilledSiteSurvey>) => {
  const read = readSiteSurvey(filled(changes));
  return 'problems' in read ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

it('stores a comment without marks that no one sees, and null for what was left out', () => {
  expect(readSiteSurvey(filled({ found: '', comment: '  Where is\r\nthe \u202Eindex?\u0007 ' }))).toEqual({ survey: { ease: 'easy', found: null, comment: 'Where is\nthe index?' } });
});

it.each<[string, Partial<FilledSiteSurvey>, string[]]>([
  ['one answer alone', { found: '' }, []],
  ['nothing at all', { ease: '', found: '' }, ['ease REQUIRED']],
  ['a comment alone', { ease: '', found: '', comment: 'Good' }, ['ease REQUIRED']],
  ['answers that are not listed', { ease: 'toString', found: '＃' }, ['ease INVALID', 'found INVALID']],
  ['marks that take no room', { comment: '\u200B\u200D \uFEFF' }, []],
  ['the longest comment of emoji', { comment: '🌳'.repeat(LONGEST_SITE_COMMENT) }, []],
  ['one emoji more', { comment: '🌳'.repeat(LONGEST_SITE_COMMENT + 1) }, ['comment TOO_LONG']],
])('judges %s', (_title, changes, expected) => expect(codes(changes)).toEqual(expected));

it.each([
  [null, true],
  ['yesterday', true],
  ['2026-11-27', false],
  ['2026-08-30', false],
  ['2026-08-29', true],
  // A clock that was wrong once does not silence the survey for ever.
  ['2036-01-01', true],
])('may ask a browser that was asked on %s: %s', (askedOn, expected) => expect(isAskedLongAgo(askedOn, Date.parse('2026-11-27T12:00:00Z'))).toBe(expected));

it('is asked on pages for reading and searching, not while someone pays, signs in or looks for help', () => {
  const asked = siteRoutes.filter(({ id }) => mayAskOn(id)).map(({ pattern }) => pattern);
  for (const pattern of ['/', '/search/historical-records', '/transcript', '/my-research']) expect(asked).toContain(pattern);
  expect(asked.filter((pattern) => /^\/(?:payment|card|subscribe|upgrade|sign-in|account|help|internal|error)/u.test(pattern))).toEqual([]);
});
