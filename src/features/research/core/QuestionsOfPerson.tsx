import { Suspense } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';

const QuestionLinks = lazyPart(() => import('./QuestionLinks.tsx').then((chunk) => chunk.QuestionLinks));

/**
 * The member’s research questions about a person of a tree that are not concluded. Draws nothing where there are none.
 */
export function QuestionsOfPerson({ personId }: { personId: string }) {
  const hasResearch = useGrant('my-research:workspaces');
  if (!hasResearch) return null;
  return (
    <Suspense fallback={null}>
      <QuestionLinks personId={personId} />
    </Suspense>
  );
}
