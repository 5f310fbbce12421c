import fc from 'fast-check';

import { providerName } from './providerName.ts';

it.each([
  ['google', 'Google'],
  ['microsoft', 'Microsoft'],
  ['heritage-society', 'Heritage-society'],
  ['', ''],
  ['constructor', 'Constructor'],
])('the provider %j is called %j', (provider, name) => {
  expect(providerName(provider)).toBe(name);
});

it('is a text for every provider, that differs in its first letter at most', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype))), (provider) =>
      expect(providerName(provider).slice(1)).toBe(provider.slice(1)),
    ),
  );
});
