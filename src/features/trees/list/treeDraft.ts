import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { hasAnyName, NO_BASICS, type PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import {
  ONBOARDING_PEOPLE,
  ONBOARDING_STEPS,
  type OnboardingNode,
  type OnboardingStep,
} from '#domain/trees/person/onboardingSteps.ts';

/** A tree that is being started, before and while it is made. */
export interface TreeDraft {
  step: OnboardingStep;
  people: Partial<Record<OnboardingNode, PersonBasics>>;
  /** People whom the reader does not know, or leaves for later. */
  skipped: readonly OnboardingNode[];
  /** What of it the server has already; null before the tree is made. A break in between is taken up here. */
  planted: { ref: string; ids: Partial<Record<OnboardingNode, string>> } | null;
}

/** Where the draft of a first tree is stored (services/forms/drafts.ts). */
export const TREE_DRAFT = 'family-tree.create';

export const EMPTY_TREE_DRAFT: TreeDraft = { step: 'you', people: {}, skipped: [], planted: null };

const isNode = (value: unknown): value is OnboardingNode => ONBOARDING_PEOPLE.some(({ node }) => node === value);
const isPersonBasics = (value: unknown): value is PersonBasics =>
  isObject(value) && Object.keys(NO_BASICS).every((field) => typeof value[field] === 'string');

/** A stored draft; null for what is none. */
export function readTreeDraft(stored: unknown): TreeDraft | null {
  if (!isObject(stored) || !isObject(stored.people) || !Array.isArray(stored.skipped)) return null;
  const step = ONBOARDING_STEPS.find((known) => known === stored.step);
  if (!step) return null;
  const people = Object.fromEntries(
    Object.entries(stored.people).filter(([node, person]) => isNode(node) && isPersonBasics(person)),
  );
  const { planted } = stored;
  const ids = isObject(planted) && isObject(planted.ids) ? planted.ids : null;
  return {
    step,
    people,
    skipped: stored.skipped.filter(isNode),
    planted: isObject(planted) && ids && typeof planted.ref === 'string' ? { ref: planted.ref, ids } : null,
  };
}

/** The form of a person without any input: their sex, and the surname that is most likely. */
export function basicsOf(draft: TreeDraft, node: OnboardingNode): PersonBasics {
  const typed = draft.people[node];
  if (typed) return typed;
  const person = ONBOARDING_PEOPLE.find((candidate) => candidate.node === node);
  const surname = person?.surnameOf ? (draft.people[person.surnameOf]?.surname ?? '') : '';
  return { ...NO_BASICS, sex: person?.sex ?? 'u', surname, living: node === 'you' ? 'living' : 'unsaid' };
}

/** Only a surname that the form itself put there says nothing about anyone. */
export const isKnown = (draft: TreeDraft, node: OnboardingNode): boolean => {
  const typed = draft.people[node];
  return typed !== undefined && hasAnyName(typed) && !draft.skipped.includes(node);
};

/** No one can be added above a person who is not there. */
export const mayBeAsked = (draft: TreeDraft, parentOf: OnboardingNode | null): boolean =>
  parentOf === null || isKnown(draft, parentOf);

/** How a person of the draft is called; empty while nothing was typed. */
export const nameIn = ({ people }: TreeDraft, node: OnboardingNode): string =>
  [people[node]?.given, people[node]?.surname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
