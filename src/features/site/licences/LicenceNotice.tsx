import { licenceParagraphs } from '#domain/site/licences/licenceParagraphs.ts';

import type { Notice } from './licencesApi.ts';
import { licencesTexts as texts } from './texts.ts';
import styles from './LicencesPage.module.scss';

/** Parts that are under a licence in the same words, and these words, which open. */
export function LicenceNotice({ notice: { licence, parts, text } }: { notice: Notice }) {
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
      <details className={styles.words}>
        <summary>{texts.words(licence, parts.length === 1 ? first?.name : undefined)}</summary>
        {licenceParagraphs(text).map((lines, at) => (
          <p key={at}>{lines.join('\n')}</p>
        ))}
      </details>
    </div>
  );
}
