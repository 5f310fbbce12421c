import { likelySpellings } from './likelySpellings.ts';

const meant = (counts: Record<string, number>) => Object.fromEntries(likelySpellings(new Map(Object.entries(counts))));

it.each<[string, Record<string, number>, Record<string, string>]>([
  [
    'capitals and signs',
    { Wexcombe: 3, WEXCOMBE: 2, 'Wexcombe.': 2 },
    { WEXCOMBE: 'Wexcombe', 'Wexcombe.': 'Wexcombe' },
  ],
  [
    'the order of words',
    { 'St Mary Wexcombe': 4, 'Wexcombe, St Mary': 3 },
    { 'Wexcombe, St Mary': 'St Mary Wexcombe' },
  ],
  ['one slip, much rarer', { Wexcombe: 40, Wexcomb: 3, Wexcmobe: 1 }, { Wexcomb: 'Wexcombe', Wexcmobe: 'Wexcombe' }],
  ['no slip where both are frequent', { Aston: 40, Ashton: 30 }, {}],
  [
    'nothing where both may be places: Aston and Ashton, Morton and Norton',
    { Ashton: 100, Aston: 20, Norton: 80, Morton: 9 },
    {},
  ],
  ['nothing of values that differ by more', { Wexcombe: 40, Wexham: 1 }, {}],
  ['no slip of a number', { 'District 4': 40, 'District 5': 2 }, {}],
  ['no slip of a saint', { 'St Mary': 40, 'St Mark': 2 }, {}],
  ['a slip of a saint who has two spellings', { 'St Nicholas': 40, 'St Nicolas': 2 }, { 'St Nicolas': 'St Nicholas' }],
  ['no slip of letters that were not read', { Wexcombe: 40, 'Wexcombe?': 2, Wex_ombe: 1, '[Wexcombe]': 1 }, {}],
  [
    'a slip of a spelling that is one itself',
    { Wexcombe: 400, Wexcomb: 8, Wxcomb: 1 },
    { Wexcomb: 'Wexcombe', Wxcomb: 'Wexcombe' },
  ],
])('knows %s', (_title, counts, expected) => expect(meant(counts)).toEqual(expected));

it('finds a rare value among thousands', () => {
  const counts = new Map(
    Array.from({ length: 4_000 }, (_value, at) => [`Street of the parish ${at.toString(36)}x`, 5_000 - at]),
  );
  counts.set('Wexcombe', 100_000);
  counts.set('Wexcomb', 1);
  expect(likelySpellings(counts).get('Wexcomb')).toBe('Wexcombe');
});
