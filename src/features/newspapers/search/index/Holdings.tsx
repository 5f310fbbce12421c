import { holdingsOf } from '#domain/newspapers/core/holdingsOf.ts';
import { useNewspaperTitlesQuery } from '#features/newspapers/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import { startTexts as texts } from '../texts.ts';
import styles from './SearchNewspapersPage.module.scss';

/** What there is to search. States: loading, failed, nothing yet, figures. */
export function Holdings() {
  const { data: titles, isFetching, error, refetch } = useNewspaperTitlesQuery();
  if (titles === undefined && isFetching) return <SkeletonLine width="long" />;
  if (titles === undefined) return <LoadFailure title={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (titles.length === 0) {
    return (
      <Notice
        tone="empty"
        title={texts.none.title}
        actions={<ButtonLink to="/search/historical-records">{texts.none.records}</ButtonLink>}
      >
        <p>{texts.none.text}</p>
      </Notice>
    );
  }
  const { issues, articles, years } = holdingsOf(titles);
  return <p className={styles.holdings}>{texts.holdings(titles.length, issues, articles, years)}</p>;
}
