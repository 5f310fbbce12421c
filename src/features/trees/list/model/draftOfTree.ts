import { NO_BASICS } from '#domain/trees/core/editing/newPerson.ts';
import { ONBOARDING_PEOPLE, readOnboardingStep, type OnboardingNode } from '#domain/trees/person/onboardingSteps.ts';
import type { FamilyTree, TreeNeighbourhood } from '#features/trees/core/index.ts';

import type { TreeDraft } from './treeDraft.ts';

/** The father or the mother of a person, by sex; null where there is none yet. */
function parentOf(personId: string, sex: string, { families, persons }: TreeNeighbourhood): string | null {
  const partners = families
    .filter(({ children }) => children.some((child) => child.personId === personId))
    .flatMap((family) => family.partners);
  return partners.find((partner) => persons.find(({ id }) => id === partner)?.sex === sex) ?? null;
}

/** The first steps of a tree that is there: who of them is in it already, and where its owner stopped. */
export function draftOfTree(tree: FamilyTree, around: TreeNeighbourhood): TreeDraft {
  const ids: Partial<Record<OnboardingNode, string>> = { you: around.proband };
  for (const { node, parentOf: child, sex } of ONBOARDING_PEOPLE) {
    const of = child && ids[child];
    const id = of ? parentOf(of, sex, around) : null;
    if (id !== null) ids[node] = id;
  }
  const people = Object.fromEntries(
    Object.entries(ids).flatMap(([node, id]) =>
      around.persons
        .filter((person) => person.id === id)
        .map(({ given, surname }) => [node, { ...NO_BASICS, given, surname }]),
    ),
  );
  const step = readOnboardingStep(tree.onboarding.step);
  const skipped = ONBOARDING_PEOPLE.flatMap(({ node }) =>
    tree.onboarding.skippedNodes.includes(node) && ids[node] === undefined ? [node] : [],
  );
  return { step: step === 'you' ? 'parents' : step, people, skipped, planted: { ref: around.proband, ids } };
}
