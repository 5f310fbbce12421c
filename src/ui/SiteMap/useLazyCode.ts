import { useEffect, useState, type RefObject } from 'react';

/** How far below the window a part may lie and still be made ready. */
const AHEAD = '400px';

/**
 * True once an element came near the window, and from then on; as soon as it is drawn where the browser cannot observe
 * it. A server draws none.
 */
export function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

/**
 * Code that comes when it is wanted.
 *
 * @param load - imports it; the same function at each call. Asked once more when the part is mounted again after a
 * failure.
 * @returns what came; null until then, and `failed` when it could not be had.
 */
export function useLazyCode<Loaded>(load: () => Promise<Loaded>, isWanted: boolean): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<{ it: Loaded } | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load().then(
      (it) => isHere && setLoaded({ it }),
      () => isHere && setLoaded('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, load]);
  return loaded === null || loaded === 'failed' ? loaded : loaded.it;
}
