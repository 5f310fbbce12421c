import fc from 'fast-check';

import { MAX_PASSKEY_NAME_LENGTH, passkeyNameProblem, providerName } from './signInNames.ts';

describe('the name of a passkey', () => {
  it.each(['Phone', ' x ', 'é'.repeat(MAX_PASSKEY_NAME_LENGTH)])('may be %j', (name) => {
    expect(passkeyNameProblem(name)).toBeNull();
  });

  it.each([
    ['', 'Give the passkey a name.'],
    [' \t ', 'Give the passkey a name.'],
    ['x'.repeat(MAX_PASSKEY_NAME_LENGTH + 1), 'Use at most 60 characters.'],
  ])('may not be %j', (name, problem) => {
    expect(passkeyNameProblem(name)).toBe(problem);
  });
});

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
