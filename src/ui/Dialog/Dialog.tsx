import { type ReactNode, Suspense } from 'react';

import { lazyPart } from '../lazyPart.ts';
import { useLingering } from '../useLingering.ts';

const DialogPanel = lazyPart<DialogProps>(() => import('./DialogPanel.tsx').then((chunk) => chunk.DialogPanel));

/** Fetches the window's code before it is opened, so that one opens without a connection, too. */
export const preloadDialog = (): void => DialogPanel.preload();

/** Exit of a dialog, in milliseconds: `--time-move`. */
const EXIT_MS = 200;

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a press outside. */
  onClose: () => void;
  title: string;
  /** One sentence read out together with the title. */
  description?: string;
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode;
  wide?: boolean;
  /** Fills the window of a phone: for forms. */
  fillsPhones?: boolean;
  /** A press outside does not close it: for questions that must be answered. */
  mustAnswer?: boolean;
  children?: ReactNode;
}

/** A window over the page. The focus stays inside and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const isPresent = useLingering(props.open, EXIT_MS);
  if (!isPresent) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
