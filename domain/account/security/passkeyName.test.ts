import { MAX_PASSKEY_NAME_LENGTH, passkeyNameProblem } from './passkeyName.ts';

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
