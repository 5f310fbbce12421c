import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Logo } from '#ui/Logo/Logo.tsx';

import { whenPageSettled } from '../content/whenPageSettled.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './NavBar.module.scss';
import { HELP_ENTRY, menuAt, NAV_MENUS, WHAT_IS_FREE } from './navEntries.ts';
import { NavItem } from './NavItem.tsx';
import { NavMenu, preloadMenus } from './NavMenu.tsx';
import { navTexts as texts } from './texts.ts';

/** The bar at the head of every page. Below `md` everything but the brand folds into a menu. */
export function NavBar() {
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Open only for the address it was opened at: going somewhere closes it.
  const isOpen = openAt === key;

  useEffect(() => void whenPageSettled().then(preloadMenus), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} to="/">
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          {isOpen ? <X aria-hidden size={20} /> : <Menu aria-hidden size={20} />}
          {texts.menu}
        </button>
        <div id="site-menu" className={styles.menu} data-open={isOpen}>
          <nav aria-label={texts.main}>
            <ul role="list" className={styles.entries}>
              {NAV_MENUS.map(({ menu, label, ...entry }) => (
                <NavItem key={menu} entry={entry}>
                  <NavMenu menu={menu} label={label} isCurrent={menuAt(pathname) === menu} />
                </NavItem>
              ))}
              <li>
                <Link
                  className={styles.link}
                  to={WHAT_IS_FREE}
                  aria-current={pathname === WHAT_IS_FREE ? 'page' : undefined}
                >
                  {texts.free}
                </Link>
              </li>
              <NavItem entry={HELP_ENTRY}>
                <li>
                  <Link
                    className={styles.link}
                    to={HELP_ENTRY.to}
                    aria-current={pathname === HELP_ENTRY.to ? 'page' : undefined}
                  >
                    {HELP_ENTRY.label}
                  </Link>
                </li>
              </NavItem>
            </ul>
          </nav>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
