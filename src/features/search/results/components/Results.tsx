import { Suspense, useState, type Ref } from 'react';

import { CompareBar, plainSetName } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { belowQuery } from '#ui/breakpoints.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { ReadingLegend } from '#ui/Reading/ReadingLegend.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { birthBasis, presentBirth } from '../model/birthBasis.ts';
import { isAnyPictured } from '../model/isAnyPictured.ts';
import { eventWords } from '../model/summaryWords.ts';
import type { SearchHit } from '../recordSearchApi.ts';
import { rowTexts as texts } from '../texts.ts';
import { HitDetails, HitPlace, readingsOfHits } from './HitFacts.tsx';
import { HitName, HitPicture } from './HitHead.tsx';
import { HitPassages } from './HitPassages.tsx';
import styles from './Results.module.scss';
import { ResultsNotes } from './ResultsNotes.tsx';
import { ResultsTable, type ResultsProps } from './ResultsTable.tsx';
import { RowActions } from './RowActions.tsx';

/** Results as a compact list, for phones and narrow windows. */
function ResultsList({ result, isPictured, basis, busy, opened, onToggle, onApproach, reasons }: ResultsProps) {
  return (
    <ul role="list" aria-label={texts.label} aria-busy={busy || undefined} className={styles.list}>
      {result.hits.map((hit) => {
        const born = presentBirth(hit, basis);
        const facts = [born && texts.born(born), eventWords(hit)].filter(Boolean).join(' · ');
        return (
          <li key={hit.id} className={styles.item}>
            <HitPicture hit={hit} isPictured={isPictured} />
            <div className={styles.itemBody}>
              <div className={styles.itemHead}>
                <HitName hit={hit} />
                <RowActions hit={hit} isOpen={opened.has(hit.id)} onToggle={onToggle} onApproach={onApproach} />
              </div>
              <p>
                {facts}
                {facts !== '' && hit.place !== null && ' · '}
                {hit.place !== null && <HitPlace hit={hit} />}
              </p>
              {hit.summary.length > 0 && (
                <p>
                  <HitDetails hit={hit} />
                </p>
              )}
              <HitPassages hit={hit} />
              <p className={styles.set}>
                {plainSetName(hit.recordSet)} {!hit.isReadable && <Badge>{texts.membersOnly}</Badge>}
              </p>
              {opened.has(hit.id) && reasons(hit)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

// Of a row that was asked why it is there.
const HitReasons = lazyPart(() => import('./HitReasons.tsx').then((chunk) => chunk.HitReasons));

interface ResultsSettings extends Omit<
  ResultsProps,
  'isPictured' | 'basis' | 'opened' | 'onToggle' | 'onApproach' | 'reasons'
> {
  /** The form is beside them and takes its share of the window. */
  isBesideForm: boolean;
  ref: Ref<HTMLDivElement>;
}

/** One page of results: a table, or a list where there is no room for one. */
export function Results({ isBesideForm, ref, ...rest }: ResultsSettings) {
  const isNarrow = useMediaQuery(belowQuery(isBesideForm ? 'twxxl' : 'twxl'));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (id: string) =>
    setOpened(opened.has(id) ? new Set([...opened].filter((each) => each !== id)) : new Set([...opened, id]));
  const reasons = (hit: SearchHit) => (
    <Suspense fallback={<SkeletonLine width="medium" />}>
      <HitReasons hit={hit} variants={rest.result.variants} address={rest.address} />
    </Suspense>
  );
  const { hits } = rest.result;
  const basis = birthBasis(hits);
  const Form = isNarrow ? ResultsList : ResultsTable;
  return (
    <>
      <ResultsNotes hits={hits} basis={basis} />
      <div ref={ref}>
        <Form
          {...rest}
          isPictured={isAnyPictured(hits)}
          basis={basis}
          opened={opened}
          onToggle={onToggle}
          onApproach={HitReasons.preload}
          reasons={reasons}
        />
      </div>
      <ReadingLegend readings={readingsOfHits(hits)} />
      <CompareBar />
    </>
  );
}
