import { useParams } from 'react-router-dom';

import { HELP } from '#domain/help/core/helpAddresses.ts';
import { ArticleLinks, frameTexts, HelpFrame, HelpPart } from '#features/help/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHelpCategoryQuery } from '../helpApi.ts';
import { shelfTexts as texts } from '../texts.ts';
import { useCanonicalAddress } from '../useCanonicalAddress.ts';
import styles from './pages.module.scss';

/** A category with its sections and their articles. */
export function Component() {
  const { category: ref = '' } = useParams();
  const answer = useHelpCategoryQuery({ ref });
  const part = useCanonicalAddress(answer.currentData, answer.data);
  usePageTitle(part?.title ?? null);
  return (
    <HelpPart of={{ ...answer, data: part }} kind="category">
      {({ title, description, sections }) => (
        <HelpFrame>
          <Breadcrumbs crumbs={[{ label: frameTexts.help, to: HELP }, { label: title }]} />
          <div className={styles.head}>
            <h1>{title}</h1>
            <p>{description}</p>
          </div>
          {sections.length === 0 && <p>{texts.none}</p>}
          <div className={styles.sections}>
            {sections.map((section) => (
              <section key={section.path} aria-label={section.title} className={styles.stack}>
                <h2>
                  <TextLink to={section.path} plain>
                    {section.title}
                  </TextLink>
                </h2>
                <ArticleLinks ways={section.articles} label={texts.articlesIn(section.title)} />
              </section>
            ))}
          </div>
        </HelpFrame>
      )}
    </HelpPart>
  );
}
