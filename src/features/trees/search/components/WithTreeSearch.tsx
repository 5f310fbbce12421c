import type { ReactNode } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

/** What is for who holds the grant of the regular tree search; others are told that it is not offered to them. */
export function WithTreeSearch({ children }: { children: ReactNode }) {
  const isOffered = useGrant('tree:search:regular');
  if (isOffered) return children;
  return (
    <Notice tone="info" headingLevel={2} title="The search in family trees is not part of your access">
      <p>You can still open the trees that are yours, and those that others share with you.</p>
    </Notice>
  );
}
