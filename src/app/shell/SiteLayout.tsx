import { Outlet } from 'react-router-dom';

import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import { useChrome } from './useChrome.ts';
import styles from './SiteLayout.module.scss';

/** What stands around every page. */
export function SiteLayout() {
  const chrome = useChrome();
  return (
    <div className={styles.site} data-background={chrome.background}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      {chrome.hasNav && <NavBar />}
      <ConnectionNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {chrome.hasFooter && <Footer />}
    </div>
  );
}
