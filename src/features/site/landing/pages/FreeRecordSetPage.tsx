import { Suspense, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { freeTexts } from '../freeTexts.ts';
import { useFreeRecordSetQuery } from '../landingApi.ts';

const FreeSetArticle = lazyPart(() => import('../components/FreeSetArticle.tsx').then((chunk) => chunk.FreeSetArticle));

/**
 * What one record set offers (spec 1 section 2). States: on its way, failed, withdrawn (the set’s own page), missing
 * (the not-found page), the set.
 */
export function Component() {
  const { recordSet = '' } = useParams();
  const { currentData, ...answer } = useFreeRecordSetQuery({ id: recordSet });
  const set = currentData?.recordSet;
  usePageTitle(set ? freeTexts.title(set.name) : null);
  useEffect(() => FreeSetArticle.preload(), []);
  const waiting = <PageSkeleton label={freeTexts.loading} />;
  if (set === undefined) return <NoAnswer of={answer} texts={freeTexts} asPage />;
  // Its own page says since when and why.
  if (currentData?.recordSetWithdrawal) return <Navigate to={recordSetAddress(recordSet)} replace />;
  if (set === null) throw new PageMissing();
  return (
    <Suspense fallback={waiting}>
      <FreeSetArticle set={set} />
    </Suspense>
  );
}
