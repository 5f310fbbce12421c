import { Suspense } from 'react';

import { lazyPart } from '../lazyPart.ts';
import { useExitDelay } from '../useExitDelay.ts';
import type { SideDrawerProps } from './SideDrawerPanel.tsx';

const SideDrawerPanel = lazyPart(() => import('./SideDrawerPanel.tsx').then((chunk) => chunk.SideDrawerPanel));

/** Time of its way in and out, in milliseconds (spec 2 section 9). */
export const SIDE_DRAWER_MS = 250;

/** A panel from the side, as wide as its content; the whole window on phones. */
export function SideDrawer({ open = true, durationMs = SIDE_DRAWER_MS, ...rest }: SideDrawerProps) {
  const isPresent = useExitDelay(open, durationMs);
  if (!isPresent) return null;
  return (
    <Suspense fallback={null}>
      <SideDrawerPanel {...rest} open={open} durationMs={durationMs} />
    </Suspense>
  );
}
