import { sourceCountryOf } from './sourceCountryOf.ts';

const set = {
  description: '',
  access: 'free',
  repository: null,
  archiveSeries: null,
  attribution: null,
  notation: 'plain',
} as const;

it.each([
  ['Glamorgan', 'wales'],
  ['LKS', 'scotland'],
  ['Co. Cork', 'ireland'],
  ['Cornwall', 'england'],
  ['Jersey', 'uk other'],
  ['Ruritania', 'england'],
  ['', 'england'],
])('puts a register of the county %j under %s', (county, country) => {
  expect(sourceCountryOf({ kind: 'burials', columns: [], constants: { county }, set, steps: [] })).toBe(country);
});

it('says nothing of a sheet whose kind is open', () => {
  expect(sourceCountryOf({ kind: null, columns: [], constants: {}, set, steps: [] })).toBeNull();
});
