import { useEffect, useEffectEvent } from 'react';

const AGAIN_MS = 5_000;

/**
 * Asks again every five seconds while people are being looked at, as long as the page can be seen.
 *
 * @param isUnderWay - what the last answer said; undefined while there is none.
 */
export function useLookAgain(isUnderWay: boolean | undefined, ask: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) ask();
  });
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = window.setInterval(look, AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [isUnderWay]);
}
