import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { AS_ONESELF, chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { treeStatisticsAddress } from '#domain/trees/core/personAddress.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { statisticsTexts as texts } from './texts.ts';

const Figures = lazyPart(() => import('./components/Figures.tsx').then((chunk) => chunk.Figures));

/**
 * What a tree says of all its people together; the address holds whose ancestors are counted. States: loading, failed,
 * not there or not theirs, figures.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
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
  const person = readTreePersonId(rootsfinderId) ? rootsfinderId : (tree.rootPerson?.id ?? null);
  return (
    <PageContainer>
      <Stack gap={6}>
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
        <Suspense fallback={<PageSkeleton label={texts.loading} />}>
          <Figures
            tree={tree}
            personId={person}
            publicTreeShareToken={publicTreeShareToken}
            onPerson={(id) =>
              void navigate(treeStatisticsAddress(id, publicTreeShareToken), { preventScrollReset: true })
            }
          />
        </Suspense>
      </Stack>
    </PageContainer>
  );
}
