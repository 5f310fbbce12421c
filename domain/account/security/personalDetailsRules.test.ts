import { personalDetailsProblems } from './personalDetailsRules.ts';

const GOOD = { firstName: 'Mary', lastName: 'Penrose', dateOfBirth: '1961-02-03' };
const codesOf = (more: Partial<typeof GOOD>) =>
  personalDetailsProblems({ ...GOOD, ...more }, '2026-11-21').map(({ field, code }) => `${field}:${code}`);

describe('personal details', () => {
  it.each([
    [{}, []],
    [{ dateOfBirth: '' }, []],
    [{ firstName: ' ', lastName: '' }, ['firstName:REQUIRED', 'lastName:REQUIRED']],
    [{ firstName: 'x'.repeat(101) }, ['firstName:TOO_LONG']],
    [{ dateOfBirth: '2027-01-01' }, ['dateOfBirth:INVALID']],
    [{ dateOfBirth: '1961-02-30' }, ['dateOfBirth:INVALID']],
    [{ dateOfBirth: '2010-11-22' }, ['dateOfBirth:UNDERAGE']],
    [{ dateOfBirth: '2010-11-21' }, []],
  ])('%j have the problems %j', (more, codes) => {
    expect(codesOf(more)).toEqual(codes);
  });
});
