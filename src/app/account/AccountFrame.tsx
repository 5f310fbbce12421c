import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { accountTexts } from '../shell/accountTexts.ts';
import { useAccountEntries } from '../shell/useAccountEntries.ts';
import styles from './AccountFrame.module.scss';

/** The frame of the account area: the member's entries at the side, or above the page on small screens. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const entries = useAccountEntries();
  const list = useRef<HTMLUListElement>(null);
  const count = entries.length;
  // On small screens the list is one line, and the current entry may be out of view. Some entries arrive with the
  // member's grants.
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    void list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [count]);
  return (
    <PageContainer>
      <div className={styles.frame}>
        <nav aria-label={accountTexts.area} className={styles.nav}>
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
