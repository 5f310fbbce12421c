import { useState } from 'react';

import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import { needsOnboarding } from '#domain/trees/person/needsOnboarding.ts';
import { useGroup } from '#features/kernel/grants/index.ts';

import type { FamilyTree } from './api/treeDataApi.ts';

/**
 * The drawer of the first steps, where a tree opens with it (spec 2 section 4); null where it does not. The steps are
 * offered once for each time the chart is opened: readers who close them are not sent back.
 * @param tree - undefined while it is loading
 * @param isAlone - the chart is without a drawer
 */
export function useFirstSteps(tree: FamilyTree | undefined, isAlone: boolean): string | null {
  const isInGroup = useGroup(GROUPS.preRegistrationOnboarding);
  const [offeredFor, setOfferedFor] = useState<string | null>(null);
  if (!tree?.rootPerson) return null;
  const { id, role, isPublic, onboarding, personCount, rootPerson } = tree;
  const isNeeded = needsOnboarding({
    isOwner: role === 'OWNER',
    isPublic,
    isCompleted: onboarding.completed,
    personCount,
    isInGroup,
  });
  if (!isNeeded || offeredFor === id) return null;
  if (!isAlone) {
    setOfferedFor(id);
    return null;
  }
  return `${rootPerson.id}/onboarding`;
}
