import { plainSetName, sampleNote } from './sampleSets.ts';

it.each([
  ['Wexcombeshire Baptisms 1780-1885 (sample)', true, 'Wexcombeshire Baptisms 1780-1885'],
  ['Wexcombeshire Baptisms', true, 'Wexcombeshire Baptisms'],
  ['Roche Baptisms (Sample)', true, 'Roche Baptisms'],
  ['Grain (sample) books', true, 'Grain (sample) books'],
  ['A real set (sample)', false, 'A real set (sample)'],
])('%s, sample: %s, is listed as %s', (name, isSample, listed) =>
  expect(plainSetName({ name, isSample })).toBe(listed),
);

const set = (name: string, isSample: boolean) => ({ name, isSample });

it.each([
  ['none', [set('A', false)], null],
  ['all', [set('A (sample)', true), set('B', true)], 'Fictional sample data: these people never lived.'],
  [
    'some',
    [set('A (sample)', true), set('A (sample)', true), set('B (sample)', true), set('C', false)],
    'Fictional sample data: A and B.',
  ],
  ['no records', [], null],
])('a list says once that it holds sample data: %s', (_case, sets, note) => expect(sampleNote(sets)).toBe(note));
