import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { useAccountEntries } from '../shell/useAccountEntries.ts';
import styles from './AccountFrame.module.scss';

/** The frame of the account area: what there is for this member at the side, or above on small screens, and the page. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const entries = useAccountEntries();
  const list = useRef<HTMLUListElement>(null);
  const count = entries.length;
  // On small screens the list is one line, and the page that is open may stand beyond its end; some entries come with the member's grants.
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    void list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [count]);
  return (
    <PageContainer>
      <div className={styles.frame}>
        <nav aria-label="Your account" className={styles.nav}>
          <ul ref={list} role="list" className={styles.list}>
            {entries.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={styles.entry}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.page}>{children}</div>
      </div>
    </PageContainer>
  );
}
