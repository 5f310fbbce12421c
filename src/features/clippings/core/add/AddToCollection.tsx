import { Suspense } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

import type { AddToCollectionProps } from './AddToCollectionDialog.tsx';

const AddToCollectionDialog = lazyPart<AddToCollectionProps>(() =>
  import('./AddToCollectionDialog.tsx').then((chunk) => chunk.AddToCollectionDialog),
);

/** The window that puts clippings or a record into a collection; its code comes with the first one. */
export function AddToCollection(props: AddToCollectionProps) {
  return (
    <Suspense fallback={null}>
      <AddToCollectionDialog {...props} />
    </Suspense>
  );
}
