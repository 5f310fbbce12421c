import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import { SITE_NAME } from '#domain/kernel/routes/documentTitle.ts';
import { privacyChoicesOpened } from '#features/kernel/consent/index.ts';

// The foot's own sheet, which is there with the first page: what came with this code would be one more file.
import styles from '../Footer.module.scss';
import { NavItem } from '../NavItem.tsx';
import { entriesOf, type MenuEntry, siteEntries } from './menuEntries.ts';
import { footerTexts as texts } from './menuTexts.ts';

const columns = (): readonly { title: string; entries: readonly MenuEntry[] }[] => [
  { title: texts.records, entries: entriesOf('records') },
  { title: texts.trees, entries: entriesOf('trees') },
  { title: texts.guides, entries: entriesOf('guides') },
  { title: texts.site, entries: siteEntries() },
];

/** What the site is, and the links of its menus in columns. */
export function FooterColumns() {
  const dispatch = useDispatch();
  return (
    <div className={styles.inner}>
      <p className={styles.about}>
        <strong>{SITE_NAME}</strong>
        {texts.about}
      </p>
      <nav aria-label={texts.footer} className={styles.columns}>
        {columns().map(({ title, entries }) => (
          <div key={title} className={styles.column}>
            <p className={styles.title}>{title}</p>
            <ul role="list" aria-label={title} className={styles.links}>
              {entries.map((entry) => (
                <NavItem key={entry.to} entry={entry}>
                  <li>
                    <Link to={entry.to}>{entry.label}</Link>
                  </li>
                </NavItem>
              ))}
              {title === texts.site && (
                <li>
                  <button type="button" onClick={() => dispatch(privacyChoicesOpened())}>
                    {texts.privacy}
                  </button>
                </li>
              )}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
