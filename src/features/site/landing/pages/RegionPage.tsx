import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { ALL_REGIONS, regionKey } from '#domain/site/landing/regionKey.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useRegionQuery } from '../landingApi.ts';
import { regionTexts } from '../regionTexts.ts';

const RegionArticle = lazyPart(() => import('../components/RegionArticle.tsx').then((chunk) => chunk.RegionArticle));

/** The page of a region, its key built from the segments that are there (spec 1 section 2). States: on its way, failed, missing, the region. */
export function Component() {
  const params = useParams();
  const key = regionKey(params);
  // The page above all countries has no segment: this word is no country.
  const isMissing = params.country !== undefined && key === ALL_REGIONS;
  const { currentData: region, isFetching, error, refetch } = useRegionQuery({ key }, { skip: isMissing });
  usePageTitle(region ? (region.content?.title ?? (region.level === 'all' ? null : regionTexts.recordsOf(region.name))) : null);
  useEffect(() => RegionArticle.preload(), []);
  if (isMissing || region === null) throw new PageMissing();
  const waiting = <PageSkeleton label={regionTexts.loading} />;
  if (region === undefined && isFetching) return waiting;
  if (region === undefined) {
    return <PageFailure title={regionTexts.failed} {...failureText(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Suspense fallback={waiting}>
      <RegionArticle region={region} />
    </Suspense>
  );
}
