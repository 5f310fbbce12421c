import { needsOnboarding, PEOPLE_OF_FIRST_STEPS } from './needsOnboarding.ts';
import { ONBOARDING_PEOPLE, ONBOARDING_STEPS, peopleOfStep, readOnboardingStep, stepAfter } from './onboardingSteps.ts';

describe('the first steps of a tree', () => {
  it('ask about you, parents and grandparents, children before their parents', () => {
    expect(ONBOARDING_STEPS.map((step) => peopleOfStep(step).length)).toEqual([1, 2, 4, 0]);
    const order = ONBOARDING_PEOPLE.map(({ node }) => node);
    for (const { node, parentOf } of ONBOARDING_PEOPLE)
      if (parentOf !== null) expect(order.indexOf(parentOf)).toBeLessThan(order.indexOf(node));
  });

  it('are counted where charts decide about them', () => expect(PEOPLE_OF_FIRST_STEPS).toBe(ONBOARDING_PEOPLE.length));

  it('follow each other and end', () => {
    expect(ONBOARDING_STEPS.map(stepAfter)).toEqual(['parents', 'grandparents', 'done', 'done']);
    expect([readOnboardingStep('parents'), readOnboardingStep('nonsense')]).toEqual(['parents', 'you']);
  });

  const fresh = { isOwner: true, isPublic: false, isCompleted: false, personCount: 1, isInGroup: false };
  it.each([
    ['TREE-007 a new tree of one’s own', {}, true],
    ['TREE-006 a private tree of somebody of the test group', { isInGroup: true }, false],
    ['TREE-007 a public tree of somebody of the test group', { isInGroup: true, isPublic: true }, true],
    ['a tree of somebody else', { isOwner: false }, false],
    ['a tree whose steps were taken', { isCompleted: true }, false],
    ['a tree with everyone the steps ask about', { personCount: ONBOARDING_PEOPLE.length }, true],
    ['a tree with one more', { personCount: ONBOARDING_PEOPLE.length + 1 }, false],
    ['an imported tree', { personCount: 3010 }, false],
  ])('%s', (_title, tree, expected) => expect(needsOnboarding({ ...fresh, ...tree })).toBe(expected));
});
