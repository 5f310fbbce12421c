import { Menu, X, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Logo } from '#ui/Logo/Logo.tsx';

import { whenPageSettled } from '../content/whenPageSettled.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './NavBar.module.scss';
import { HELP_ENTRY, menuAt, NAV_MENUS, WHAT_IS_FREE, type MenuName } from './navEntries.ts';
import { NavItem } from './NavItem.tsx';
import { navTexts as texts } from './texts.ts';
import { useDisclosure } from './useDisclosure.ts';

const MenuPanel = lazyPart<{ menu: MenuName }>(() =>
  import(/* webpackChunkName: "late" */ './menus/MenuPanel.tsx').then((chunk) => chunk.MenuPanel),
);

/** Fetches the entries of the menus, once the first page is rendered. */
const preloadMenus = (): void => MenuPanel.preload();

interface NavMenuProps {
  menu: MenuName;
  label: string;
  /** The reader is at one of its pages. */
  isCurrent: boolean;
}

/** A group of links behind a button: a disclosure, whose links are reached by Tab like any others. */
function NavMenu({ menu, label, isCurrent }: NavMenuProps) {
  const panel = useId();
  const { button, isOpen, close, toggle, onKeyDown } = useDisclosure();
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <li className={styles.group} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={panel}
        data-current={isCurrent}
        onClick={toggle}
        onPointerEnter={preloadMenus}
      >
        {label}
        <ChevronDown aria-hidden size={16} />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <MenuPanel menu={menu} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

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
          <Logo name={readSiteBoot().shortName} logo={readSiteBoot().logo} />
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
