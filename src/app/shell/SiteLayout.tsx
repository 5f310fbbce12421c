import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';

import { selectHasSignOutFailed, selectLeftElsewhere } from '#features/kernel/auth/index.ts';
import { ConsentPrompt } from '#features/kernel/consent/components/ConsentPrompt.tsx';
import { NotificationArea } from '#features/kernel/toasts/index.ts';
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx';

import { Footer } from './Footer.tsx';
import { LeftElsewhere, NotLeft } from './LeavingNotices.tsx';
import { NavBar } from './NavBar.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { SITE_END_ID } from './siteEnd.ts';
import { useChrome } from './useChrome.ts';
import styles from './SiteLayout.module.scss';

interface SiteLayoutProps {
  /** Whether the navigation that just ended asked to stay where the page is. */
  staysPut: () => boolean;
  /** What comes after the first page was drawn; none in tries of the shell alone. */
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
