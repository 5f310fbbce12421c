import { newEmailProblem } from './emailChangeRules.ts';
import {
  emailProblem,
  isEmailAddress,
  normaliseEmail,
  signUpProblems,
  type SignUpValues,
  TYPO_ENDINGS,
} from './signUpRules.ts';

const ann: SignUpValues = {
  firstName: 'Ann',
  lastName: 'Pinch',
  email: 'ann@example.com',
  password: 'clay labourer',
  hasAcceptedTerms: true,
};
const codes = (values: SignUpValues) => signUpProblems(values).map(({ field, code }) => `${field} ${code}`);

describe('signing up', () => {
  it('asks for nothing more when everything is there', () => {
    expect(signUpProblems(ann)).toEqual([]);
  });

  it('names every empty field once, in the order of the form', () => {
    const empty = { firstName: ' ', lastName: '', email: ' ', password: '', hasAcceptedTerms: false };
    expect(codes(empty)).toEqual([
      'firstName REQUIRED',
      'lastName REQUIRED',
      'email REQUIRED',
      'password REQUIRED',
      'hasAcceptedTerms REQUIRED',
    ]);
  });

  it('refuses names that no one stores', () => {
    expect(codes({ ...ann, lastName: 'x'.repeat(101) })).toEqual(['lastName TOO_LONG']);
  });

  it('judges the password with what else was typed', () => {
    expect(codes({ ...ann, password: 'pinch of salt' })).toEqual(['password HOLDS_NAME']);
    expect(codes({ ...ann, password: 'short' })).toEqual(['password TOO_SHORT']);
    expect(signUpProblems(ann, () => ({ field: 'password', code: 'COMMON', message: 'Common.' }))).toMatchObject([
      { code: 'COMMON' },
    ]);
  });

  it('asks for no password where another provider vouches', () => {
    expect(signUpProblems({ ...ann, password: null })).toEqual([]);
  });

  it.each(TYPO_ENDINGS)('refuses a new address that ends in %s, as a change of address does', (ending) => {
    const email = `ann@example.${ending}`;
    expect(codes({ ...ann, email })).toEqual(['email TYPO']);
    expect(newEmailProblem(email)).toBe('New email is invalid');
    expect(emailProblem(email)).toBeNull();
  });
});

describe('email addresses', () => {
  it.each(['a@b.ie', " o'brien+trees@mail.example.co.uk ", 'åsa@exämple.se'])('takes %j', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a b@example.com',
    'ann@example..com',
    'a@b@c.de',
    'ann@example.com\r\nBcc: all@example.com',
    'ann@example.com\n',
    '\u2028ann@example.com',
    `${'x'.repeat(250)}@a.de`,
  ])('refuses %j', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });

  it('compares them without case and outer space', () => {
    expect(normaliseEmail(' Ann@Example.COM ')).toBe('ann@example.com');
  });
});
