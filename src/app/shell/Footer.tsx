import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import { SITE_NAME } from '#domain/routes/documentTitle.ts';
import { privacyChoicesOpened } from '#features/consent/index.ts';
import { useGrant } from '#features/grants/index.ts';

import { FOOTER_ENTRIES, type NavEntry } from './navEntries.ts';
import styles from './Footer.module.scss';

function FooterEntry({ entry }: { entry: NavEntry }) {
  const isHeld = useGrant(entry.grant ?? '');
  if (entry.grant !== null && !isHeld) return null;
  return (
    <li>
      <Link to={entry.to}>{entry.label}</Link>
    </li>
  );
}

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
              <FooterEntry key={entry.to} entry={entry} />
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
