import { useRef, type RefObject, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { MenuName } from '../navEntries.ts';
import { NavItem } from '../NavItem.tsx';
import { entriesOf } from './menuEntries.ts';
import styles from './MenuPanel.module.scss';

/**
 * Which of so many links a key leads to from one of them, or from the button before them (-1); null where it leads
 * nowhere.
 */
function linkAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return null;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null;
}

/**
 * Arrow keys lead through the links of an open menu, from its button, too, while Tab still does: the page behind does
 * not scroll.
 */
function useArrowKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const group = panel.current?.closest('li');
    const onKey = (event: KeyboardEvent) => {
      const links = [...(panel.current?.querySelectorAll('a') ?? [])];
      const next = linkAfter(
        event.key,
        links.findIndex((link) => link === document.activeElement),
        links.length,
      );
      if (next === null || links.length === 0) return;
      event.preventDefault();
      links[next]?.focus();
    };
    group?.addEventListener('keydown', onKey);
    return () => group?.removeEventListener('keydown', onKey);
  }, [panel]);
}

/** The entries of one menu of the bar that its reader may see. */
export function MenuPanel({ menu }: { menu: MenuName }) {
  const { pathname } = useLocation();
  const panel = useRef<HTMLUListElement>(null);
  useArrowKeys(panel);
  return (
    <ul ref={panel} role="list" className={styles.panel}>
      {entriesOf(menu).map((entry) => (
        <NavItem key={entry.to} entry={entry}>
          <li>
            <Link className={styles.entry} to={entry.to} aria-current={pathname === entry.to ? 'page' : undefined}>
              <span className={styles.label}>{entry.label}</span>
              <span className={styles.hint}>{entry.hint}</span>
            </Link>
          </li>
        </NavItem>
      ))}
    </ul>
  );
}
