import { isEmailAddress, normaliseEmail, passwordProblem, signUpProblems, type SignUpValues } from './signUpRules.ts';

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

  it('refuses names nobody stores', () => {
    expect(codes({ ...ann, lastName: 'x'.repeat(101) })).toEqual(['lastName TOO_LONG']);
  });

  it.each([
    ['short', 'TOO_SHORT'],
    ['x'.repeat(201), 'TOO_LONG'],
    ['ANN@example.com ', 'SAME_AS_EMAIL'],
  ])('refuses the password %j as %s', (password, code) => {
    expect(passwordProblem(password, ann.email)?.code).toBe(code);
  });

  it('takes ten characters of any script', () => {
    expect(passwordProblem('ÅÄÖ åäö 12', ann.email)).toBeNull();
  });
});

describe('e-mail addresses', () => {
  it.each(['a@b.ie', " o'brien+trees@mail.example.co.uk ", 'åsa@exämple.se'])('takes %j', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each(['', 'ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', 'ann@example..com', 'a@b@c.de', `${'x'.repeat(250)}@a.de`])(
    'refuses %j',
    (email) => {
      expect(isEmailAddress(email)).toBe(false);
    },
  );

  it('compares them without case and outer space', () => {
    expect(normaliseEmail(' Ann@Example.COM ')).toBe('ann@example.com');
  });
});
