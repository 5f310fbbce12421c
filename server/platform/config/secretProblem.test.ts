import { randomBytes } from 'node:crypto';

import fc from 'fast-check';

import { DEMO_SECRET, secretProblem } from './secretProblem.ts';

describe('a secret in production', () => {
  it.each([
    ['the demonstration’s', DEMO_SECRET, /must be set/u],
    ['one that is short', randomBytes(20).toString('base64').slice(0, 31), /at least 32/u],
    ['the placeholder of a manifest', 'replace-with-openssl-rand-base64-48-of-your-own', /placeholder/u],
    ['one letter, many times', 'x'.repeat(64), /too few/u],
    ['few letters', 'abcdefghijk'.repeat(4).slice(0, 43), /too few/u],
    ['a piece, repeated', 'abcdefghijklmnop'.repeat(3), /too few/u],
    ['digits alone', '31415926535897932384626433832795028841', /too few/u],
  ])('is refused: %s', (_which, secret, sentence) => {
    expect(secretProblem(secret)).toMatch(sentence);
    expect(secretProblem(secret)).not.toContain(secret);
  });

  it('is taken as openssl makes it, in base64 and in hexadecimal letters', () => {
    const bytes = (length: number) =>
      fc.uint8Array({ minLength: length, maxLength: length }).filter((drawn) => new Set(drawn).size > length / 2);
    fc.assert(
      fc.property(
        bytes(48),
        (drawn) =>
          /replace|example|secret/iu.test(Buffer.from(drawn).toString('base64')) ||
          secretProblem(Buffer.from(drawn).toString('base64')) === null,
      ),
    );
    for (let drawn = 0; drawn < 200; drawn += 1) expect(secretProblem(randomBytes(32).toString('hex'))).toBeNull();
  });
});
