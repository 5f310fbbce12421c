import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { AS_ONESELF, chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { mapTexts, placesTexts as texts } from './texts.ts';

const TreeTimeMap = lazyPart(() => import('./components/TreeTimeMap.tsx').then((chunk) => chunk.TreeTimeMap));
const PlaceList = lazyPart(() => import('./components/PlaceList.tsx').then((chunk) => chunk.PlaceList));
const PlaceChanges = lazyPart(() => import('./components/PlaceChanges.tsx').then((chunk) => chunk.PlaceChanges));

/**
 * The places of a tree, as a map by time and as a list. States: loading, failed, not there or not theirs, none, places.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search] = useSearchParams();
  const [name, setName] = useState('');
  const publicTreeShareToken = search.get('publicTreeShareToken') || null;
  const {
    currentData: tree,
    error,
    refetch,
  } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken, viewAs: null });
  usePageTitle(tree ? texts.tabTitle(tree.name) : null);
  throwRefusal(tree ? null : error);
  if (!tree && error) return <PageFailure title={texts.failedTree} error={error} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label={texts.loadingTree} />;
  return (
    <PageContainer>
      <Stack gap={8}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[
              { label: tree.name, to: chartAddress(tree.familyTreeRef, '', { ...AS_ONESELF, publicTreeShareToken }) },
              { label: texts.heading },
            ]}
          />
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </Stack>
        <Suspense fallback={<PageSkeleton label={mapTexts.loading} />}>
          <TreeTimeMap tree={tree} publicTreeShareToken={publicTreeShareToken} onPlace={setName} />
          <PlaceList tree={tree} publicTreeShareToken={publicTreeShareToken} name={name} onName={setName} />
          {tree.isEditable && <PlaceChanges treeRef={tree.id} />}
        </Suspense>
      </Stack>
    </PageContainer>
  );
}
