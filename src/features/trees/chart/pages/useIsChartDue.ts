import { useEffect, useState } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';

/** By these a reader first shows that they are there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Whether a chart under a drawer is to be drawn. Below `md` the drawer covers the window: it is due when that closes;
 * else at the first sign of a reader. Once due it stays.
 */
export function useIsChartDue(isUnderDrawer: boolean): boolean {
  const [isDue, setDue] = useState(!isUnderDrawer);
  if (!isDue && !isUnderDrawer) setDue(true);
  useEffect(() => {
    if (isDue) return undefined;
    const onSign = () => !window.matchMedia(belowQuery('md')).matches && setDue(true);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    };
  }, [isDue]);
  return isDue;
}
