import type { ReactNode } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import { formTexts } from '../texts.ts';

/**
 * What is for readers with the grant of the regular tree search; others read that it is not offered to them.
 */
export function WithTreeSearch({ children }: { children: ReactNode }) {
  const isOffered = useGrant('tree:search:regular');
  if (isOffered) return children;
  return (
    <Notice tone="info" headingLevel={2} title={formTexts.notOffered.title}>
      <p>{formTexts.notOffered.text}</p>
    </Notice>
  );
}
