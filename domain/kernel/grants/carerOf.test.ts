import { carerOf } from './carerOf.ts';

it.each([
  [{ steward: true }, { stewardship: 'factor' }, 'factor'],
  [{ steward: true }, { contact: 'ready' }, undefined],
  [{ contact: true }, { contact: 'address' }, 'address'],
  [{ contact: true }, { stewardship: 'ready' }, undefined],
  [{}, { stewardship: 'ready', contact: 'ready' }, undefined],
  [{ steward: true }, {}, undefined],
] as const)('on a page with %j, a reader with %j is %s', (rule, viewer, expected) => {
  expect(carerOf(rule, viewer)).toBe(expected);
});
