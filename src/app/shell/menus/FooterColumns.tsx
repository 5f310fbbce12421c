import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import { privacyChoicesOpened } from '#features/kernel/consent/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { classNames } from '#ui/classNames.ts';

// The foot's own sheet, which is there with the first page: what came with this code would be one more file.
import styles from '../Footer.module.scss';
import { NavItem } from '../NavItem.tsx';
import { entriesOf, LEGAL_ENTRIES, type MenuEntry, siteEntries } from './menuEntries.ts';
import { footerTexts as texts } from './menuTexts.ts';

const columns = (): readonly { title: string; entries: readonly MenuEntry[] }[] => [
  { title: texts.records, entries: entriesOf('records') },
  { title: texts.trees, entries: entriesOf('trees') },
  { title: texts.guides, entries: entriesOf('guides') },
  { title: texts.site, entries: siteEntries() },
];

interface LinksProps {
  label: string;
  entries: readonly MenuEntry[];
  /** Beside each other. */
  isRow?: boolean;
  children?: ReactNode;
}

function Links({ label, entries, isRow = false, children }: LinksProps) {
  return (
    <ul role="list" aria-label={label} className={classNames(styles.links, isRow && styles.row)}>
      {entries.map((entry) => (
        <NavItem key={entry.to} entry={entry}>
          <li>
            <Link to={entry.to}>{entry.label}</Link>
          </li>
        </NavItem>
      ))}
      {children}
    </ul>
  );
}

/** What the site is, the links of its menus in columns, and what it says of itself in a row. */
export function FooterColumns() {
  const dispatch = useDispatch();
  return (
    <div className={styles.inner}>
      <p className={styles.about}>
        <strong>{readSiteBoot().name}</strong>
        {texts.about}
      </p>
      <nav aria-label={texts.footer} className={styles.nav}>
        <div className={styles.columns}>
          {columns().map(({ title, entries }) => (
            <div key={title} className={styles.column}>
              <p className={styles.title}>{title}</p>
              <Links label={title} entries={entries} />
            </div>
          ))}
        </div>
        <Links label={texts.legal} entries={LEGAL_ENTRIES} isRow>
          <li>
            <button type="button" onClick={() => dispatch(privacyChoicesOpened())}>
              {texts.privacy}
            </button>
          </li>
        </Links>
      </nav>
    </div>
  );
}
