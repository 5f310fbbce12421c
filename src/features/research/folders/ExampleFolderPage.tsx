import { kindTexts, RESEARCH_HUB } from '#features/research/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './folders.module.scss';
import { exampleTexts as texts } from './texts.ts';

/** What a folder looks like. A placeholder of the site's own: it asks for no folder (spec 1 section 2, RES-008). */
export function Component() {
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <p>
          <TextLink to={RESEARCH_HUB}>{texts.back}</TextLink>
        </p>
        <header className={styles.head}>
          <p>
            <Badge tone="info">{texts.eyebrow}</Badge>
          </p>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
        </header>
        <ol role="list" className={styles.entries}>
          {texts.entries.map(({ kind, name, note }) => (
            <li key={name + note} className={kind === 'HEADING' ? styles.headingEntry : styles.entry}>
              <div className={styles.body}>
                {kind === 'HEADING' ? (
                  <h2>{name}</h2>
                ) : (
                  <>
                    {kind !== 'NOTE' && (
                      <p className={styles.name}>
                        <Badge>{kindTexts[kind]}</Badge>
                        {name}
                      </p>
                    )}
                    <p className={styles.note}>{note}</p>
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageContainer>
  );
}
