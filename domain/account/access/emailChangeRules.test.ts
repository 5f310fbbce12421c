import fc from 'fast-check';

import { EMAIL_CHANGE_TEXTS, emailChangeErrors, newEmailProblem } from './emailChangeRules.ts';
import { endsInTypo, TYPO_ENDINGS } from './signUpRules.ts';

describe('a new email address', () => {
  it.each([
    ['', 'New email is required'],
    ['   ', 'New email is required'],
    ['abc', 'New email must be a valid email'],
    ['a@b', 'New email must be a valid email'],
    ['a b@example.com', 'New email must be a valid email'],
    [`${'a'.repeat(250)}@b.com`, 'New email must be a valid email'],
  ])('SEC-020 SEC-021 %j gets the answer: %s', (text, problem) => {
    expect(newEmailProblem(text)).toBe(problem);
  });

  it.each([
    'a@b.con',
    'a@b.vom',
    'a@b.comm',
    'a@b.couk',
    'a@b.co.ukk',
    'a@b.comcom',
    'a@b.test',
    'a@b.mail',
    'a@b.org.um',
    'A@B.CON',
    ' a@b.con ',
    'a@gmial.com',
  ])('SEC-022 %j ends in a slip of the finger', (text) => {
    expect(newEmailProblem(text)).toBe('New email is invalid');
  });

  it.each([
    'a@b.com',
    'a@b.co.uk',
    'a@b.org',
    'a@b.net',
    'a@b.ie',
    'a@b.com.au',
    'a@gmail.com',
    'a@hotmail.com',
    'con@test.org',
    'o’neil+tree@example.com',
  ])('SEC-022 %j passes', (text) => {
    expect(newEmailProblem(text)).toBeNull();
  });

  it('SEC-022 whatever precedes it, in any case, an ending of the list is found and a real one is not', () => {
    const local = fc.stringMatching(/^[a-z0-9.+-]{1,30}$/);
    const domain = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    fc.assert(
      fc.property(local, domain, fc.constantFrom(...TYPO_ENDINGS), fc.boolean(), (name, host, ending, isLoud) => {
        const email = `${name}@${host}.${ending}`;
        expect(newEmailProblem(isLoud ? email.toUpperCase() : email)).toBe(EMAIL_CHANGE_TEXTS.typo);
      }),
    );
    fc.assert(
      fc.property(
        local,
        domain,
        fc.constantFrom('com', 'co.uk', 'org', 'net', 'ie', 'com.au'),
        (name, host, ending) => {
          expect(endsInTypo(`${name}@x${host}.${ending}`)).toBe(`x${host}.${ending}`.endsWith('gmial.com'));
        },
      ),
    );
  });
});

describe('the second typing of it', () => {
  it('SEC-023 SEC-024 is asked for and must be the same', () => {
    expect(emailChangeErrors({ newEmail: 'a@b.com', confirmEmail: '' })).toEqual({
      confirmEmail: 'Confirm email is required',
    });
    expect(emailChangeErrors({ newEmail: 'a@b.com', confirmEmail: 'A@b.com' })).toEqual({
      confirmEmail: 'The email addresses do not match',
    });
    expect(emailChangeErrors({ newEmail: 'a@b.com', confirmEmail: ' a@b.com ' })).toEqual({});
    expect(emailChangeErrors({ newEmail: '', confirmEmail: '' })).toEqual({
      newEmail: 'New email is required',
      confirmEmail: 'Confirm email is required',
    });
  });
});
