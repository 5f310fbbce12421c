import type { ReactNode } from 'react';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import { whoTexts } from './texts.ts';
import { useTreeSharingQuery, type TreeSharing } from './treeSharingApi.ts';

/** What needs to know how the tree is shared. States: loading, failed with retry, content. */
export function SharingPart({ treeId, children }: { treeId: string; children: (sharing: TreeSharing) => ReactNode }) {
  const { data, ...answer } = useTreeSharingQuery({ ref: treeId });
  if (data) return children(data);
  return <NoAnswer of={answer} texts={whoTexts} headingLevel={3} />;
}
