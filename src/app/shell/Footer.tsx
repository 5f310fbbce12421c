import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import { SITE_NAME } from '#domain/kernel/routes/documentTitle.ts';
import { privacyChoicesOpened } from '#features/kernel/consent/index.ts';

import { FOOTER_ENTRIES } from './navEntries.ts';
import { NavItem } from './NavItem.tsx';
import styles from './Footer.module.scss';

/** The foot of every page. */
export function Footer() {
  const dispatch = useDispatch();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.about}>
          <strong>{SITE_NAME}</strong> keeps the documents that prove what happened, and finds the people in them.
        </p>
        <nav aria-label="Footer">
          <ul role="list" className={styles.links}>
            {FOOTER_ENTRIES.map((entry) => (
              <NavItem key={entry.to} entry={entry}>
                <Link to={entry.to}>{entry.label}</Link>
              </NavItem>
            ))}
            <li>
              <button type="button" onClick={() => dispatch(privacyChoicesOpened())}>
                Privacy choices
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
