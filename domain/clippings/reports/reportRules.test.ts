import { decisionProblem, reportWords, shareReportProblems } from './reportRules.ts';

describe('shareReportProblems', () => {
  it.each([
    ['LIVING', '', []],
    ['RIGHTS', 'It is mine.', []],
    ['', 'It is mine.', ['reason']],
    ['living', '', ['reason']],
    ['OTHER', '', ['comment']],
    ['OTHER', '  \n short ', ['comment']],
    ['OTHER', 'It names my daughter.', []],
    ['LIVING', 'x'.repeat(2_000), []],
    ['LIVING', 'x'.repeat(2_001), ['comment']],
  ])('%s with %j', (reason, comment, fields) =>
    expect(shareReportProblems({ reason, comment }).map(({ field }) => field)).toEqual(fields),
  );
});

describe('decisionProblem', () => {
  it.each([
    [true, '', 'Tell the clipping’s maker in a sentence why.'],
    [true, 'It shows a living person.', null],
    [false, '', null],
    [false, 'x'.repeat(2_001), 'Use 2,000 characters or fewer.'],
  ])('%s with %j', (withdraws, answer, problem) => expect(decisionProblem(withdraws, answer)).toBe(problem));
});

describe('reportWords', () => {
  it('keeps lines and drops what no one sees', () => expect(reportWords(' a\u0000\u202e\r\nb ')).toBe('a\nb'));
});
