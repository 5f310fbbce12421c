import { type ComponentType, useEffect, useState, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';

import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';
import { selectHasSignOutFailed, selectLeftElsewhere } from '#features/kernel/auth/index.ts';
import { ConsentPrompt } from '#features/kernel/consent/components/ConsentPrompt.tsx';
import { NotificationArea } from '#features/kernel/toasts/index.ts';
import { retryScroll, positionKey, readPositions, storePositions } from '#services/storage/scrollPositions.ts';
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx';

import { Footer } from './Footer.tsx';
import { LeftElsewhere, NotLeft } from './LeavingNotices.tsx';
import { NavBar } from './NavBar.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { SITE_END_ID } from './siteEnd.ts';
import styles from './SiteLayout.module.scss';
import { useChrome } from './useChrome.ts';

interface ScrollKeeperProps {
  /** Whether the navigation that just ended asked to stay where the page is (`preventScrollReset` of its link). */
  staysPut: () => boolean;
}

/**
 * Scrolls a new page to its top, and an earlier one to where it was left (spec 1 section 2). A page whose data comes
 * later is scrolled as soon as it is tall enough, unless the reader scrolls first.
 */
function ScrollKeeper({ staysPut }: ScrollKeeperProps) {
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
    if (how === 'POP' && earlier !== undefined) return retryScroll(earlier);
    const target = hash.length > 1 ? document.getElementById(decodeLoosely(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (how !== 'POP' && !staysPut()) window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, how, staysPut]);

  return null;
}

interface SiteLayoutProps {
  /** Whether the navigation that just ended asked to stay where the page is. */
  staysPut: () => boolean;
  /** What comes after the first page was rendered; none in tries of the shell alone. */
  loadExtras?: (() => Promise<ComponentType>) | undefined;
}

/**
 * What comes later, of which there is nothing in what the server drew. By itself, so that nothing else is drawn again
 * when it is there. Without a boundary: React would hold the page inside its own back for 300 ms after what this one
 * shows meanwhile.
 */
function Later({ loadExtras }: { loadExtras: () => Promise<ComponentType> }) {
  const [Extras, setExtras] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      void loadExtras().then(
        (Loaded) => setExtras(() => Loaded),
        () => undefined,
      ),
    [loadExtras],
  );
  return Extras && <Extras />;
}

/** What surrounds every page. */
export function SiteLayout({ staysPut, loadExtras }: SiteLayoutProps) {
  const chrome = useChrome();
  const leftElsewhere = useSelector(selectLeftElsewhere);
  const hasSignOutFailed = useSelector(selectHasSignOutFailed);
  return (
    <div className={styles.site} data-background={chrome.background}>
      <SkipLink targetId="main" />
      <ConsentPrompt />
      {loadExtras && <Later loadExtras={loadExtras} />}
      <RouteAnnouncer />
      <ScrollKeeper staysPut={staysPut} />
      {chrome.hasNav && <NavBar />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {hasSignOutFailed && <NotLeft />}
        {leftElsewhere ? <LeftElsewhere kind={leftElsewhere} /> : <Outlet />}
      </main>
      <div id={SITE_END_ID} className={styles.end} />
      {chrome.hasFooter && <Footer />}
      <NotificationArea />
      <SessionKeeper />
    </div>
  );
}
