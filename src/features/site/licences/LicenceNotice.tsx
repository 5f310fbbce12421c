import { useState } from 'react';

import type { Notice } from './licencesApi.ts';
import { LicenceWords } from './LicenceWords.tsx';
import { licencesTexts as texts } from './texts.ts';
import styles from './LicencesPage.module.scss';

/** Parts that are under a licence in the same words, and these words, which are fetched when they are opened. */
export function LicenceNotice({ notice: { id, licence, parts } }: { notice: Notice }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = parts;
  return (
    <div className={styles.notice}>
      <ul className={styles.parts}>
        {parts.map(({ name, version, copyright }) => (
          <li key={`${name} ${version}`}>
            <span className={styles.name}>{name}</span> {version}
            {copyright.map((line) => (
              <span key={line} className={styles.copyright}>
                {line}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <details className={styles.words} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{texts.words(licence, parts.length === 1 ? first?.name : undefined)}</summary>
        {isOpen && <LicenceWords id={id} />}
      </details>
    </div>
  );
}
