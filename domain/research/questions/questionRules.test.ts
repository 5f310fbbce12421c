import { readSpan, yearRuns, yearsInWords } from './coverageInWords.ts';
import { isQuestionId, questionAddress, questionReportAddress } from './questionAddress.ts';
import { evidenceCsv, logCsv } from './questionRows.ts';
import { type Conclusion, conclusionProblems, questionProblem } from './questionRules.ts';
import { evidenceProblems, logProblems, planProblems, taskProblems } from './rowRules.ts';

const problemsIn = (problems: Readonly<Record<string, string | null>>): string[] =>
  Object.keys(problems).filter((field) => problems[field] !== null);

describe('conclusionProblems', () => {
  it.each<[string, Conclusion, number, string[]]>([
    ['an open question without one', { state: 'OPEN', conclusion: '', confidence: null }, 3, []],
    ['concluded without words', { state: 'CONCLUDED', conclusion: ' \n', confidence: 'PROBABLE' }, 0, ['conclusion']],
    ['a confidence without words', { state: 'IN_WORK', conclusion: '', confidence: 'POSSIBLE' }, 0, ['conclusion']],
    [
      'concluded, and not how surely',
      { state: 'CONCLUDED', conclusion: 'He was the son of John.', confidence: null },
      0,
      ['confidence'],
    ],
    [
      'proved while a conflict has no word',
      { state: 'CONCLUDED', conclusion: 'He was the son of John.', confidence: 'PROVED' },
      1,
      ['confidence'],
    ],
    [
      'probable while a conflict has no word',
      { state: 'CONCLUDED', conclusion: 'He was the son of John.', confidence: 'PROBABLE' },
      1,
      [],
    ],
    ['proved', { state: 'CONCLUDED', conclusion: 'He was the son of John.', confidence: 'PROVED' }, 0, []],
    ['too long', { state: 'OPEN', conclusion: 'x'.repeat(10_001), confidence: null }, 0, ['conclusion']],
  ])('%s', (_what, given, open, fields) => expect(Object.keys(conclusionProblems(given, open))).toEqual(fields));

  it('says how many conflicts wait for a word', () => {
    expect(conclusionProblems({ state: 'IN_WORK', conclusion: 'x', confidence: 'PROVED' }, 2)).toEqual({
      confidence: 'Write a word about 2 conflicts first. Until then the conclusion can be probable.',
    });
  });
});

describe('what a member writes', () => {
  it.each([
    ['Who was William’s father?', null],
    ['  ', 'Write the question.'],
    ['x'.repeat(151), 'Use 150 characters or fewer.'],
  ])('the question %j', (text, problem) => expect(questionProblem(text)).toBe(problem));

  const EVIDENCE = {
    about: 'William',
    fact: 'AGE' as const,
    value: '24',
    date: '1871',
    place: 'Roche',
    citation: 'Census',
    address: '',
    note: '',
  };
  it.each([
    [{}, []],
    [{ about: '' }, ['about']],
    [{ value: 'old' }, ['value']],
    [{ fact: 'OTHER' as const, value: 'old' }, []],
    [{ date: 'in the frost' }, ['date']],
    [{ date: '' }, []],
    [{ citation: '' }, ['citation']],
    [{ citation: '', address: '/transcript?id=R1' }, []],
    [{ address: 'https://site.example/home' }, ['address']],
    [{ address: '/transcript?id=R%001' }, ['address']],
    [{ place: 'x'.repeat(301), note: 'x'.repeat(10_001) }, ['place', 'note']],
  ])('a statement with %j', (more, fields) =>
    expect(problemsIn(evidenceProblems({ ...EVIDENCE, ...more }))).toEqual(fields),
  );

  it.each([
    [logProblems({ what: 'Burials', whereDone: 'Truro', doneOn: '3 April 2026', note: '', address: '' }), []],
    [
      logProblems({ what: '', whereDone: '', doneOn: '', note: '', address: 'x' }),
      ['what', 'whereDone', 'doneOn', 'address'],
    ],
    [planProblems({ what: 'Burials', place: '', span: '', note: '' }), []],
    [planProblems({ what: ' ', place: '', span: 'x'.repeat(301), note: '' }), ['what', 'span']],
    [taskProblems({ text: 'Write to Truro', due: '' }), []],
    [taskProblems({ text: 'Write to Truro', due: '2026-12-01' }), []],
    [taskProblems({ text: '', due: '2026-13-01' }), ['text', 'due']],
    [taskProblems({ text: 'Write to Truro', due: '2026-02-30' }), ['due']],
    [taskProblems({ text: 'Write to Truro', due: '0000-01-01' }), ['due']],
    [taskProblems({ text: 'Write to Truro', due: '2028-02-29' }), []],
  ])('row %#', (problems, fields) => expect(problemsIn(problems)).toEqual(fields));
});

describe('coverage in words', () => {
  it('runs years together, and names those missing in a register that covers most of its years', () => {
    const years = [1790, 1791, 1792, 1793, 1794, 1795, 1796, 1797, 1802, 1803, 1804, 1805];
    expect(yearsInWords(years)).toEqual({ held: '1790–1797, 1802–1805', missing: '1798–1801' });
    expect(yearsInWords([1841, 1851, 1861])).toEqual({ held: '1841, 1851, 1861', missing: '' });
    expect(yearRuns([])).toBe('');
  });

  it.each([
    ['1790–1812', { from: 1790, to: 1812 }],
    ['1812 to 1790', { from: 1790, to: 1812 }],
    ['1881', { from: 1881, to: 1881 }],
    ['1600-1900', null],
    ['long ago', null],
    ['', null],
  ])('%j', (text, span) => expect(readSpan(text)).toEqual(span));
});

it('a question has an address of its own', () => {
  expect([isQuestionId('q-aaaaaaaaaaaaaaaaaaaa'), isQuestionId('f-aaaaaaaaaaaaaaaaaaaa')]).toEqual([true, false]);
  expect([questionAddress('q-a'), questionReportAddress('q-a')]).toEqual([
    '/research-questions/q-a',
    '/research-questions/q-a/report',
  ]);
});

it('log and evidence are files that no spreadsheet runs', () => {
  const link = { address: '/transcript?id=R1', name: 'William PINCH', detail: 'England 1871' };
  expect(
    logCsv(
      [{ what: 'Burials', whereDone: 'Truro', doneOn: '1 May 2026', outcome: 'NOTHING', link, note: '=1+1' }],
      'https://a.example',
    ),
  ).toBe(
    "\uFEFFDate,Where,Search,Result,Found,Address\r\n1 May 2026,Truro,Burials,Nothing found,'=1+1,https://a.example/transcript?id=R1\r\n",
  );
  const [header, row] = evidenceCsv(
    [
      {
        about: 'William',
        fact: 'AGE',
        value: '24',
        date: '1871',
        place: '',
        information: 'PRIMARY',
        directness: 'DIRECT',
        weight: 'WEAK',
        citation: '',
        link,
        note: '',
      },
    ],
    'https://a.example',
  ).split('\r\n');
  expect([header?.split(',').length, row]).toEqual([
    12,
    'William,Age,24,1871,,,"William PINCH, England 1871",https://a.example/transcript?id=R1,Primary,Direct,Weak,',
  ]);
});
