import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { MessageMember } from '#features/messages/core/index.ts';
import { OwnerlessTree, useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { settingsTexts } from '../settingsTexts.tsx';
import { listTexts } from '../texts.ts';

const OwnersSettings = lazyPart(() => import('../components/OwnersSettings.tsx').then((chunk) => chunk.OwnersSettings));

/**
 * Name and root person of a tree, and who can see it; its export and its end. States: loading, failed, missing, not the
 * owner's, settings.
 */
export function Component() {
  const { treeId = '' } = useParams();
  const { currentData: tree, ...answer } = useFamilyTree({ ref: treeId, publicTreeShareToken: null, viewAs: null });
  useEffect(() => OwnersSettings.preload(), []);
  usePageTitle(tree ? settingsTexts.pageTitle(tree.name) : null);
  throwRefusal(tree ? null : answer.error);
  if (!tree) return <NoAnswer of={answer} texts={settingsTexts} asPage />;
  const chart = chartAddress(tree.familyTreeRef);
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[
              { label: listTexts.title, to: '/tree/all-trees' },
              { label: tree.name, to: chart },
              { label: settingsTexts.crumb },
            ]}
          />
          <h1>{settingsTexts.title}</h1>
        </Stack>
        {(tree.leftAt !== null || tree.takesOverUntil !== null) && (
          <Suspense fallback={null}>
            <OwnerlessTree tree={tree} />
          </Suspense>
        )}
        {tree.role === 'OWNER' ? (
          <Suspense fallback={<Spinner label={settingsTexts.loading} />}>
            <OwnersSettings key={tree.id} tree={tree} />
          </Suspense>
        ) : (
          <Notice
            tone="info"
            headingLevel={2}
            title={settingsTexts.ownerOnly}
            actions={<ButtonLink to={chart}>{settingsTexts.openTree}</ButtonLink>}
          >
            {tree.ownerName && <p>{settingsTexts.owner(tree.ownerName)}</p>}
            {tree.ownerName && <MessageMember tree={tree.familyTreeRef} />}
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
