import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { exportTexts } from '../texts.ts';

const ExportForm = lazyPart(() => import('../components/ExportForm.tsx').then((chunk) => chunk.ExportForm));

/**
 * /tree/:treeId/settings/export: downloads a tree as a GEDCOM file. States: loading, failed, missing, not allowed by
 * the owner, content.
 */
export function Component() {
  const { treeId = '' } = useParams();
  const { currentData: tree, ...answer } = useFamilyTree({ ref: treeId, publicTreeShareToken: null, viewAs: null });
  useEffect(() => ExportForm.preload(), []);
  throwRefusal(tree ? null : answer.error);
  if (!tree) return <NoAnswer of={answer} texts={exportTexts} asPage />;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[{ label: tree.name, to: chartAddress(tree.familyTreeRef) }, { label: exportTexts.crumb }]}
          />
          <h1>{exportTexts.title}</h1>
          {tree.mayExport && <p>{exportTexts.lead}</p>}
        </Stack>
        {tree.mayExport ? (
          <Suspense fallback={<PageSkeleton label={exportTexts.loading} />}>
            <ExportForm treeRef={treeId} />
          </Suspense>
        ) : (
          <Notice
            tone="info"
            headingLevel={2}
            title={exportTexts.notAllowed.title}
            actions={<ButtonLink to={chartAddress(tree.familyTreeRef)}>{exportTexts.notAllowed.open}</ButtonLink>}
          >
            <p>{exportTexts.notAllowed.text}</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
