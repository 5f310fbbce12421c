import { Suspense } from 'react';

import { lazyPart } from '../lazyPart.ts';
import { useExitDelay } from '../useExitDelay.ts';
import type { DrawerProps } from './DrawerPanel.tsx';

const DrawerPanel = lazyPart(() => import('./DrawerPanel.tsx').then((chunk) => chunk.DrawerPanel));

/** From closing to removal, in milliseconds (spec 1 section 9); `--time-drawer` is the same for the eye. */
export const DRAWER_EXIT_MS = 400;

/** A sheet from the bottom of the window: filters and forms on phones. */
export function Drawer(props: DrawerProps) {
  const isPresent = useExitDelay(props.open, DRAWER_EXIT_MS);
  if (!isPresent) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
