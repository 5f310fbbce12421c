import fc from 'fast-check';

import {
  dateOfBirthIssue,
  profileIssues,
  profileTextIssue,
  socialIssue,
  usernameIssue,
  usernameKey,
} from './profileRules.ts';
import { PROFILE_TEXT_NAMES, PROFILE_TEXTS } from './profileTexts.ts';

const TODAY = '2026-11-21';

describe('a username', () => {
  it.each([
    ['abc', null],
    ['Mary.P-1_x', null],
    ['a'.repeat(30), null],
    ['  spaced  ', null],
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['ab', 'INVALID'],
    ['two words', 'INVALID'],
    ['Zoë', 'INVALID'],
    ['mаry', 'INVALID'], // a Cyrillic а, which looks like another member's name
    ['a@b.example', 'INVALID'],
    ['a'.repeat(31), 'TOO_LONG'],
  ])('%j: %s', (text, code) => {
    expect(usernameIssue(text)?.code ?? null).toBe(code);
  });

  it('is one with itself in other cases', () => {
    expect(usernameKey(' Mary.P ')).toBe(usernameKey('mary.p'));
  });

  it('is taken exactly when it is 3 to 30 of the allowed signs', () => {
    const sign = fc.constantFrom(...'abcXYZ019._-');
    fc.assert(
      fc.property(fc.array(sign, { minLength: 3, maxLength: 30 }), (signs) =>
        expect(usernameIssue(signs.join(''))).toBeNull(),
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(usernameIssue(text) === null).toBe(
          /^[a-z0-9._-]{3,30}$/iu.test(text.trim()) && !/[^\0-\x7f]/u.test(text.trim()),
        ),
      ),
    );
  });
});

describe('a date of birth', () => {
  it.each([
    ['1990-06-01', null],
    ['2010-11-21', null],
    ['2010-11-22', 'UNDERAGE'],
    ['2026-11-20', 'UNDERAGE'],
    [TODAY, 'INVALID'],
    ['2999-01-01', 'INVALID'],
    ['1881-04-03', 'INVALID'],
    ['1990-02-30', 'INVALID'],
    ['01/06/1990', 'INVALID'],
    ['', 'REQUIRED'],
  ])('%j: %s', (text, code) => {
    expect(dateOfBirthIssue(text, TODAY)?.code ?? null).toBe(code);
  });
});

describe.each(PROFILE_TEXT_NAMES)('the text %s', (name) => {
  const { most } = PROFILE_TEXTS[name];
  it.each([
    ['she/her', null],
    ['x'.repeat(most), null],
    ['👩'.repeat(most), null],
    ['x'.repeat(most + 1), 'TOO_LONG'],
    [' ', 'REQUIRED'],
    ['she\u0000her', 'INVALID'],
    ['she\u202Eher', 'INVALID'],
  ])('%j: %s', (text, code) => {
    const issue = profileTextIssue(name, text);
    expect(issue?.code ?? null).toBe(code);
    if (issue) expect(issue.field).toBe(name);
  });
});

it('pronouns have at most 40 characters', () => {
  expect(profileTextIssue('pronouns', 'x'.repeat(41))?.reason).toBe('Use at most 40 characters.');
});

describe('a place elsewhere', () => {
  it.each([
    ['FACEBOOK', 'mary.penrose', null],
    ['FACEBOOK', 'x'.repeat(100), null],
    ['FACEBOOK', 'x'.repeat(101), 'TOO_LONG'],
    ['FACEBOOK', '', 'REQUIRED'],
    ['X', 'a\nb', 'INVALID'],
    ['WEBSITE', 'https://penrose.example.org', null],
    ['WEBSITE', 'javascript:alert(1)', 'INVALID'],
    ['MYSPACE', 'mary', 'INVALID'],
    ['constructor', 'mary', 'INVALID'],
  ])('%s %j: %s', (type, text, code) => {
    const issue = socialIssue(type, text);
    expect(issue?.code ?? null).toBe(code);
    if (issue) expect(issue.field).toBe(`socials.${type}`);
  });
});

describe('a change of a profile', () => {
  it('names every field that is wrong, with a sentence', () => {
    const issues = profileIssues(
      {
        username: 'ab',
        dateOfBirth: '2999-01-01',
        pronouns: 'x'.repeat(41),
        socials: [
          { type: 'WEBSITE', identifier: 'home' },
          { type: 'X', identifier: 'fine' },
        ],
      },
      ['username', 'pronouns', 'socials.X', 'memberId'],
      TODAY,
    );
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'username INVALID',
      'dateOfBirth INVALID',
      'pronouns TOO_LONG',
      'socials.WEBSITE INVALID',
      'username REQUIRED',
      'memberId INVALID',
    ]);
    for (const { reason } of issues) expect(reason).toMatch(/^[A-Z].{10,}$/u);
  });

  it('takes one link of a kind, however many are sent', () => {
    const socials = Array.from({ length: 20_000 }, (_, at) => ({
      type: at === 0 ? 'FACEBOOK' : 'X',
      identifier: `mary${at}`,
    }));
    expect(profileIssues({ socials }, [], TODAY)).toMatchObject([{ field: 'socials.X', code: 'INVALID' }]);
  });

  it('is free of issues when there is nothing wrong', () => {
    expect(profileIssues({ username: 'mary', shouldShowAgeGroup: true }, ['pronouns', 'dateOfBirth'], TODAY)).toEqual(
      [],
    );
  });
});
