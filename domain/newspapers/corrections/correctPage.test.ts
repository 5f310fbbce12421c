import { correctHeadline } from './correctPage.ts';

describe('the headline of an article', () => {
  it.each([
    ['SHIP NEWF', 'SHIP NEWF', 'SHIP NEWS', 'SHIP NEWS'],
    [
      'FIRE AT THE MILL. SIX PEOPLC SAVED',
      'SIX PEOPLC SAVED',
      'SIX PEOPLE SAVED',
      'FIRE AT THE MILL. SIX PEOPLE SAVED',
    ],
    ['Births', 'thc wife of', 'the wife of', 'Births'],
    ['THE ART OF ARTS', 'ART', 'ARTS', 'THE ARTS OF ARTS'],
    ['IN THE PARTS', 'ART', 'ARTS', 'IN THE PARTS'],
    ['A B', 'A', 'O', 'A B'],
    ['Shipping', '', 'Ship', 'Shipping'],
  ])('%j after %j became %j is %j', (headline, before, after, expected) => {
    expect(correctHeadline(headline, before, after)).toBe(expected);
  });

  it('is as it was when the correction is undone', () => {
    expect(correctHeadline(correctHeadline('SHIP NEWF', 'SHIP NEWF', 'SHIP NEWS'), 'SHIP NEWS', 'SHIP NEWF')).toBe(
      'SHIP NEWF',
    );
  });
});
