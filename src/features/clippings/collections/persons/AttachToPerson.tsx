import { Suspense } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

import type { AttachToPersonProps } from './AttachToPersonDialog.tsx';

const AttachToPersonDialog = lazyPart<AttachToPersonProps>(() =>
  import('./AttachToPersonDialog.tsx').then((chunk) => chunk.AttachToPersonDialog),
);

/** The window that adds a clipping to a person of a tree; its code comes with the first one. */
export function AttachToPerson(props: AttachToPersonProps) {
  return (
    <Suspense fallback={null}>
      <AttachToPersonDialog {...props} />
    </Suspense>
  );
}
