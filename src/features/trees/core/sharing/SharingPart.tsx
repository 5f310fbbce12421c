import type { ReactNode } from 'react';

import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { whoTexts } from './texts.ts';
import { useTreeSharingQuery, type TreeSharing } from './treeSharingApi.ts';

/** What needs to know how the tree is shared. States: loading, failed with retry, content. */
export function SharingPart({ treeId, children }: { treeId: string; children: (sharing: TreeSharing) => ReactNode }) {
  const { data, error, refetch } = useTreeSharingQuery({ ref: treeId });
  if (data) return children(data);
  if (error)
    return <LoadFailure headingLevel={3} title={whoTexts.failed} error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={whoTexts.loading} />;
}
