import { type ReactNode, Suspense } from 'react';

import { lazyPart } from '../lazyPart.ts';
import { useLingering } from '../useLingering.ts';

const DrawerPanel = lazyPart(() => import('./DrawerPanel.tsx').then((chunk) => chunk.DrawerPanel));

/** From closing to removal, in milliseconds (spec 1 section 9); `--time-drawer` is the same for the eye. */
export const DRAWER_EXIT_MS = 400;

export interface DrawerProps {
  open: boolean;
  /** Escape, the close button, or a press on the overlay. */
  onClose: () => void;
  title: string;
  /** Stays at the foot while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A sheet from the bottom of the window: filters and forms on phones. */
export function Drawer(props: DrawerProps) {
  const isPresent = useLingering(props.open, DRAWER_EXIT_MS);
  if (!isPresent) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
