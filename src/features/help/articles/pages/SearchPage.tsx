import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { articleAddressOf, HELP, HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { ArticleLinks, frameTexts, HELP_LOCALE, HelpFrame, useHelpSearchQuery } from '#features/help/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { homeTexts, resultTexts as texts } from '../texts.ts';
import styles from './pages.module.scss';

/** What is under the heading. States: nothing asked, loading, failed, none, articles. */
function Results({ query }: { query: string }) {
  const { currentData: results, ...answer } = useHelpSearchQuery(
    { query, locale: HELP_LOCALE, limitResultSize: false },
    { skip: query === '' },
  );
  if (query === '') return <p>{texts.blank}</p>;
  if (results === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={texts}
        waiting={
          <div role="status" data-skeleton className={styles.loading}>
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <SkeletonTable columns={1} />
          </div>
        }
        headingLevel={2}
      />
    );
  if (results.length === 0) {
    return (
      <Notice
        tone="empty"
        icon={SearchX}
        headingLevel={2}
        title={texts.none}
        actions={<ButtonLink to={HELP_CONTACT}>{homeTexts.contactLabel}</ButtonLink>}
      >
        <p>{texts.noneText}</p>
      </Notice>
    );
  }
  return (
    <>
      <p role="status">{texts.found(results.length)}</p>
      <ArticleLinks
        isDescribed
        label={texts.results}
        ways={results.map(({ title, snippet, html_url: address }) => ({
          title,
          description: snippet,
          path: articleAddressOf(address),
        }))}
      />
    </>
  );
}

/** Articles for the question in the address (`?query=`, Q-073). */
export function Component() {
  const [address] = useSearchParams();
  const query = (address.get('query') ?? '').trim();
  return (
    <HelpFrame query={query}>
      <Breadcrumbs crumbs={[{ label: frameTexts.help, to: HELP }, { label: texts.title }]} />
      <div className={styles.head}>
        <h1>{query === '' ? texts.title : texts.titleOf(query)}</h1>
      </div>
      <Results query={query} />
    </HelpFrame>
  );
}
