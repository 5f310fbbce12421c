import { useParams } from 'react-router-dom';

import { HELP } from '#domain/help/core/helpAddresses.ts';
import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { ArticleLinks, frameTexts, HelpFrame, HelpPart } from '#features/help/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';

import { ArticleRating } from '../ArticleRating.tsx';
import { useHelpArticleQuery } from '../helpApi.ts';
import { articleTexts as texts } from '../texts.ts';
import { useCanonicalAddress } from '../useCanonicalAddress.ts';
import styles from './pages.module.scss';

/** One article: where it is filed, its text, what to read next. */
export function Component() {
  const { article: ref = '' } = useParams();
  const answer = useHelpArticleQuery({ ref });
  const part = useCanonicalAddress(answer.currentData, answer.data);
  usePageTitle(part?.title ?? null);
  return (
    <HelpPart of={{ ...answer, data: part }} kind="article">
      {({ id, title, description, updated, category, section, blocks, related }) => (
        <HelpFrame>
          <Breadcrumbs
            crumbs={[
              { label: frameTexts.help, to: HELP },
              { label: category.title, to: category.path },
              { label: section.title, to: section.path },
              { label: title },
            ]}
          />
          <div className={styles.columns}>
            <article className={styles.article}>
              <div className={styles.head}>
                <h1>{title}</h1>
                <p>{description}</p>
              </div>
              <ContentText blocks={blocks} />
              <ArticleRating key={id} articleId={id} />
              {updated !== null && (
                <p className={styles.updated}>
                  {texts.updated} <time dateTime={updated}>{dayInWords(new Date(updated))}</time>
                </p>
              )}
            </article>
            {related.length > 0 && (
              <aside aria-labelledby="help-related" className={styles.related}>
                <h2 id="help-related">{texts.related}</h2>
                <ArticleLinks ways={related} />
              </aside>
            )}
          </div>
        </HelpFrame>
      )}
    </HelpPart>
  );
}
