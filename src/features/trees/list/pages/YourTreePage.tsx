import { Navigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { defaultTree } from '../model/listTrees.ts';
import { listTexts } from '../texts.ts';

/** Leads to the chart of a member's tree, the last changed where they own several. */
export function Component() {
  const { data: trees, error, refetch } = useFamilyTreesQuery();
  if (error && !trees) return <PageFailure title={listTexts.oneFailed} error={error} onRetry={() => void refetch()} />;
  if (!trees) return <PageSkeleton label={listTexts.loadingOne} />;
  const tree = defaultTree(trees);
  return <Navigate replace to={tree ? chartAddress(tree.familyTreeRef) : '/tree/no-tree-ownership'} />;
}
