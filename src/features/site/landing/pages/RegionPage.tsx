import { useParams } from 'react-router-dom';

import { ALL_REGIONS, regionKey } from '#domain/site/landing/regionKey.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import { RegionArticle } from '../components/RegionArticle.tsx';
import { useRegionQuery } from '../landingApi.ts';
import { regionTexts } from '../regionTexts.ts';

/**
 * The page of a region, its key built from the segments that are there (spec 1 section 2). States: on its way, failed,
 * missing, the region.
 */
export function Component() {
  const params = useParams();
  const key = regionKey(params);
  // The page above all countries has no segment: this word is no country.
  const isMissing = params.country !== undefined && key === ALL_REGIONS;
  // Asked again where the document brought it: the question is to be seen in the browser (ROUTE-051), and counts grow
  // with each import.
  const { currentData: region, ...answer } = useRegionQuery(
    { key },
    { skip: isMissing, refetchOnMountOrArgChange: true },
  );
  usePageTitle(
    region ? (region.content?.title ?? (region.level === 'all' ? null : regionTexts.recordsOf(region.name))) : null,
  );
  if (isMissing || region === null) throw new PageMissing();
  if (region === undefined) return <NoAnswer of={answer} texts={regionTexts} asPage />;
  return <RegionArticle region={region} />;
}
