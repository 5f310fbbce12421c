import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { MenuName } from '../navEntries.ts';
import { NavItem } from '../NavItem.tsx';
import { entriesOf } from './menuEntries.ts';
import styles from './MenuPanel.module.scss';
import { useArrowKeys } from './useArrowKeys.ts';

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
