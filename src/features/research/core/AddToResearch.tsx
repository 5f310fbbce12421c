import { Suspense } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import type { AddToResearchProps } from './AddToResearchButton.tsx';

const AddToResearchButton = lazyPart(() =>
  import('./AddToResearchButton.tsx').then((chunk) => chunk.AddToResearchButton),
);

/**
 * Puts a page of this site into a research question or a folder of the member’s. Its code comes only for who may
 * (`my-research:workspaces`).
 */
export function AddToResearch(props: AddToResearchProps) {
  const hasResearch = useGrant('my-research:workspaces');
  if (!hasResearch) return null;
  return (
    <Suspense fallback={null}>
      <AddToResearchButton {...props} />
    </Suspense>
  );
}
