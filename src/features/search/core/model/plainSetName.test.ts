import { plainSetName } from './plainSetName.ts';

it.each([
  ['Wexcombeshire Baptisms 1780-1885 (sample)', true, 'Wexcombeshire Baptisms 1780-1885'],
  ['Wexcombeshire Baptisms', true, 'Wexcombeshire Baptisms'],
  ['Roche Baptisms (Sample)', true, 'Roche Baptisms'],
  ['Grain (sample) books', true, 'Grain (sample) books'],
  ['A real set (sample)', false, 'A real set (sample)'],
])('%s, sample: %s, is listed as %s', (name, isSample, listed) => expect(plainSetName({ name, isSample })).toBe(listed));
