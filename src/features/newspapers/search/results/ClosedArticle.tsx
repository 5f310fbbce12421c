import { Suspense } from 'react';

import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import type { PaywallLineProps } from '#features/billing/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import type { ArticleMatch } from '../api/articleSearchApi.ts';
import styles from './ArticleRow.module.scss';

const PaywallLine = lazyPart<PaywallLineProps>(() => import('#features/billing/core/index.ts').then(({ PaywallLine: line }) => line));

/** Why an article is closed to this reader, and what opens it. */
export function ClosedArticle({ access }: Pick<ArticleMatch, 'access'>) {
  return (
    <p className={styles.closed}>
      <Suspense fallback={null}>
        <PaywallLine what="article" openTo={openToOf(access)} />
      </Suspense>
    </p>
  );
}
