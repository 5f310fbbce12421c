import { Suspense, useState } from 'react';

import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { ArticleFacet, ArticleResult } from '../api/articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';
import { narrowValuesOf } from '../model/narrowValues.ts';
import { Facets } from './Facets.tsx';
import styles from './filters.module.scss';
import { NarrowForm } from './NarrowForm.tsx';
import { facetTexts as texts } from './texts.ts';
import { WordReadings } from './WordReadings.tsx';

const FiltersFailed = lazyPart(() => import('#ui/Notice/FiltersFailed.tsx').then((chunk) => chunk.FiltersFailed));

export interface FilterPanelProps {
  query: ArticleAddress;
  result: ArticleResult | undefined;
  facets: readonly ArticleFacet[] | undefined;
  haveFacetsFailed: boolean;
  /** False where the search itself was not answered: its counts need no word of their own. */
  areFacetsAwaited: boolean;
  /** A filter was ticked: more may follow. */
  onRefine: (change: ArticleChange) => void;
}

/** The form’s values as one text: another search has another form, but not the one that was just sent from it. */
function useFormKey(query: ArticleAddress): [key: number, sent: (query: ArticleAddress) => void] {
  const shown = JSON.stringify(narrowValuesOf(query));
  const [held, setHeld] = useState<{ shown: string; key: number; sent: string | null }>({ shown, key: 0, sent: null });
  if (held.shown !== shown) setHeld({ shown, key: shown === held.sent ? held.key : held.key + 1, sent: null });
  return [held.key, (next) => setHeld({ ...held, sent: JSON.stringify(narrowValuesOf(next)) })];
}

/** What narrows the articles: misreadings, dates and place, then each facet with its counts. */
export function FilterPanel({ query, result, facets, haveFacetsFailed, areFacetsAwaited, onRefine }: FilterPanelProps) {
  const [formKey, sent] = useFormKey(query);
  return (
    <div className={styles.form}>
      <WordReadings query={query} words={result?.words ?? []} onChange={onRefine} />
      <NarrowForm
        key={formKey}
        query={query}
        onSearch={(change) => {
          sent(change(query));
          onRefine(change);
        }}
      />
      {haveFacetsFailed && areFacetsAwaited && (
        <Suspense fallback={null}>
          <FiltersFailed />
        </Suspense>
      )}
      {!haveFacetsFailed && areFacetsAwaited && !facets && (
        <div role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonTable rows={8} columns={1} />
        </div>
      )}
      {!haveFacetsFailed && facets && <Facets query={query} facets={facets} onChange={onRefine} />}
    </div>
  );
}
