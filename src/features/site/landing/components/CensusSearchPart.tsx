import { Suspense, useEffect } from 'react';

import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { landingTexts } from '../texts.ts';
import type { CensusSearchProps } from './CensusSearch.tsx';
import styles from './CensusSearchPart.module.scss';

const CensusSearch = lazyPart(() => import('./CensusSearch.tsx').then((chunk) => chunk.CensusSearch));

/** The search of one census, its code fetched beside the page's text. */
export function CensusSearchPart(props: CensusSearchProps) {
  useEffect(() => CensusSearch.preload(), []);
  return (
    <Card title={props.label}>
      <div className={styles.room}>
        <Suspense fallback={<Spinner label={landingTexts.loadingSearch} />}>
          <CensusSearch {...props} />
        </Suspense>
      </div>
    </Card>
  );
}
