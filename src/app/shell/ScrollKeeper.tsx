import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';
import { keepTrying, positionKey, readPositions, storePositions } from '#services/storage/scrollPositions.ts';

interface ScrollKeeperProps {
  /** Whether the navigation that just ended asked to stay where the page is (`preventScrollReset` of its link). */
  staysPut: () => boolean;
}

/**
 * Scrolls a new page to its top, and an earlier one to where it was left (spec 1 section 2). A page whose data comes
 * later is scrolled as soon as it is tall enough, unless the reader scrolls first.
 */
export function ScrollKeeper({ staysPut }: ScrollKeeperProps) {
  const location = useLocation();
  const { hash } = location;
  const key = positionKey(location.key, location);
  const how = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  positions.current ??= readPositions();

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const onLeave = () => storePositions(positions.current ?? new Map());
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.history.scrollRestoration = before;
      window.removeEventListener('pagehide', onLeave);
    };
  }, []);

  // Written while the page is shown: when the next one is drawn, the browser may already have moved. A layout effect,
  // so that the scroll to the top of the next page is never taken for this one's.
  useLayoutEffect(() => {
    const onScroll = () => positions.current?.set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);

  useLayoutEffect(() => {
    const earlier = positions.current?.get(key);
    if (how === 'POP' && earlier !== undefined) return keepTrying(earlier);
    const target = hash.length > 1 ? document.getElementById(decodeLoosely(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (how !== 'POP' && !staysPut()) window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, how, staysPut]);

  return null;
}
