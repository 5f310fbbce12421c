import { Suspense, useState } from 'react';

import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { ArticleFacet, ArticleResult, WordReading } from '../articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';
import { narrowValuesOf } from '../model/narrowValues.ts';
import { Facets } from './Facets.tsx';
import styles from './filters.module.scss';
import { NarrowForm } from './NarrowForm.tsx';
import { facetTexts as texts, readingTexts } from './texts.ts';

interface ReadingsProps {
  query: ArticleAddress;
  words: readonly WordReading[];
  onChange: (change: ArticleChange) => void;
}

/** Switches a misreading off, or on again. */
const switched =
  (word: string, reading: string, isRefused: boolean): ArticleChange =>
  (query) => {
    const others = query.refused.filter((each) => each.word !== word || each.reading !== reading);
    return { ...query, refused: isRefused ? others : [...others, { word, reading }], page: 1 };
  };

/** The ways the scanner read each word of the search, with how often; each can be switched off, and all of them. */
function WordReadings({ query, words, onChange }: ReadingsProps) {
  if (query.words === '') return null;
  const read = words.filter(({ readings, isCutOff }) => readings.length > 0 || isCutOff);
  return (
    <div className={styles.group}>
      <SwitchField
        label={readingTexts.include}
        hint={readingTexts.hint}
        checked={!query.exact}
        onChange={() => onChange((now) => ({ ...now, exact: !now.exact, page: 1 }))}
      />
      {!query.exact &&
        read.map(({ word, readings, isCutOff }) => (
          <fieldset key={word} className={classNames(styles.lines, styles.readings)}>
            <legend className={styles.legend}>{readingTexts.legend(word)}</legend>
            {readings.map(({ form, count, isRefused }) => (
              <CheckboxField
                key={form}
                compact
                label={form}
                count={count}
                checked={!isRefused}
                onChange={() => onChange(switched(word, form, isRefused))}
              />
            ))}
            {isCutOff && <p className={styles.note}>{readingTexts.cutOff}</p>}
          </fieldset>
        ))}
    </div>
  );
}

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
