import { useParams } from 'react-router-dom';

import { HELP } from '#domain/help/core/helpAddresses.ts';
import { ArticleLinks, frameTexts, HelpFrame, HelpPart } from '#features/help/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';

import { useHelpSectionQuery } from '../helpApi.ts';
import { shelfTexts as texts } from '../texts.ts';
import { useCanonicalAddress } from '../useCanonicalAddress.ts';
import styles from './pages.module.scss';

/** A section with its articles. */
export function Component() {
  const { section: ref = '' } = useParams();
  const answer = useHelpSectionQuery({ ref });
  const part = useCanonicalAddress(answer.currentData, answer.data);
  usePageTitle(part?.title ?? null);
  return (
    <HelpPart of={{ ...answer, data: part }} kind="section">
      {({ title, description, category, articles }) => (
        <HelpFrame>
          <Breadcrumbs
            crumbs={[
              { label: frameTexts.help, to: HELP },
              { label: category.title, to: category.path },
              { label: title },
            ]}
          />
          <div className={styles.head}>
            <h1>{title}</h1>
            <p>{description}</p>
          </div>
          {articles.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ArticleLinks ways={articles} isDescribed label={texts.articlesIn(title)} />
          )}
        </HelpFrame>
      )}
    </HelpPart>
  );
}
