import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { LazyPaywallLine } from '#features/billing/core/index.ts';

import type { ArticleMatch } from '../api/articleSearchApi.ts';
import styles from './ArticleRow.module.scss';

/** Why an article is closed to this reader, and what opens it. */
export function ClosedArticle({ access }: Pick<ArticleMatch, 'access'>) {
  return (
    <p className={styles.closed}>
      <LazyPaywallLine what="article" openTo={openToOf(access)} />
    </p>
  );
}
