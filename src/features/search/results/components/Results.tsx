import { Suspense, useState, type Ref } from 'react';

import { CompareBar } from '#features/search/core/index.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import type { SearchHit } from '../api/recordSearchApi.ts';
import { birthBasis } from '../model/birthBasis.ts';
import { isAnyPictured } from '../model/isAnyPictured.ts';
import { ResultsList } from './ResultsList.tsx';
import { ResultsNotes } from './ResultsNotes.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import type { ResultsProps } from './resultsProps.ts';

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
      <CompareBar />
    </>
  );
}
