import {
  closureProblems,
  CONCERN_LABELS,
  isClosureConcern,
  reopeningProblem,
  correctionProblems,
} from './reportRules.ts';
import { withAmendments } from './withAmendments.ts';

describe('correctionProblems', () => {
  const report = { fieldId: 'LastName', proposed: 'PYNCH', comment: '' };

  it('finds nothing wrong with another reading of a field of the catalogue', () =>
    expect(correctionProblems(report, 'PINCH')).toEqual([]));

  it.each([
    ['no field', { fieldId: '' }, 'fieldId', 'Choose what is wrong.'],
    ['an internal field', { fieldId: 'HouseholdId' }, 'fieldId', 'Choose what is wrong.'],
    ['no reading', { proposed: '  ' }, 'proposed', 'Enter the right reading.'],
    ['the same reading', { proposed: ' PINCH ' }, 'proposed', 'The transcript already says this.'],
    ['a reading that is too long', { proposed: 'x'.repeat(301) }, 'proposed', 'Use at most 300 characters.'],
    ['a comment that is too long', { comment: 'x'.repeat(2001) }, 'comment', 'Use at most 2000 characters.'],
  ])('refuses %s', (_what, change, field, message) =>
    expect(correctionProblems({ ...report, ...change }, 'PINCH')).toEqual([{ field, message }]),
  );
});

describe('closureProblems', () => {
  const request = { concern: 'ME', reason: 'I was born in 1960 and am alive.', contact: 'una@example.com' };

  it('finds nothing wrong with a whole request', () => expect(closureProblems(request)).toEqual([]));

  it.each([
    ['no concern', { concern: '' }, 'concern'],
    ['a word for a reason', { reason: 'please' }, 'reason'],
    ['a reason that is too long', { reason: 'x'.repeat(2001) }, 'reason'],
    ['an address that is none', { contact: 'una' }, 'contact'],
  ])('refuses %s', (_what, change, field) =>
    expect(closureProblems({ ...request, ...change }).map((problem) => problem.field)).toEqual([field]),
  );

  it('has words for each concern', () => expect(Object.keys(CONCERN_LABELS).every(isClosureConcern)).toBe(true));
});

describe('withAmendments', () => {
  it('adds the other reading to the field', () => {
    expect(withAmendments({ FirstName: 'Wm', LastName: 'PINCH' }, [{ fieldId: 'LastName', value: 'PYNCH' }])).toEqual({
      FirstName: 'Wm',
      LastName: ['PINCH', 'PYNCH'],
    });
  });

  it('fills a field that the source left empty', () =>
    expect(withAmendments({}, [{ fieldId: 'Occupation', value: 'Miner' }])).toEqual({ Occupation: ['Miner'] }));

  it('leaves years and fields of no catalogue alone', () => {
    const fields = { YearOfBirth: '1832' };
    expect(
      withAmendments(fields, [
        { fieldId: 'YearOfBirth', value: '1833' },
        { fieldId: 'Nonsense', value: 'x' },
      ]),
    ).toEqual(fields);
  });
});

it.each([
  ['It is about somebody else.', null],
  ['  Why not?  ', 'Say in a sentence why the record is opened again.'],
  ['', 'Say in a sentence why the record is opened again.'],
  ['x'.repeat(2001), 'Use at most 2000 characters.'],
])('judges %j as a reason to open a record again', (why, problem) => expect(reopeningProblem(why)).toBe(problem));
