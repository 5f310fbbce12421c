import { Suspense } from 'react';

import { lazyPart } from '../lazyPart.ts';
import { useExitDelay } from '../useExitDelay.ts';
import type { DialogProps } from './DialogPanel.tsx';

const DialogPanel = lazyPart<DialogProps>(() => import('./DialogPanel.tsx').then((chunk) => chunk.DialogPanel));

/** Fetches the window's code before it is opened, so that one opens without a connection, too. */
export const preloadDialog = (): void => DialogPanel.preload();

/** Exit of a dialog, in milliseconds: `--time-move`. */
const EXIT_MS = 200;

/** A window over the page. The focus stays inside and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const isPresent = useExitDelay(props.open, EXIT_MS);
  if (!isPresent) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
