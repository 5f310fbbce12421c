import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { personAddress } from '#domain/trees/core/personAddress.ts';
import { readTreePersonId, readTreeRef, treePersonId } from '#domain/trees/core/treeIds.ts';
import { useFamilyTreeQuery } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import { storiesRedirectTexts as texts } from './texts.ts';

/**
 * The person an address of stories names: by id, by their number in the tree, or, without one, the tree's root person
 * (Q-065).
 */
function personOf(treeId: number, personId: string | undefined, root: string | null): string | null {
  if (personId === undefined) return root;
  return /^\d+$/u.test(personId) ? treePersonId(treeId, Number(personId)) : readTreePersonId(personId) && personId;
}

/** Loads the stories of a person, or of the root person of a tree. A page of its own it is not (spec 2 section 2). */
export function Component() {
  const { treeid = '', personId } = useParams();
  const treeId = readTreeRef(treeid);
  const { currentData: tree, ...answer } = useFamilyTreeQuery(
    { ref: treeid, publicTreeShareToken: null, viewAs: null },
    { skip: treeId === null },
  );
  const person = tree && treeId !== null ? personOf(treeId, personId, tree.rootPerson?.id ?? null) : undefined;
  const to = tree && person ? personAddress(tree.familyTreeRef, person, 'stories') : null;
  useEffect(() => {
    if (to !== null) documentNavigation.replace(to);
  }, [to]);
  throwRefusal(tree ? null : answer.error);
  if (treeId === null || person === null) throw new PageMissing();
  return <NoAnswer of={answer} texts={texts} asPage />;
}
