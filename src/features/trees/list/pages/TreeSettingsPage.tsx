import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

const OwnersSettings = lazyPart(() => import('../components/OwnersSettings.tsx').then((chunk) => chunk.OwnersSettings));

/** Name, visibility and root person of a tree; its export and its end. States: loading, failed, missing, not the owner's, settings. */
export function Component() {
  const { treeId = '' } = useParams();
  const { currentData: tree, error, refetch } = useFamilyTree({ ref: treeId, publicTreeShareToken: null, viewAs: null });
  useEffect(() => OwnersSettings.preload(), []);
  usePageTitle(tree ? `Settings of ${tree.name}` : null);
  throwRefusal(tree ? null : error);
  if (!tree && error) return <PageFailure title="The settings could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!tree) return <PageSkeleton label="Loading the settings" />;
  const chart = chartAddress(tree.familyTreeRef);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs crumbs={[{ label: 'Your family trees', to: '/tree/all-trees' }, { label: tree.name, to: chart }, { label: 'Settings' }]} />
          <h1>Tree settings</h1>
        </Stack>
        {tree.role === 'OWNER' ? (
          <Suspense fallback={<Spinner label="Loading the settings" />}>
            <OwnersSettings key={tree.id} tree={tree} />
          </Suspense>
        ) : (
          <Notice tone="info" headingLevel={2} title="Only the owner of a tree changes its settings" actions={<ButtonLink to={chart}>Open the tree</ButtonLink>}>
            {tree.ownerName && <p>This tree is {tree.ownerName}’s.</p>}
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
