import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { ArticleLinks, HelpFrame, HelpPart, PastNotices } from '#features/help/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHelpHomeQuery } from '../helpApi.ts';
import { homeTexts as texts } from '../texts.ts';
import styles from './pages.module.scss';

/** The start of the help: its subjects, what is asked most, and the way to support. */
export function Component() {
  const answer = useHelpHomeQuery();
  return (
    <HelpPart of={answer} kind="page">
      {({ categories, common }) => (
        <HelpFrame isHome hasNotices>
          <section aria-labelledby="help-subjects" className={styles.stack}>
            <h2 id="help-subjects">{texts.subjects}</h2>
            <ul role="list" className={styles.subjects}>
              {categories.map(({ title, description, path, articleCount }) => (
                <li key={path} className={styles.subject}>
                  <h3>
                    <TextLink to={path} plain>
                      {title}
                    </TextLink>
                  </h3>
                  <p>{description}</p>
                  <p className={styles.count}>{texts.articles(articleCount)}</p>
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.halves}>
            {common.length > 0 && (
              <section aria-labelledby="help-common" className={styles.stack}>
                <h2 id="help-common">{texts.common}</h2>
                <ArticleLinks ways={common} />
              </section>
            )}
            <Card title={texts.contact}>
              <div className={styles.stack}>
                <p>{texts.contactText}</p>
                <div>
                  <ButtonLink to={HELP_CONTACT}>{texts.contactLabel}</ButtonLink>
                </div>
              </div>
            </Card>
          </div>
          <PastNotices />
        </HelpFrame>
      )}
    </HelpPart>
  );
}
