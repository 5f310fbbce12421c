import fc from 'fast-check';

import { addressDomain, plainMemberNumber } from './memberNumber.ts';

describe('a member number', () => {
  it.each([
    [' ab-12 34 ', 'AB1234'],
    ['１２３', '123'],
    ['A/7.1', 'A71'],
    ['', null],
    ['---', null],
    ['x'.repeat(41), null],
    ['1; DROP TABLE', null],
    ['\u200b', null],
  ])('%s is read as %s', (typed, plain) => expect(plainMemberNumber(typed)).toBe(plain));

  it('is the same however often it is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const once = plainMemberNumber(typed);
        return once === null || plainMemberNumber(once) === once;
      }),
    );
  });

  it.each([
    ['Una@Example.ORG', 'example.org'],
    ['a@b@evil.org', null],
    ['no address', null],
    ['a@', null],
    ['x@exa mple.org', null],
  ])('the host of %s is %s', (email, host) => expect(addressDomain(email)).toBe(host));
});
