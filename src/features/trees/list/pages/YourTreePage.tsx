import { Navigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import { defaultTree } from '../listTrees.ts';
import { listTexts } from '../texts.ts';

/** Leads to the chart of a member's tree, the last changed where they own several. */
export function Component() {
  const { data: trees, ...answer } = useFamilyTreesQuery();
  if (!trees)
    return <NoAnswer of={answer} texts={{ loading: listTexts.loadingOne, failed: listTexts.oneFailed }} asPage />;
  const tree = defaultTree(trees);
  return <Navigate replace to={tree ? chartAddress(tree.familyTreeRef) : '/tree/no-tree-ownership'} />;
}
