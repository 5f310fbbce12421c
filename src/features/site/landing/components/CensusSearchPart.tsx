import { Suspense, useEffect } from 'react';

import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { landingTexts } from '../texts.ts';
import type { CensusSearchProps } from './CensusSearch.tsx';

const CensusSearch = lazyPart(() => import('./CensusSearch.tsx').then((chunk) => chunk.CensusSearch));

/** The search of one census, its code fetched beside the page's text. */
export function CensusSearchPart(props: CensusSearchProps) {
  useEffect(() => CensusSearch.preload(), []);
  return (
    <Suspense fallback={<Card><Spinner label={landingTexts.loadingSearch} /></Card>}>
      <CensusSearch {...props} />
    </Suspense>
  );
}
