import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';

/** The first steps of a tree, in order. */
export const ONBOARDING_STEPS = ['you', 'parents', 'grandparents', 'done'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** A person the first steps ask about; skipped ones are remembered by this name. */
export type OnboardingNode =
  | 'you'
  | 'father'
  | 'mother'
  | 'fathers-father'
  | 'fathers-mother'
  | 'mothers-father'
  | 'mothers-mother';

/** Who is asked about at which step, and how they are related to the person before. */
export interface OnboardingPerson {
  node: OnboardingNode;
  step: OnboardingStep;
  label: string;
  sex: TreeSex;
  /** Null for the person the tree starts with. */
  parentOf: OnboardingNode | null;
  /** The person whose surname the form starts with: fathers mostly pass it on. */
  surnameOf: OnboardingNode | null;
}

const FATHER = { sex: 'm', step: 'parents' } as const;
const MOTHER = { sex: 'f', step: 'parents' } as const;

/** In the order they are asked about and added: a child always before its parents. */
export const ONBOARDING_PEOPLE: readonly OnboardingPerson[] = [
  { node: 'you', step: 'you', label: 'You', sex: 'u', parentOf: null, surnameOf: null },
  { ...FATHER, node: 'father', label: 'Your father', parentOf: 'you', surnameOf: 'you' },
  { ...MOTHER, node: 'mother', label: 'Your mother', parentOf: 'you', surnameOf: null },
  {
    ...FATHER,
    node: 'fathers-father',
    step: 'grandparents',
    label: 'Your father’s father',
    parentOf: 'father',
    surnameOf: 'father',
  },
  {
    ...MOTHER,
    node: 'fathers-mother',
    step: 'grandparents',
    label: 'Your father’s mother',
    parentOf: 'father',
    surnameOf: null,
  },
  {
    ...FATHER,
    node: 'mothers-father',
    step: 'grandparents',
    label: 'Your mother’s father',
    parentOf: 'mother',
    surnameOf: 'mother',
  },
  {
    ...MOTHER,
    node: 'mothers-mother',
    step: 'grandparents',
    label: 'Your mother’s mother',
    parentOf: 'mother',
    surnameOf: null,
  },
];

/** The people of a step. */
export const peopleOfStep = (step: OnboardingStep): readonly OnboardingPerson[] =>
  ONBOARDING_PEOPLE.filter((person) => person.step === step);

/** The step after one; `done` stays. */
export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? 'done';

/** A step by its name; anything else starts at the first. */
export const readOnboardingStep = (name: string): OnboardingStep =>
  ONBOARDING_STEPS.find((step) => step === name) ?? 'you';
