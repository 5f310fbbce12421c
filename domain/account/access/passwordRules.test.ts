import { commonPasswordForms } from './commonPasswordForms.ts';
import { passwordProblem, type PasswordOwner } from './passwordRules.ts';

const ann: PasswordOwner = {
  email: 'ann.pinch+trees@example.com',
  names: ['Ann', 'Pinch-Hocking'],
  siteNames: ['Muniment', 'records.roche.example'],
};

describe('a new password', () => {
  it.each([
    ['', 'REQUIRED'],
    ['short', 'TOO_SHORT'],
    ['x1y2'.repeat(51), 'TOO_LONG'],
    ['aaaaaaaaaaaa', 'TOO_PLAIN'],
    ['1212121212', 'TOO_PLAIN'],
    ['ANN.PINCH+trees@example.com ', 'SAME_AS_EMAIL'],
    ['my trees of 1881', 'HOLDS_EMAIL'],
    ['Hocking of 1881', 'HOLDS_NAME'],
    ['pinch-hocking!', 'HOLDS_EMAIL'],
    ['MUNIMENT room', 'HOLDS_SITE'],
    ['roche by the sea', 'HOLDS_SITE'],
    ['on every list', 'COMMON'],
  ])('is refused: %j as %s', (password, code) => {
    expect(passwordProblem(password, ann, (one) => one === 'on every list')?.code).toBe(code);
  });

  it.each(['clay labourer', 'ÅÄÖ åäö 12', 'an oak chest in the vestry', 'wexcombe-1881', 'joannie 1871'])(
    'is taken: %j',
    (password) => {
      expect(passwordProblem(password, ann)).toBeNull();
    },
  );

  it('is refused with a name in it, with its accents or without', () => {
    const sian: PasswordOwner = { email: 'x@example.com', names: ['Siân', "O'Brien"], siteNames: [] };
    expect(
      ['sian by the sea', 'Siân by the sea', 'o’brien 1850', 'öbrién 1850!'].map(
        (password) => passwordProblem(password, sian)?.code,
      ),
    ).toEqual(['HOLDS_NAME', 'HOLDS_NAME', 'HOLDS_NAME', 'HOLDS_NAME']);
  });

  it('checks the list last, and says what to do', () => {
    expect(passwordProblem('short', ann, () => true)?.code).toBe('TOO_SHORT');
    expect(passwordProblem('clay labourer', ann, () => true)?.message).toMatch(/three or four unrelated words/u);
  });

  it('of someone we know nothing of is judged by itself', () => {
    expect(passwordProblem('clay labourer', { email: '', names: ['', 'Li'], siteNames: [] })).toBeNull();
  });
});

it.each([
  ['Dragon!!2024', ['dragon!!2024', '~dragon']],
  ['１２３４５６７８９０', ['1234567890']],
  ['2024cat', ['2024cat']],
  ['clay labourer', ['clay labourer', '~clay labourer']],
  ['Trustno1trustno1', ['trustno1trustno1', '~trustno1trustno', 'trustno1', '~trustno']],
  ['dragondragondragon', ['dragondragondragon', '~dragondragondragon', 'dragon', '~dragon']],
])('%j is looked for as %j', (password, forms) => {
  expect(commonPasswordForms(password)).toEqual(forms);
});
