import { holdingsOf } from '#domain/newspapers/core/holdingsOf.ts';
import { QueryHelp, useNewspaperTitlesQuery } from '#features/newspapers/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import { startTexts as texts } from '../texts.ts';
import styles from './SearchNewspapersPage.module.scss';

/** What there is to search. States: loading, failed, nothing yet, figures. */
function Holdings() {
  const { data: titles, ...answer } = useNewspaperTitlesQuery();
  if (titles === undefined) return <NoAnswer of={answer} texts={texts} waiting={<SkeletonLine width="long" />} />;
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

/** Below the box: how a search is written, and what there is to search. */
export const NewspaperSearchExtras = ({ hasHelp }: { hasHelp: boolean }) => (
  <>
    {hasHelp && <QueryHelp />}
    <Holdings />
  </>
);
